export const en = {
  contained: { one: 'One more cube contained', other: '{count} more cubes contained' },
  ofAll: '{count} of 24',
  breach: 'The breach grew',
  healed: 'A breach was closed',
  danger: 'Breach risk at the next priming',
  given: { one: 'Your lab got {cubes}', other: 'Your lab got {cubes}' },
  taken: { one: 'Your lab lost a cube', other: 'Your lab lost {count} cubes' },
  touched: { one: 'Changed in your lab: {cubes}', other: 'Changed in your lab: {cubes}' },
  set: 'You can contain a set right away',
} as const;
