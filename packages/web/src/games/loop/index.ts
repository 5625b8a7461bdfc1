/** Manifest of loop. */
import './colours.css';
import { LOOP_FACTS } from '@tessera/games/loop';
import { en } from '@tessera/games/loop/titles/en';
import type { GameManifest } from '../manifest.ts';
import { titlesOf } from '../titles.ts';
import { FIRST_GAME } from './home/firstGame.ts';
import { LoopArt } from './home/LoopArt.tsx';

export const loop: GameManifest = {
  ...LOOP_FACTS,
  ...titlesOf(en, language => import(`@tessera/games/loop/titles/${language}`)),
  firstGame: FIRST_GAME,
  Art: LoopArt,
  Emblem: LoopArt,
  loadGlance: () => import('./home/pictures.tsx'),
  loadPreparation: () => import('./newMatch/preparation.tsx'),
  loadCareer: () => import('./career/CareerPage.tsx'),
  loadTable: () => import('./LoopTable.tsx'),
};
