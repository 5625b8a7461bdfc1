/** Texts of the clocks, in English. */
export const en = {
  label: 'Clocks',
  meaning:
    'For people at one screen: time for each player, and more for every move. Set-up is free; the first move starts them.',
  off: 'off',
  own: 'your own',
  minutes: 'minutes each',
  increment: 'seconds a move',
  refused: 'Between 1 and 180 minutes, and up to 60 seconds a move.',
  left: '{name}: {seconds} seconds left.',
  running: 'running',
  low: 'little time left',
  pause: 'Pause the clocks',
  paused: 'Paused',
  pausedText: 'The clocks stand, also while this page is closed. The board is hidden until you go on.',
  notBegun: 'The clocks start with the first move of play.',
  goOn: 'Go on',
} as const;
