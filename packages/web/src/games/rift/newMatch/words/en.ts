/** Text of rift's new match form, in English. */
export const en = {
  seats: { heading: 'Players' },
  who: 'Who plays {colour}?',
  /** Bot levels, keyed by id. */
  levels: {
    gentle: 'Looks one move ahead and overlooks things now and then. Good for a first game.',
    easy: 'Sees what can be taken at once, on both sides. Slips now and then.',
    fair: 'Looks about two moves ahead. Slips now and then.',
    strong: 'Thinks further ahead, and hunts your Tesseract where it can.',
    best: 'Thinks far harder than the level below it. The toughest there is.',
  },
  groups: {
    start: 'Before play',
    pieces: 'Pieces',
    crosses: 'Crosses',
    end: 'End of the game',
  },
  advanced: 'Advanced options',
  advancedText: 'Other readings of the rulebook. The defaults are fine.',
  units: { stallLimit: 'quiet moves' },
  house: 'Our own house rule',
  about: {
    repetition: {
      forbidden: 'No move may bring about the same position for the third time.',
      adjudicated: 'The third time ends the game: the player with more pawns wins.',
      off: 'The same position may come up any number of times.',
    },
  },
  defaults: 'All options as in the rules.',
  against: '{white} against {black}',
  edit: 'Set up a position of your own',
  editHere: 'Online, matches begin with the usual set-up; positions of your own are played at one screen.',
} as const;
