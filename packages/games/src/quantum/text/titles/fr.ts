export const fr = {
  name: 'Quantum',
  kind: 'Flottes, 2 à 4',
  tagline: 'Chaque vaisseau est un dé. Avec la bonne somme, la planète est à vous.',
  first: 'Vous contre un robot novice. Vous commencez, et chaque nouveauté est expliquée.',
} as const;
