// @chunk common
/** Titles for lists of games, in all languages at once: small enough to be loaded before one is chosen. */
export const LOOP_TITLES = {
  en: {
    name: 'The Loop',
    kind: 'Co-op, 1 to 4',
    tagline: 'Loop your cards to stop Dr Foo in seven eras.',
  },
  fr: {
    name: 'The Loop',
    kind: 'Coopératif, 1 à 4',
    tagline: 'Bouclez vos cartes pour arrêter le Dr Foo à travers sept époques.',
  },
  cs: {
    name: 'Smyčka',
    kind: 'Kooperativní, 1 až 4',
    tagline: 'Zacyklete své karty a zastavte dr. Foo v sedmi epochách.',
  },
} as const;
