/** Manifest of rift. */
import './colours.css';
import { RIFT_FACTS } from '@tessera/games/rift';
import { en } from '@tessera/games/rift/titles/en';
import type { GameManifest } from '../manifest.ts';
import { titlesOf } from '../titles.ts';
import { FIRST_GAME } from './home/firstGame.ts';
import { Emblem, Thumbnail } from './home/pictures.tsx';
import { RiftArt } from './home/RiftArt.tsx';

export const rift: GameManifest = {
  ...RIFT_FACTS,
  ...titlesOf(en, {
    fr: () => import('@tessera/games/rift/titles/fr'),
    cs: () => import('@tessera/games/rift/titles/cs'),
  }),
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
