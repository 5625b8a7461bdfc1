/** What the evaluation of loop reads from a table, by name. */
export const FEATURES = [
  'one',
  'work', // missions still to be archived, what is begun counting as much as it is done
  'pace', // the same for each turn that is left
  'late', // how much of it is too much for the turns left
  'begun', // the square of how far the revealed missions are: better one done than two begun
  'done', // complete and not archived
  'far', // how far the next agents are from what could be archived
  'fuel', // what a revealed mission needs lies ready
  'vortexNext', // vortices to be expected in the next Foo phase
  'laterDefeat',
  'laterVortices',
  'vortex1',
  'vortex2',
  'vortex3',
  'rifts',
  'load', // their squares by era
  'vortexRifts', // where the next overflow loses the game
  'clones',
  'crowd', // their squares by era
  'nearClones', // one step from where they are destroyed
  'energy',
  'lit', // eras with energy
  'ownEnergy', // where the next agent stands
  'otherEnergy', // where the others stand
  'hand', // of the next agent
  'hands', // of the others
  'pair', // cards of one dimension in the next agent's hand
  'deck', // the mean of all cards
  'offer', // what the best card is worth that can be added
  'extra', // what the mode demands, still to be done
  'extraPace',
  'agents', // beyond two
  'solo',
  'ultras', // Ultramachina cards in wait
] as const;
export type FeatureName = (typeof FEATURES)[number];

/** Where a feature stands in a list of them. */
export const AT = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Readonly<
  Record<FeatureName, number>
>;
