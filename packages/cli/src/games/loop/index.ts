import { loopBots } from '@tessera/bots/loop';
import { reviewing } from '@tessera/bots/loop/reviewing';
import { BUILT_IN_PACK, formatPack, loop, packComplaints } from '@tessera/games/loop';
import { defineManifest } from '../manifest.ts';
import { loopCareer } from './career.ts';
import { loopFace } from './face.ts';
import { loopWords } from './words.ts';

export const loopManifest = defineManifest({
  game: loop,
  bots: loopBots,
  reviewing,
  rival: 'fair',
  words: loopWords,
  face: loopFace,
  packs: {
    builtIn: BUILT_IN_PACK,
    text: () => formatPack(BUILT_IN_PACK),
    complaints: packComplaints,
  },
  career: loopCareer,
});
