/** Manifest of rift. */
import './colours.css';
import { RIFT_FACTS } from '@tessera/games/rift';
import { en } from '@tessera/games/rift/titles/en';
import type { GameManifest } from '../manifest.ts';
import { titlesOf } from '../titles.ts';
import { FIRST_GAME } from './home/firstGame.ts';
import { Emblem, RiftArt } from './home/RiftArt.tsx';

export const rift: GameManifest = {
  ...RIFT_FACTS,
  ...titlesOf(en, language => import(`@tessera/games/rift/titles/${language}`)),
  firstGame: FIRST_GAME,
  Art: RiftArt,
  Emblem,
  loadGlance: () => import('./home/pictures.tsx'),
  loadPreparation: () => import('./newMatch/preparation.tsx'),
  loadTexts: async () => (await import('./texts.ts')).texts,
  loadWorkshop: () => import('./editor/EditorPage.tsx'),
  loadTable: () => import('./RiftTable.tsx'),
};
