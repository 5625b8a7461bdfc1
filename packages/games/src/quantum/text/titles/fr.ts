export const fr = {
  name: 'Quantum',
  kind: 'Flottes, 2–4',
  tagline: 'Chaque vaisseau est un dé. Les sommes en orbite font les planètes.',
  first: 'Vous contre un robot doux. Vous commencez, et chaque nouveauté est expliquée.',
} as const;
