export const fr = {
  name: 'The Loop',
  kind: 'Coopératif, 1 à 4',
  tagline: 'Bouclez vos cartes pour arrêter le Dr Foo à travers sept époques.',
  first: 'Le Dr Foo contre vous et un robot fort. Chaque nouveauté est expliquée.',
} as const;
