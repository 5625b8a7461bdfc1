export const fr = {
  name: 'Tesseract',
  kind: 'Coopératif, 1 à 4',
  tagline: 'Confinez 24 dés avant que le cube ne déchire l’espace.',
  first: 'Vous et un robot fort contre le cube, sur le socle le plus facile.',
} as const;
