/** Title of quantum for lists of games, and its recommended first match in a sentence. */
export const en = {
  name: 'Quantum',
  kind: 'Fleets, 2 to 4',
  tagline: 'Every ship is a die. The right sum wins the planet.',
  first: 'You against a gentle bot. You begin, and everything new is explained.',
} as const;
