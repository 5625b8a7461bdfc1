/** Text of tesseract's new match form, in English. */
export const en = {
  seats: {
    heading: 'Team',
    lead: 'You win or lose together. Everybody plays at this screen; bots are colleagues.',
    more: {
      add: 'Add a lab',
      remove: 'Remove lab {place}',
      added: 'Lab {place} was added.',
      removed: 'Lab {place} was removed.',
    },
  },
  labs: {
    lab: 'Lab {lab}',
    both: 'Labs {first} and {second}',
    who: 'Who works in lab {lab}?',
    whoBoth: 'Who works in both labs?',
    alone: 'Alone you run two labs, in turn.',
    researcher: 'Researcher',
    researcherOf: 'Researcher of lab {lab}',
    random: 'Drawn by lot',
    randomText: 'One of those nobody chose.',
  },
  /** Bot levels, keyed by id. */
  levels: {
    random: 'Does anything that is allowed. For trying things out.',
    gentle: 'Sees what helps at once, and errs now and then.',
    greedy: 'Always does what helps most at once, without a plan.',
    steady: 'Plans its turn, briefly. A reliable colleague.',
    strong: 'Plans its turn as well as it can in a second or two.',
  },
  base: {
    heading: 'Base',
    row: '{count} × {event}',
    events: { one: '{count} event', other: '{count} events' },
  },
  units: { extraPrimed: 'cubes' },
  groups: { rules: 'Rules', harder: 'Harder', table: 'At the table' },
  advanced: 'Expert flags',
  advancedText: 'Single rules in which the editions or older matches differ. The defaults are fine.',
  packs: {
    label: 'Content pack',
    heading: 'Cards and bases',
    text: 'The built-in cards are ours. Owners of the box can write the printed ones as a pack and bring it here.',
    builtInText: 'Our own cards, researchers and bases.',
    packText: '{research} research cards, {researchers} researchers, {bases} bases.',
  },
  defaults: 'Everything else as in the rules.',
  solo: '{name}, two labs',
  onBase: 'Base {base}',
} as const;
