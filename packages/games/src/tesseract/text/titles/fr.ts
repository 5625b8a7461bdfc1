export const fr = {
  name: 'Tesseract',
  kind: 'Coopératif, 1 à 4',
  tagline: 'Confinez 24 dés avant que le cube ne déchire l’espace.',
  first: 'Vous affrontez le cube avec un robot fort, sur le socle le plus facile.',
} as const;
