/** Reasons of an end in rift, in English. Players read them when a match is over. */
export const en = {
  reasons: {
    capture: '{loser}’s Tesseract was captured.',
    closed: '{loser}’s Tesseract ended its turn in a closed ring.',
    bare: '{loser}’s Tesseract is the last pawn left.',
    immobilised: '{loser}’s Tesseract cannot move any more.',
    noMove: 'There is no legal action left.',
    repetition:
      'The same position came up three times. Tie-breaks: most pawns, most valuable pawns, most mobile Tesseract, second player.',
    stall:
      'Too many moves without a capture or a drop. Tie-breaks: most pawns, most valuable pawns, most mobile Tesseract, second player.',
    resign: '{loser} resigned.',
    time: '{loser} ran out of time.',
    agreed: 'Both sides agreed to end, and the count decided.',
  },
  reasonClauses: {
    capture: 'R-END-1',
    closed: 'R-END-13',
    bare: 'R-END-8',
    immobilised: 'R-END-2',
    noMove: 'R-END-5',
    repetition: 'R-END-6',
    stall: 'R-END-7',
    resign: 'R-END-11',
    time: 'R-END-11',
    agreed: 'R-END-12',
  },
} as const;
