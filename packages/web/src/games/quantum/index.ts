/** quantum for pages. */
import './colours.css';
import { QUANTUM_FACTS, QUANTUM_TITLES } from '@tessera/games/quantum';
import type { GameManifest } from '../manifest.ts';
import { FIRST_GAME } from './home/firstGame.ts';
import { QuantumArt } from './home/QuantumArt.tsx';

export const quantum: GameManifest = {
  ...QUANTUM_FACTS,
  titles: QUANTUM_TITLES,
  firstGame: FIRST_GAME,
  Art: QuantumArt,
  Emblem: QuantumArt,
  loadGlance: () => import('./home/pictures.tsx'),
  loadPreparation: () => import('./newMatch/preparation.tsx'),
  loadWorkshop: () => import('./workshop/WorkshopPage.tsx'),
  loadTable: () => import('./QuantumTable.tsx'),
};
