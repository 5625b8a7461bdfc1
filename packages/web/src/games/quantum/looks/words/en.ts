/** Names of the looks of quantum, in English. */
export const en = {
  space: 'Deep space',
  chart: 'Star chart',
  brass: 'Brass',
} as const;
