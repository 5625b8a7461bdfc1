import type { InLanguages } from '@tessera/engine';

export const PROGRESS: InLanguages<string> = {
  en: 'Turn {turn}, breach {breach} of 7, {contained} of 24 contained',
  fr: 'Tour {turn}, brèche {breach} sur 7, {contained} confinés sur 24',
  cs: '{turn}. tah, trhlina {breach} ze 7, stabilizováno {contained} z 24',
};
