/** Text of loop's new match form, in English. */
export const en = {
  seats: {
    heading: 'Players',
    lead: 'You win or lose together. Alone, you lead the whole team; bots are colleagues.',
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
    sizeText: 'Four at most. With more agents than players, somebody leads two, each with their own deck.',
    sizeAlone: 'Two to four, with one common deck. We recommend three.',
    agent: 'Agent {place}',
    any: 'Any other agent, at random',
    about: 'Start: {start}. Complexity: {complexity}.',
    complexity: { low: 'low', medium: 'medium', high: 'high' },
    /** Entry of the select of agents. */
    option: '{agent}: {role}',
    /** Strength of each agent: in a few words, and in a line. */
    agents: {
      prowler: { role: 'mends rifts', line: 'She closes rifts wherever they open. A good first agent.' },
      cztwyzzek: {
        role: 'gets everywhere',
        line: 'He gets anywhere in one step and brings energy along. A good first agent.',
      },
      mrtime: {
        role: 'moves the others',
        line: 'He takes colleagues where they are needed and lends them a hand.',
      },
      robofinisher: {
        role: 'hunts clones',
        line: 'She pushes, pulls and swaps clones until there are none left.',
      },
      vgirl: {
        role: 'plays with vortices',
        line: 'She makes the most of vortices, and of cards nobody has taken yet. For players who like to plan.',
      },
    },
    who: 'Who leads {agents}?',
    alone: 'One player, one deck: the first agent to have three cards plays next.',
    solo: '{name}, alone',
  },
  /** Complexity of a mode, and its character (`MODE_COMPLEXITY`). */
  modes: {
    complexity: { low: 'Complexity: low', medium: 'Complexity: medium', high: 'Complexity: high' },
    character: {
      sabotage: 'The basic game, with nothing added.',
      supa: 'Bigger turns: endless energy, and crowds of clones.',
      centrifuge: 'A puzzle: the right dimension, in the right era, at the right time.',
      ultramachina: 'You always know where Dr Foo goes next: a mode for planners.',
    },
    first: 'New to the game? Start with {mode}, as {difficulty}.',
  },
  /** Bot levels, keyed by id. */
  levels: {
    gentle: 'Thinks in whole turns, but only in a few of them, and slips now and then.',
    easy: 'Plans its turn with a quick look, and slips now and then.',
    fair: 'Plans its turn and the throw after it. A decent partner.',
    strong: 'Plans its turn with care. A reliable colleague.',
    best: 'Compares many whole turns before it acts. The best partner there is.',
  },
  /** Meaning of a difficulty in each mode. */
  starts: {
    none: 'The normal start.',
    sabotage: 'Extra clones at the start: {count}.',
    supa: 'Supa Clones: {count}.',
    centrifuge: 'Centrifuges: {count}.',
    ultramachina: 'Cards at the start: {count}.',
    rifts: 'A rift in each one’s era.',
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
    heading: 'Your own cards and tokens',
    text: 'The built-in cards are our own. If you own the box, you can write the printed cards as a pack and load it here.',
    builtInText: 'Our own cards, tokens and agents.',
    packText: 'Cards: {cards}. Clones: {clones}. Ultramachina: {ultras}.',
  },
  defaults: 'Everything else as in the rules.',
} as const;
