/** Text of the counters beside the prompt, in English; lazy-loaded when a limit is near. */
export const en = {
  stall: '{count} of {last} moves without a capture or drop, then pawns are counted: {standing}',
  stallShort: '{count} of {last} quiet moves: {standing}',
  closing: {
    one: 'The edge, ring 1, closes to Tesseracts in {count} quiet move (R-END-13).',
    other: 'The edge, ring 1, closes to Tesseracts in {count} quiet moves (R-END-13).',
  },
  closed: {
    one: 'Closed to Tesseracts: the edge up to ring {closed}. Ring {next} closes in {count} quiet move (R-END-13).',
    other:
      'Closed to Tesseracts: the edge up to ring {closed}. Ring {next} closes in {count} quiet moves (R-END-13).',
  },
  closingShort: {
    one: 'Ring {next} closes in {count} quiet move',
    other: 'Ring {next} closes in {count} quiet moves',
  },
  repetition: 'Same position {count} of {last} times, then pawns are counted: {standing}',
  bare: 'Last pawn: if it cannot move, {winner} wins',
  endgame: 'Only the Cylinder is left: if the Tesseract cannot move, {winner} wins',
  /** Rule variant in which the third time is forbidden. */
  seen: 'This position has come up once before. A third time is not allowed (R-END-6).',
  seenShort: 'Seen once before: no third time (R-END-6).',
  /** Standing as read by the opponent of a bot: winning, losing. */
  yours: {
    pawns: ['you lead {more} to {less}', 'you are behind, {less} to {more}'],
    worth: ['level, and your pawns are worth more', 'level, but the other pawns are worth more'],
    freedom: [
      'all level, and your Tesseract has more moves',
      'all level, but the other Tesseract has more moves',
    ],
    second: ['all level, and you win, as you went second', 'all level, and you lose, as you went first'],
  },
  /** Standing among people, or among bots. */
  theirs: {
    pawns: '{winner} leads {more} to {less}',
    worth: 'level, and {winner}’s pawns are worth more',
    freedom: 'all level, and {winner}’s Tesseract has more moves',
    second: 'all level, and {winner} wins, having gone second',
  },
} as const;
