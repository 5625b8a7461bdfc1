/** Text of loop's new match form, in English. */
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
    complexity: { low: 'easy', medium: 'medium', high: 'demanding' },
    /** Entry of the select of agents. */
    option: '{agent}: {role}',
    /** Strength of each agent: in a few words, and in a line. */
    agents: {
      prowler: { role: 'mends rifts', line: 'She closes rifts wherever they open. A good first agent.' },
      cztwyzzek: {
        role: 'is everywhere at once',
        line: 'He gets anywhere in one step and brings energy along. A good first agent.',
      },
      mrtime: {
        role: 'moves the others',
        line: 'He takes colleagues where they are needed and lends them a hand.',
      },
      robofinisher: { role: 'hunts clones', line: 'She pushes, pulls and swaps clones until none is left.' },
      vgirl: {
        role: 'plays with vortices',
        line: 'She makes the most of vortices, and of cards nobody has taken yet. For those who like to plan.',
      },
    },
    who: 'Who leads {agents}?',
    alone: 'One player, one deck: whoever first has three cards acts next.',
    solo: '{name}, alone',
  },
  /** Complexity of a mode, and its character (`MODE_COMPLEXITY`). */
  modes: {
    complexity: { low: 'Complexity: low', medium: 'Complexity: medium', high: 'Complexity: high' },
    character: {
      sabotage: 'The game itself, with nothing added.',
      supa: 'Bigger turns: energy without end, and clones in crowds.',
      centrifuge: 'A puzzle: the right dimension, at the right era, at the right time.',
      ultramachina: 'You always know where Dr Foo goes next: a mode for planners.',
    },
    first: 'New to the game? Start with {mode}, as {difficulty}.',
  },
  /** Bot levels, keyed by id. */
  levels: {
    random: 'Does anything that is allowed. For trying things out.',
    gentle: 'Sees what helps at once, and errs now and then.',
    greedy: 'Always does what helps most at once, without a plan.',
    steady: 'Plans its turn, briefly. A reliable colleague.',
    strong: 'Plans its turn as well as it can in a second or two.',
  },
  /** Meaning of a difficulty in each mode. */
  starts: {
    none: 'The start as it is.',
    sabotage: 'More clones at the start: {count}.',
    supa: 'Supa Clones: {count}.',
    centrifuge: 'Centrifuges: {count}.',
    ultramachina: 'Cards at the start: {count}.',
    rifts: 'A rift at the era of each.',
    mega: 'Mega Vortices.',
  },
  tower: {
    own: 'your own',
    /** Exits before, at and after Dr Foo's era. */
    exits: ['Era before', 'Dr Foo’s era', 'Era after'],
    share: '{share} of the cubes',
  },
  groups: {},
  advanced: 'Advanced options',
  advancedText: 'The defaults are fine.',
  packs: {
    label: 'Content pack',
    heading: 'Cards and tokens of your own',
    text: 'The built-in cards are ours. Owners of the box can write the printed ones as a pack and bring it here.',
    builtInText: 'Our own cards, tokens and agents.',
    packText: 'Cards: {cards}. Clones: {clones}. Ultramachina: {ultras}.',
  },
  defaults: 'Everything else as in the rules.',
} as const;
