/** Manifest of loop. */
import './colours.css';
import { LOOP_FACTS, LOOP_TITLES } from '@tessera/games/loop';
import type { GameManifest } from '../manifest.ts';
import { FIRST_GAME } from './home/firstGame.ts';
import { LoopArt } from './home/LoopArt.tsx';

export const loop: GameManifest = {
  ...LOOP_FACTS,
  titles: LOOP_TITLES,
  firstGame: FIRST_GAME,
  Art: LoopArt,
  Emblem: LoopArt,
  loadGlance: () => import('./home/pictures.tsx'),
  loadPreparation: () => import('./newMatch/preparation.tsx'),
  loadCareer: () => import('./career/CareerPage.tsx'),
  loadTable: () => import('./LoopTable.tsx'),
};
