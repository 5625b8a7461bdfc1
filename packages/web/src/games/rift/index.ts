/** Manifest of rift. */
import './colours.css';
import { RIFT_FACTS, RIFT_TITLES } from '@tessera/games/rift';
import type { GameManifest } from '../manifest.ts';
import { FIRST_GAME } from './home/firstGame.ts';
import { Emblem, Thumbnail } from './home/pictures.tsx';
import { RiftArt } from './home/RiftArt.tsx';

export const rift: GameManifest = {
  ...RIFT_FACTS,
  titles: RIFT_TITLES,
  firstGame: FIRST_GAME,
  Art: RiftArt,
  Emblem,
  loadGlance: async () => ({
    Thumbnail,
    lasts: { minutes: 40, minutesEach: 0, turns: 80 },
    loadReasons: async language => (await import('./home/reasons.ts')).reasonsIn(language),
  }),
  loadPreparation: () => import('./newMatch/preparation.tsx'),
  loadTexts: async () => (await import('./texts.ts')).texts,
  loadWorkshop: () => import('./editor/EditorPage.tsx'),
  loadTable: () => import('./RiftTable.tsx'),
};
