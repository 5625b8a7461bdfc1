export const fr = {
  name: 'The Loop',
  kind: 'Coopératif, 1 à 4',
  tagline: 'Bouclez vos cartes pour arrêter le Dr Foo à travers sept époques.',
  first: 'Vous et un robot fort contre le Dr Foo. Chaque nouveauté est expliquée.',
} as const;
