/** rift for pages. */
import './colours.css';
import { RIFT_FACTS, RIFT_TITLES } from '@tessera/games/rift';
import type { GameManifest } from '../manifest.ts';
import { Emblem, Thumbnail } from './home/pictures.tsx';
import { RiftArt } from './home/RiftArt.tsx';
import { FIRST_GAME } from './home/words.ts';

export const rift: GameManifest = {
  ...RIFT_FACTS,
  titles: RIFT_TITLES,
  firstGame: FIRST_GAME,
  Art: RiftArt,
  Emblem,
  Thumbnail,
  loadPreparation: () => import('./newMatch/preparation.tsx'),
  rulesPages: {
    en: () => import('virtual:rules/rift/en'),
    fr: () => import('virtual:rules/rift/fr'),
    cs: () => import('virtual:rules/rift/cs'),
  },
  loadTable: () => import('./RiftTable.tsx'),
};
