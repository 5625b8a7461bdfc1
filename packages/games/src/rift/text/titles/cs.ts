export const cs = {
  name: 'Teserakt 1983',
  kind: 'Souboj, 2',
  tagline: 'Seberte soupeřův Teserakt. Bez náhody, bez remízy.',
  first: 'Vy proti mírnému robotovi. Kameny už stojí, začínáte vy.',
} as const;
