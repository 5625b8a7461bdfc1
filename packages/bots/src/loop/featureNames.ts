/** The features of loop's evaluation, by name. */
export const FEATURES = [
  'one',
  'work', // missions still to be archived, less the progress of those begun
  'pace', // the same, per turn left
  'late', // missions beyond what the turns left allow
  'begun', // squared progress of the revealed missions: better one done than two begun
  'done', // missions complete and not archived
  'far', // distance of the nearest agents from a complete mission
  'fuel', // how much of what a revealed mission needs lies ready
  'vortexNext', // vortices expected in the next Foo phase
  'laterDefeat',
  'laterVortices',
  'vortex1',
  'vortex2',
  'vortex3',
  'rifts',
  'load', // squared rifts by era
  'vortexRifts', // rifts on vortices, where the next overflow loses the game
  'clones',
  'crowd', // squared clones by era
  'nearClones', // clones one step from where they are destroyed
  'energy',
  'lit', // eras with energy
  'ownEnergy', // energy in the era of the next agent
  'otherEnergy', // energy in the eras of the others
  'hand', // cards in the hand of the next agent
  'hands', // cards in the hands of the others
  'pair', // cards of one dimension in the next agent's hand
  'deck', // mean worth of all cards
  'offer', // worth of the best card that can be added
  'extra', // work that the mode demands and that is left
  'extraPace',
  'agents', // agents beyond two
  'solo',
  'ultras', // Ultramachina cards in play
] as const;
export type FeatureName = (typeof FEATURES)[number];

/** Index of a feature, by name. */
export const AT = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Readonly<
  Record<FeatureName, number>
>;
