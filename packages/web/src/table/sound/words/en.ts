/** Offer of sounds at the first game. */
export const en = {
  offer: 'Sound?',
  on: 'On',
  no: 'No thanks',
} as const;
