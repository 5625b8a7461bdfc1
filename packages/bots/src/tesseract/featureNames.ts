/** The features of tesseract's evaluation, in the order of their indices. */
export const FEATURES = [
  'one',
  'contained',
  'containedSquared',
  'breach',
  'breachSquared',
  'breachLeft', // breaches so far times cubes still to contain
  'danger', // probability that the coming prime breaches
  'dangerBreach', // the same times breaches so far
  'primed',
  'columns1', // values with one primed cube
  'columns2',
  'columns3',
  'columns4',
  'columns5', // five and more
  'crowdLeft', // primed cubes beyond one of each value, times cubes still to contain
  'cubesLeft',
  'pace', // cubes to contain for each turn that the Tesseract will last
  'paceOver', // excess of the pace over a sustainable one
  'slack', // how near colours are to running out: 1 for no cube to spare, 1/2 for one, 1/3 for two …
  'slack0', // colours with no cube to spare
  'dead', // cubes that a row will lack for ever
  'killable', // primed cubes whose slot is free: containing a cube of the same kind destroys them
  'killCrowded', // those of them that share their value with others
  'primedOnes',
  'primedTwos',
  'nextReady0', // kinds the next lab can contain without an adjust
  'nextReady1', // after one adjust
  'nextReady2', // after two adjusts
  'nextBest', // the nearest of them
  'nextPairs', // pairs that a removable cube completes to a set
  'nextCubes',
  'nextFull',
  'otherReady0', // the same for the other labs together
  'otherReady1',
  'otherReady2',
  'otherBest',
  'otherPairs',
  'otherCubes',
  'otherFull',
  'kills', // crowded primed cubes that labs can destroy by containing, weighted by nearness
  'level2',
  'level3',
  'level4',
  'nextCards',
  'revealed',
  'unlocked',
  'columnsOf3', // values with one cube left to unlock their card
  'skipPrime',
  'wards',
  'banked',
  'soonAC', // events under stacks of one cube
  'soonSH',
  'soonCR',
  'soonFI',
  'soonSD',
  'soonEM',
  'soonIP',
  'soonSW',
  'restAC', // events under higher stacks
  'restSH',
  'restCR',
  'restFI',
  'restSD',
  'restEM',
  'restIP',
  'restSW',
] as const;

export type FeatureName = (typeof FEATURES)[number];

/** Index of a feature, by name. */
export const AT = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Readonly<
  Record<FeatureName, number>
>;

export function add(out: Float64Array, feature: number, by = 1): void {
  out[feature] = (out[feature] as number) + by;
}
