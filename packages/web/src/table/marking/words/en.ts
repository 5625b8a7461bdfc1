/** Text of marks on a board, in English. */
export const en = {
  ring: 'Marked: {to}',
  arrow: 'Arrow: {from} to {to}',
  gone: 'Mark removed: {to}',
} as const;
