/** Icons of on-line pages only, on a grid of 20. */
export const SIGNS = {
  bot: 'M6 8h8a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2zM10 8V5M8 12v.01M12 12v.01M2 12h2M16 12h2',
  eye: 'M2 10c3-6 13-6 16 0-3 6-13 6-16 0zM10 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
  talk: 'M4 4h12a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-6l-4 3v-3H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
  share: 'M10 13V3M6 6l4-4 4 4M5 9H4v8h12V9h-1',
  shield: 'M10 2l7 3v5c0 4-3 7-7 8-4-1-7-4-7-8V5zM7 10l2 2 4-4',
  play: 'M6 4l10 6-10 6z',
  pause: 'M7 4v12M13 4v12',
} as const;
