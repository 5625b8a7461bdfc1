// @chunk common
/** Titles for lists of games, in all languages at once: small enough to be loaded before one is chosen. */
export const TESSERACT_TITLES = {
  en: {
    name: 'Tesseract',
    kind: 'Co-op, 1 to 4',
    tagline: 'Contain 24 dice before the cube tears space open.',
  },
  fr: {
    name: 'Tesseract',
    kind: 'Coopératif, 1 à 4',
    tagline: 'Confinez 24 dés avant que le cube ne déchire l’espace.',
  },
  cs: {
    name: 'Teserakt',
    kind: 'Kooperativní, 1 až 4',
    tagline: 'Stabilizujte 24 kostek dřív, než krychle roztrhne prostor.',
  },
} as const;
