/** Names of the looks of tesseract, in English. */
export const en = {
  observatory: 'Observatory',
  notebook: 'Notebook',
  gems: 'Gemstones',
} as const;
