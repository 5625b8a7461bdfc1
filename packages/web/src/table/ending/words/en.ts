/** Texts of resignations and offers to end, loaded on demand. */
export const en = {
  /** Actions after the end. */
  strip: {
    why: 'Why?',
    review: 'Review',
    newMatch: 'New match',
    look: 'Look at the board',
  },
  resign: {
    ask: 'Give up this game?',
    yes: 'Yes, resign',
    no: 'Play on',
    you: 'You resign, and {winner} wins at once.',
    other: '{name} resigns, and {winner} wins at once.',
    manyYou: 'You leave the table for good; the others play on without you.',
    many: '{name} leaves the table for good; the others play on.',
    team: 'The whole team gives up, and the game is lost.',
    back: 'Undo takes it back.',
  },
  offer: {
    title: 'Offer to end?',
    /** Result of an agreed end. */
    you: 'If everybody agrees, the game ends now and you win.',
    other: 'If everybody agrees, the game ends now and {name} wins.',
    nobody: 'If everybody agrees, the game ends now and nobody wins.',
    /** Adds the game's description of its count. */
    counted: '{sentence} The count: {count}.',
    send: 'Offer to end',
    keep: 'Play on',
    asked: '{name}: do you agree to end the game?',
    by: '{name} offers to end.',
    agree: 'Agree to end',
    decline: 'No, play on',
    thinking: '{name} is thinking about the offer…',
    declined: '{name} plays on',
    /** Reasons given by bots. */
    whys: {
      better: 'Its position is better than the count says.',
      open: 'Nothing is decided yet, and the count is against it.',
    },
    person: 'The offer was declined.',
    again: {
      one: 'The same player can offer again after {count} more move, so that nobody is pestered.',
      other: 'The same player can offer again after {count} more moves, so that nobody is pestered.',
    },
    gone: 'The game has moved on: the offer no longer stands.',
  },
} as const;
