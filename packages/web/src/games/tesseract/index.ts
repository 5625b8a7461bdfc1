/** Manifest of tesseract. */
import './colours.css';
import { TESSERACT_FACTS } from '@tessera/games/tesseract';
import { en } from '@tessera/games/tesseract/titles/en';
import type { GameManifest } from '../manifest.ts';
import { titlesOf } from '../titles.ts';
import { FIRST_GAME } from './home/firstGame.ts';
import { TesseractArt } from './home/TesseractArt.tsx';

export const tesseract: GameManifest = {
  ...TESSERACT_FACTS,
  ...titlesOf(en, language => import(`@tessera/games/tesseract/titles/${language}`)),
  firstGame: FIRST_GAME,
  Art: TesseractArt,
  Emblem: TesseractArt,
  loadGlance: () => import('./home/pictures.tsx'),
  loadPreparation: () => import('./newMatch/preparation.tsx'),
  loadTable: () => import('./TesseractTable.tsx'),
};
