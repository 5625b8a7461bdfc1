/** What only the preparation of a loop match says, in English. */
export const en = {
  seats: {
    heading: 'Players',
    lead: 'You win or lose together. Alone you lead the whole team; bots are colleagues.',
    more: {
      add: 'Add a player',
      remove: 'Remove {place}',
      added: '{place} joins.',
      removed: '{place} leaves.',
    },
  },
  team: {
    heading: 'Team',
    size: 'Agents',
    sizeText:
      'Four at most. If there are more agents than players, somebody leads two, each with a deck of their own.',
    sizeAlone: 'Two to four, with one common deck. Three are recommended.',
    agent: 'Agent {place}',
    any: 'Any of the others, by lot',
    about: 'Starts at: {start}. To play: {complexity}.',
    complexity: { low: 'easy', medium: 'not hard', high: 'tricky' },
    who: 'Who leads {agents}?',
    alone: 'One player, one deck: whoever first has three cards acts next.',
    solo: '{name}, alone',
  },
  /** Keyed by the ids of the bots' levels. */
  levels: {
    random: 'Does anything that is allowed. For trying things out.',
    gentle: 'Sees what helps at once, and errs now and then.',
    greedy: 'Always does what helps most at once, without a plan.',
    steady: 'Plans its turn, briefly. A reliable colleague.',
    strong: 'Plans its turn as well as it can in a second or two.',
  },
  /** What the difficulties mean in each mode. */
  starts: {
    sabotage: {
      month: 'The start as it is.',
      year: '1 clone more at the start. Mega Vortices.',
      infinity: '3 clones more at the start. Mega Vortices.',
    },
    supa: {
      month: '3 Supa Clones.',
      year: '4 Supa Clones. Mega Vortices.',
      infinity: '5 Supa Clones. Mega Vortices.',
    },
    centrifuge: {
      month: '2 Centrifuges.',
      year: '3 Centrifuges. Mega Vortices.',
      infinity: '3 Centrifuges, each with a rift at its era. Mega Vortices.',
    },
    ultramachina: {
      month: '4 cards lie out at the start.',
      year: '5 cards lie out at the start. Mega Vortices.',
      infinity: '7 cards lie out at the start. Mega Vortices.',
    },
  },
  tower: {
    own: 'your own',
    /** Before, at and after Dr Foo's era. */
    exits: ['Era before', 'Dr Foo’s era', 'Era after'],
    share: '{share} of the cubes',
  },
  groups: {},
  advanced: 'Advanced options',
  advancedText: 'The defaults are fine.',
  defaults: 'Everything else as in the rules.',
} as const;
