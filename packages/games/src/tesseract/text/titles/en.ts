/** Title of tesseract for lists of games, and its recommended first match in a sentence. */
export const en = {
  name: 'Tesseract',
  kind: 'Co-op, 1 to 4',
  tagline: 'Contain 24 dice before the cube tears space open.',
  first: 'You and a strong bot against the cube, on the mildest base.',
} as const;
