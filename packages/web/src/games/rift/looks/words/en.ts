/** Names of the looks of rift, in English. */
export const en = {
  wood: 'Wood',
  slate: 'Slate',
  print: 'Print',
} as const;
