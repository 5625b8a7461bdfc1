/** Texts of the clocks, in English. */
export const en = {
  label: 'Clocks',
  meaning:
    'For people at one screen: a time bank for each player, plus an increment every move. Set-up is not timed; the first move starts the clocks.',
  off: 'off',
  own: 'your own',
  minutes: 'minutes each',
  increment: 'seconds per move',
  refused: 'Between 1 and 180 minutes, and up to 60 seconds per move.',
  left: '{name}: {seconds} seconds left.',
  running: 'running',
  low: 'little time left',
  pause: 'Pause the clocks',
  paused: 'Paused',
  pausedText:
    'The clocks are stopped, even while this page is closed. The board stays hidden until you resume.',
  notBegun: 'The clocks start with the first move of play.',
  goOn: 'Resume',
} as const;
