// @chunk common
/** Titles for lists of games, in all languages at once: small enough to be loaded before one is chosen. */
export const RIFT_TITLES = {
  en: {
    name: 'Tesseract 1983',
    kind: 'Duel, 2',
    tagline: 'Capture the other Tesseract. No luck, no draw.',
  },
  fr: {
    name: 'Tesseract 1983',
    kind: 'Duel, 2',
    tagline: 'Capturez le Tesseract adverse. Sans hasard, sans partie nulle.',
  },
  cs: {
    name: 'Teserakt 1983',
    kind: 'Souboj, 2',
    tagline: 'Seberte soupeřův Teserakt. Bez náhody, bez remízy.',
  },
} as const;
