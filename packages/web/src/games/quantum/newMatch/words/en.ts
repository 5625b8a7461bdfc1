/** What only the preparation of a quantum match says, in English. */
export const en = {
  seats: {
    heading: 'Fleets',
    lead: 'Everybody for themselves: the first to place all cubes wins.',
    more: {
      add: 'Add a fleet',
      remove: 'Remove {place}',
      added: '{place} was added.',
      removed: '{place} was removed.',
    },
  },
  who: 'Who leads the {faction}?',
  faction: 'Faction',
  /** Keyed by the ids of the bots' levels. */
  levels: {
    random: 'Does anything that is allowed. For trying things out.',
    gentle: 'Sees what helps at once, and errs now and then. Good for a first game.',
    greedy: 'Takes what helps most at once, without a plan.',
    steady: 'Thinks a little ahead.',
    strong: 'Thinks ahead as far as it can in a second or two.',
  },
  map: {
    heading: 'Map',
    cubes: { one: '{count} cube', other: '{count} cubes' },
    ofMap: '{count}, as the map says',
    own: 'Your own',
    ownText: 'A map that somebody drew.',
    draw: 'Draw your own map',
  },
  /** Keyed by the ids of the maps. */
  maps: {
    base: { name: 'Base board', text: 'Nine planets in a square. The one to learn on.' },
    's2-corridor': { name: 'Corridor', text: 'Two long rows: the fleets meet in the middle.' },
    's2-void-duel': { name: 'Duel at the Void', text: 'Ships that wait in the Void bring research.' },
    's2-ring': { name: 'Ring', text: 'A loop around nothing. There are always two ways.' },
    's2-long-night': { name: 'Long Night', text: 'Seven cubes each, and close neighbours.' },
    's2-twin-spiral': { name: 'Twin Spiral', text: 'Two large planets hold the arms together.' },
    's3-empty-center': { name: 'Empty Centre', text: 'Nineteen slots for eighteen cubes. It gets tight.' },
    's3-trident': { name: 'Trident', text: 'Everybody starts on a prong; the shaft is for all.' },
    's3-hourglass': { name: 'Hourglass', text: 'Two large planets in a narrow neck.' },
    's3-delta': { name: 'Delta', text: 'Seven cubes each around the Void.' },
    's4-fortress': { name: 'Fortress', text: 'Two large planets inside, a corner for everybody.' },
    's4-void-cross': { name: 'Cross of the Void', text: 'Close quarters, with research for the daring.' },
    's4-archipelago': { name: 'Archipelago', text: 'Gaps in the map: short ways are worth having.' },
    's4-great-war': { name: 'Great War', text: 'Twenty planets and seven cubes each. Take your time.' },
  },
  groups: { rules: 'Readings of the rules' },
  advanced: 'Advanced options',
  advancedText: 'Small differences for those who know the game. The defaults are fine.',
  units: { turnLimit: 'turns' },
  defaults: 'Everything else as in the rules.',
  onMap: 'Map: {map}',
} as const;
