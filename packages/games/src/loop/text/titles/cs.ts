export const cs = {
  name: 'Smyčka',
  kind: 'Kooperativní, 1 až 4',
  tagline: 'Zacyklete své karty a zastavte dr. Foo v sedmi epochách.',
  first: 'Vy a silný robot proti dr. Foo. Každá novinka se vysvětlí.',
} as const;
