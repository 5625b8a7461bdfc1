import { quantumBots } from '@tessera/bots/quantum';
import { quantum } from '@tessera/games/quantum';
import { defineManifest } from '../manifest.ts';
import { quantumFace } from './face.ts';
import { quantumWords } from './words.ts';

export const quantumManifest = defineManifest({
  game: quantum,
  bots: quantumBots,
  rival: 'greedy',
  words: quantumWords,
  face: quantumFace,
});
