import { quantumBots } from '@tessera/bots/quantum';
import { reviewing } from '@tessera/bots/quantum/reviewing';
import { BUILT_IN_PACK, formatPack, packComplaints, quantum } from '@tessera/games/quantum';
import { QUANTUM_TEXT } from '@tessera/games/quantum/texts';
import { defineManifest } from '../manifest.ts';
import { quantumFace } from './face.ts';
import { quantumWords } from './words.ts';

export const quantumManifest = defineManifest({
  game: quantum,
  bots: quantumBots,
  reviewing,
  rival: 'fair',
  words: quantumWords,
  face: quantumFace,
  packs: {
    builtIn: BUILT_IN_PACK,
    text: () => formatPack(BUILT_IN_PACK, QUANTUM_TEXT.en.cards),
    complaints: packComplaints,
  },
});
