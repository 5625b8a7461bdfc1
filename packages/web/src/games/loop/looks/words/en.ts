/** Names of the looks of loop, in English. */
export const en = {
  haze: 'Haze',
  comic: 'Comic',
  neon: 'Neon',
} as const;
