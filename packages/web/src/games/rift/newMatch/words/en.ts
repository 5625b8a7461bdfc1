/** What only the preparation of a rift match says, in English. */
export const en = {
  seats: { heading: 'Players' },
  who: 'Who plays {colour}?',
  /** Keyed by the ids of the bots' levels. */
  levels: {
    random: 'Any legal action will do. For trying things out.',
    gentle: 'Looks one move ahead and errs now and then. Good for a first game.',
    greedy: 'Takes the best it sees at once, without thinking further.',
    steady: 'Looks a few moves ahead, with small lapses.',
    strong: 'Looks as far as it can in a second and a half.',
  },
  groups: {
    start: 'Before play',
    pieces: 'Pieces',
    crosses: 'Crosses',
    end: 'End of the game',
  },
  advanced: 'Advanced options',
  advancedText: 'Readings of the rulebook. The defaults are fine.',
  units: { stallLimit: 'quiet moves' },
  defaults: 'All options as in the rules.',
  against: '{white} against {black}',
} as const;
