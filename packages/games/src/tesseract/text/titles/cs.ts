export const cs = {
  name: 'Teserakt',
  kind: 'Kooperativní, 1 až 4',
  tagline: 'Stabilizujte 24 kostek dřív, než krychle roztrhne prostor.',
  first: 'Vy a silný robot proti krychli, na nejmírnější základně.',
} as const;
