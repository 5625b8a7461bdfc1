import { tesseractBots } from '@tessera/bots/tesseract';
import { reviewing } from '@tessera/bots/tesseract/reviewing';
import { BUILT_IN_PACK, formatPack, packComplaints, tesseract } from '@tessera/games/tesseract';
import { defineManifest } from '../manifest.ts';
import { tesseractFace } from './face.ts';
import { tesseractWords } from './words.ts';

export const tesseractManifest = defineManifest({
  game: tesseract,
  bots: tesseractBots,
  reviewing,
  words: tesseractWords,
  face: tesseractFace,
  packs: { builtIn: BUILT_IN_PACK, text: () => formatPack(BUILT_IN_PACK), complaints: packComplaints },
});
