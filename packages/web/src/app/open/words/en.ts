/** Text of the import page, in English. */
export const en = {
  title: 'Open a position or a game',
  lead: 'Paste a link or a text, or drop a file here. It stays in this browser.',
  field: 'Link or text',
  read: 'Show it',
  file: 'Choose a file',
  refused: 'This cannot be opened: {why}.',
  position: 'A position',
  game: { one: 'A game of {count} move', other: 'A game of {count} moves' },
  at: 'shown after move {count}',
  who: 'Who plays on?',
  play: 'Play on',
  look: 'Look at it',
  lookText: 'When you look at it, no bot plays: you move for everyone.',
  over: 'The game is over. Look through it, and play on from any earlier moment.',
  here: 'This game is in this browser already.',
  goOn: 'Go to it',
} as const;
