/** Text of tesseract's new match form, in English. */
export const en = {
  seats: {
    heading: 'Team',
    lead: 'You win or lose together. A player may have several labs; bots are colleagues.',
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
    alone: 'Playing alone, you run two labs in turn.',
    researcher: 'Researcher',
    researcherOf: 'Researcher of lab {lab}',
    random: 'Random',
    randomText: 'One of those nobody chose.',
  },
  /** Bot levels, keyed by id. */
  levels: {
    gentle: 'Sees only a few ways to use its turn, and slips now and then.',
    easy: 'Plans its turn with a quick look, and slips now and then.',
    fair: 'Plans its turn, briefly. A decent partner.',
    strong: 'Plans its turn with care. A reliable colleague.',
    best: 'Plans its turn and looks ahead to yours. The best partner there is.',
  },
  base: {
    heading: 'Base',
    row: '{count} × {event}',
    events: { one: '{count} event', other: '{count} events' },
  },
  units: { extraPrimed: 'cubes' },
  groups: { rules: 'Rules', harder: 'Harder', table: 'At the table' },
  advanced: 'Advanced rules',
  advancedText: 'Points on which the printed editions or older matches differ. The defaults are fine.',
  packs: {
    label: 'Content pack',
    heading: 'Cards and bases',
    text: 'The built-in cards are our own. If you own the box, you can write its cards as a pack and load it here.',
    builtInText: 'Our own cards, researchers and bases.',
    packText: '{research} research cards, {researchers} researchers, {bases} bases.',
  },
  defaults: 'Everything else as in the rules.',
  solo: '{name}, two labs',
  onBase: 'Base {base}',
} as const;
