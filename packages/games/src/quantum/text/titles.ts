// @chunk common
/** Titles for lists of games, in all languages at once: small enough to be loaded before one is chosen. */
export const QUANTUM_TITLES = {
  en: { name: 'Quantum', kind: 'Fleets, 2–4', tagline: 'Every ship is a die. Sums in orbit become planets.' },
  fr: {
    name: 'Quantum',
    kind: 'Flottes, 2–4',
    tagline: 'Chaque vaisseau est un dé. Les sommes en orbite font les planètes.',
  },
  cs: {
    name: 'Quantum',
    kind: 'Flotily, 2–4',
    tagline: 'Každá loď je kostka. Součty na oběžné dráze získávají planety.',
  },
} as const;
