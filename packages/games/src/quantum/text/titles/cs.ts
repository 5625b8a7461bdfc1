export const cs = {
  name: 'Quantum',
  kind: 'Flotily, 2 až 4',
  tagline: 'Každá loď je kostka. Se správným součtem je planeta vaše.',
  first: 'Vy proti mírnému robotovi. Začínáte vy a všechno nové se vysvětlí.',
} as const;
