import type { Language } from '@tessera/engine';

export const FIRST_GAME: Readonly<Record<Language, string>> = {
  en: 'You and a steady bot against the cube, on the mildest base.',
  fr: 'Vous et un robot posé contre le cube, sur le socle le plus calme.',
  cs: 'Vy a vyrovnaný robot proti krychli, na nejmírnější základně.',
};

/** How far a match is. */
export const PROGRESS: Readonly<Record<Language, string>> = {
  en: 'Turn {turn}, breach {breach} of 7, {contained} of 24 contained',
  fr: 'Tour {turn}, brèche {breach} sur 7, {contained} confinés sur 24',
  cs: '{turn}. tah, trhlina {breach} ze 7, stabilizováno {contained} z 24',
};
