export const cs = {
  name: 'Quantum',
  kind: 'Flotily, 2–4',
  tagline: 'Každá loď je kostka. Součty na oběžné dráze získávají planety.',
  first: 'Vy proti mírnému robotovi. Začínáte vy a každá novinka se vysvětlí.',
} as const;
