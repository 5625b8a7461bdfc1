/** Results of rift, in English. */
export const en = {
  youWin: 'You win',
  youLose: 'You lose',
  wins: '{name} wins',
  /** Ends by the Tesseract, told to the player who lost and to the one who won. */
  ends: {
    yours: {
      capture: 'Your Tesseract was captured.',
      closed: 'Your Tesseract ended its turn in a closed ring.',
      bare: 'Your Tesseract is your last pawn.',
      immobilised: 'Your Tesseract cannot move any more.',
    },
    theirs: {
      capture: 'You captured the other Tesseract.',
      closed: 'The other Tesseract ended its turn in a closed ring.',
      bare: 'The other Tesseract is the last pawn left.',
      immobilised: 'The other Tesseract cannot move any more.',
    },
  },
  /** Player who left, in place of the rules' reason. */
  left: {
    resign: { you: 'You resigned.', other: '{name} resigned.' },
    time: { you: 'You ran out of time.', other: '{name} ran out of time.' },
  },
  /** Reasons of a bot's resignation. */
  gaveUp: {
    capture: '{name} resigned: its Tesseract could not be saved.',
    certain: '{name} resigned: its defeat was certain.',
    open: '{name} resigned: it saw no way back.',
  },
  /** Agreed end, in place of the rules' reason. */
  agreed: 'Both agreed to end: {count}.',
} as const;
