/** Manifest of tesseract. */
import './colours.css';
import { TESSERACT_FACTS, TESSERACT_TITLES } from '@tessera/games/tesseract';
import type { GameManifest } from '../manifest.ts';
import { FIRST_GAME } from './home/firstGame.ts';
import { TesseractArt } from './home/TesseractArt.tsx';

export const tesseract: GameManifest = {
  ...TESSERACT_FACTS,
  titles: TESSERACT_TITLES,
  firstGame: FIRST_GAME,
  Art: TesseractArt,
  Emblem: TesseractArt,
  loadGlance: () => import('./home/pictures.tsx'),
  loadPreparation: () => import('./newMatch/preparation.tsx'),
  loadTable: () => import('./TesseractTable.tsx'),
};
