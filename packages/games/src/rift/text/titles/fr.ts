export const fr = {
  name: 'Tesseract 1983',
  kind: 'Duel, 2',
  tagline: 'Capturez le Tesseract adverse. Sans hasard, sans partie nulle.',
  first: 'Vous contre un robot novice. Les pièces sont en place, vous commencez.',
} as const;
