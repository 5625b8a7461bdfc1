export const fr = {
  name: 'Tesseract',
  kind: 'Coopératif, 1 à 4',
  tagline: 'Confinez 24 dés avant que le cube ne déchire l’espace.',
  first: 'Vous et un robot posé contre le cube, sur le socle le plus calme.',
} as const;
