/** Title of rift for lists of games, and its recommended first match in a sentence. */
export const en = {
  name: 'Tesseract 1983',
  kind: 'Duel, 2',
  tagline: 'Capture the other Tesseract. No luck, no draw.',
  first: 'You against a gentle bot. The pieces are set up, and you move first.',
} as const;
