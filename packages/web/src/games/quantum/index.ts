/** quantum for pages. */
import './colours.css';
import { QUANTUM_FACTS } from '@tessera/games/quantum';
import { en } from '@tessera/games/quantum/titles/en';
import type { GameManifest } from '../manifest.ts';
import { titlesOf } from '../titles.ts';
import { FIRST_GAME } from './home/firstGame.ts';
import { QuantumArt } from './home/QuantumArt.tsx';

export const quantum: GameManifest = {
  ...QUANTUM_FACTS,
  ...titlesOf(en, language => import(`@tessera/games/quantum/titles/${language}`)),
  firstGame: FIRST_GAME,
  Art: QuantumArt,
  Emblem: QuantumArt,
  loadGlance: () => import('./home/pictures.tsx'),
  loadPreparation: () => import('./newMatch/preparation.tsx'),
  loadWorkshop: () => import('./workshop/WorkshopPage.tsx'),
  loadTable: () => import('./QuantumTable.tsx'),
};
