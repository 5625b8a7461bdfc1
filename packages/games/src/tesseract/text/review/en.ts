// @chunk own
/** Reviews in English. Probabilities are whole percentages. */
export const en = {
  title: { lost: 'Why did we lose?', won: 'How close was it?' },
  luck: {
    fair: 'The dice were fair. Threat phases with a breach: {actual}, expected: {expected}.',
    bad: 'The dice were against you. Threat phases with a breach: {actual}, expected: {expected}.',
    good: 'The dice were with you. Threat phases with a breach: {actual}, expected: {expected}.',
  },
  breaches: {
    prime: 'Turn {turn}, {lab}: {cube} from {cell} is primed and lands on {values}.',
    SH: 'Turn {turn}, {lab}: the Shield rolls {cube}, which lands on {values}.',
    CR: 'Turn {turn}, {lab}: the Chain reaction primes {cube} from {cell}, which lands on {values}.',
    FI: 'Turn {turn}, {lab}: Fission primes {cube}, which lands on {values}.',
    IP: 'Turn {turn}, {lab}: the Interphase raises cubes to {values}.',
  },
  decisive: {
    risk: 'Turn {turn}: {lab} entered the Threat phase at {before}% risk; {answer} would have cut it to {after}%.',
    chain: 'Turn {turn}, {lab}: one cube set off {symbols}, and the token went from {from} to {to}.',
    double: 'Turn {turn}, {lab}: a double breach on {values}, and the token went from {from} to {to}.',
    unlucky: 'Turn {turn}, {lab}: only a {chance}% risk, and yet a breach.',
    shockwave: 'Turn {turn}, {lab}: the Shockwave struck the labs. Cubes lost: {count}.',
    last: 'Turn {turn}, {lab}: the last breach, on {values}. The Threat phase had begun at {chance}% risk.',
    lastEvent: 'Turn {turn}, {lab}: the last breach, on {values}, in the middle of an Action phase.',
    empty: 'Turn {turn}, {lab}: no cube was left for the Threat phase.',
    close:
      'Turn {turn}: with the token at {breach}, {lab} entered the Threat phase at {chance}% risk and got away with it.',
    fatal: 'Turn {turn}, {lab}: a {chance}% chance of losing the game, and the dice held.',
  },
  missing: {
    total: 'Contained: {contained} of 24.',
    row: '{colour}: {count} missing',
    column: 'Value {value}: {count} missing',
    slots: 'Missing: {cubes}.',
  },
  /** Causes of destroyed cubes. */
  lost: {
    acceleration: 'by Acceleration: {count}',
    shockwave: 'by Shockwaves: {count}',
    adjusted: 'adjusted below 1: {count}',
    destroyed: 'by cards and researchers: {count}',
    identical: 'as identical twins: {count}',
  },
  advice: {
    crowded: 'Breaches on {value}: {count}. When two primed cubes share a value, adjust one.',
    remedy:
      'Threat phases that began at 50% risk or more, although one move would have made them safer: {count}.',
    twins: 'Contain what has a twin in the primed area: the twin is destroyed with it.',
    unspent: 'Actions never used: {count}. An adjustment in the primed area is never wasted.',
    hands: 'Research cards never played: {count}. They cost no action, and unplayed they help nobody.',
    unlocked: 'Unlocked containment cards never played: {count}. Anybody may play them, for free.',
    rolls: 'Sets you did not roll after containing: {count}. Rolling the rest draws research cards.',
    events: 'Breaches caused by events: {count}. Look at the symbol before you empty a stack.',
    refill: 'A full row and some cards put destroyed cubes back on the Tesseract: that buys you turns.',
    slow: 'Contained in {turns} turns: {contained}. Build towards one colour or one value from the start.',
    behind: '{colour} fell behind, {count} missing. Share the colours out between the labs.',
    luck: 'It was mostly the dice. The same plan can win next time.',
    harder: 'You had that well in hand. Try a harder base next.',
    flawless:
      'Well played: whenever the risk of a Threat phase was 50% or more, no move would have made it smaller. Breach track at the end: {breach} of 7.',
  },
  /** Answers as parts of a sentence. */
  answers: {
    remove: 'removing the cube at {cell}',
    adjustUp: 'adjusting {cube} up',
    adjustDown: 'adjusting {cube} down',
    adjustAway: 'adjusting {cube} below 1',
    adjustFlip: 'flipping {cube}',
    contain: 'containing a cube of {set}',
    specialize: 'the individual action',
    play: 'playing {card}',
    use: 'playing {card}',
  },
} as const;
