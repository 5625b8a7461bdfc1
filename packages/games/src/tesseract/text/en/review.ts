/** Reviews in English. Probabilities are whole percentages. */
export const review = {
  title: { lost: 'Why did we lose?', won: 'How close was it?' },
  luck: {
    fair: 'The dice were fair. Threat phases with a breach: {actual}, to be expected: {expected}.',
    bad: 'The dice were against you. Threat phases with a breach: {actual}, to be expected: {expected}.',
    good: 'The dice were with you. Threat phases with a breach: {actual}, to be expected: {expected}.',
  },
  breaches: {
    prime: 'Turn {turn}, {lab}: {cube} from {cell} is primed onto {values}.',
    SH: 'Turn {turn}, {lab}: the Shield rolls {cube} onto {values}.',
    CR: 'Turn {turn}, {lab}: the Chain reaction primes {cube} from {cell} onto {values}.',
    FI: 'Turn {turn}, {lab}: Fission primes {cube} onto {values}.',
    IP: 'Turn {turn}, {lab}: the Interphase lifts cubes onto {values}.',
  },
  decisive: {
    risk: 'Turn {turn}: {lab} entered the Threat phase at a risk of {before}%; {answer} would have made it {after}%.',
    chain: 'Turn {turn}, {lab}: one cube set off {symbols}, and the token went from {from} to {to}.',
    double: 'Turn {turn}, {lab}: a double breach on {values}, and the token went from {from} to {to}.',
    unlucky: 'Turn {turn}, {lab}: only {chance}% likely, and yet it breached.',
    shockwave: 'Turn {turn}, {lab}: the Shockwave struck the labs. Cubes lost: {count}.',
    last: 'Turn {turn}, {lab}: the last breach, on {values}. The Threat phase had begun at {chance}%.',
    lastEvent: 'Turn {turn}, {lab}: the last breach, on {values}, in the middle of an Action phase.',
    empty: 'Turn {turn}, {lab}: no cube was left for the Threat phase.',
    close:
      'Turn {turn}: with the token at {breach}, {lab} entered the Threat phase at a risk of {chance}%, and it held.',
    fatal:
      'Turn {turn}, {lab}: the game hung on the dice, with a {chance}% chance of losing it, and they held.',
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
    adjusted: 'adjusted away: {count}',
    destroyed: 'by cards and researchers: {count}',
    identical: 'as identical twins: {count}',
  },
  advice: {
    crowded: 'Breaches on {value}: {count}. Two primed cubes of one value are the time to adjust one.',
    remedy:
      'Threat phases that began at 50% or more, although a single move would have made them safer: {count}.',
    twins: 'Contain what has a twin in the primed area: the twin is destroyed with it.',
    unspent: 'Actions never used: {count}. An adjustment in the primed area is never wasted.',
    hands: 'Research cards never played: {count}. They are free, and in a hand they help nobody.',
    unlocked: 'Unlocked containment cards never used: {count}. Anybody may use them, for free.',
    rolls: 'Sets whose rest was not rolled: {count}. Rolling it draws research cards.',
    events: 'Breaches that came from events: {count}. Look at the symbol before a stack runs out.',
    refill: 'A full row and some cards put destroyed cubes back on the Tesseract, and that buys turns.',
    slow: 'Contained in {turns} turns: {contained}. Collect towards one colour or one value from the start.',
    behind: '{colour} fell behind, {count} missing. Share the colours out between the labs.',
    luck: 'It was mostly the dice. The same plan can win the next game.',
    harder: 'That was well in hand. Try a harder base next.',
  },
  /** Answers as parts of a sentence. */
  answers: {
    remove: 'removing the cube at {cell}',
    adjustUp: 'adjusting {cube} up',
    adjustDown: 'adjusting {cube} down',
    adjustAway: 'adjusting {cube} away',
    adjustFlip: 'flipping {cube}',
    contain: 'containing from {set}',
    specialize: 'the individual action',
    play: 'playing {card}',
    use: 'using {card}',
  },
} as const;
