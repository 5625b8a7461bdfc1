/** What lists of games say of it, in every language at once: little enough to be known before one is chosen. */
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
