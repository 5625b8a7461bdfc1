import { loopBots } from '@tessera/bots/loop';
import { loop } from '@tessera/games/loop';
import { defineManifest } from '../manifest.ts';
import { loopFace } from './face.ts';
import { loopWords } from './words.ts';

export const loopManifest = defineManifest({
  game: loop,
  bots: loopBots,
  rival: 'greedy',
  words: loopWords,
  face: loopFace,
});
