/** Features of the evaluation in groups that players have words for, and the change of each by an answer. */
import type { Params } from '@tessera/engine';
import { COLOURS, NOBODY, symbolAt, type TesseractState } from '@tessera/games/tesseract';
import type { Gain } from '../reason.ts';
import { features } from './evaluate.ts';
import { AT, FEATURES, type FeatureName } from './featureNames.ts';

/** Features by key of a reason. Features in no group (progress) follow from the rest. */
const GROUPS = {
  contains: ['contained', 'containedSquared'],
  heals: ['breach', 'breachSquared', 'breachLeft'],
  calms: ['danger', 'dangerBreach'],
  thins: [
    'primed',
    'columns1',
    'columns2',
    'columns3',
    'columns4',
    'columns5',
    'crowdLeft',
    'killable',
    'killCrowded',
    'primedOnes',
    'primedTwos',
  ],
  readies: between('nextReady0', 'nextFull'),
  builds: between('otherReady0', 'otherFull'),
  aims: ['kills'],
  cards: ['level2', 'level3', 'level4', 'nextCards'],
  reveals: ['revealed'],
  unlocks: ['unlocked'],
  nears: ['columnsOf3'],
  skips: ['skipPrime'],
  wards: ['wards'],
  banks: ['banked'],
  spares: ['slack', 'slack0', 'dead'],
  lasts: ['cubesLeft', 'pace', 'paceOver'],
  covers: between('soonAC', 'restSW'),
} as const satisfies Readonly<Record<string, readonly FeatureName[]>>;

type Group = keyof typeof GROUPS;

function between(first: FeatureName, last: FeatureName): readonly FeatureName[] {
  return FEATURES.slice(AT[first], AT[last] + 1);
}

export function gainsOfFeatures(before: TesseractState, after: TesseractState): readonly Gain[] {
  const [was, is] = [features(before), features(after)];
  const grown = (name: FeatureName): boolean => (is[AT[name]]?.read ?? 0) > (was[AT[name]]?.read ?? 0);
  const worth = (name: FeatureName): number => (is[AT[name]]?.value ?? 0) - (was[AT[name]]?.value ?? 0);
  return (Object.keys(GROUPS) as Group[]).flatMap(group => {
    const gain = GROUPS[group].reduce((sum, name) => sum + worth(name), 0);
    const params = gain > 0 ? paramsOf(group, before, after) : undefined;
    if (!params) return [];
    return [{ gain, reason: { key: keyOf(group, grown, params), params } }];
  });
}

/** The reason key of a group; some groups have more than one. */
function keyOf(group: Group, grown: (name: FeatureName) => boolean, params: Params): string {
  if (group === 'readies' && grown('nextReady0')) return 'readiesSet';
  if (group === 'builds' && grown('otherReady0')) return 'completes';
  return group === 'thins' && params.value === undefined ? 'clears' : group;
}

/** Parameters of a group's sentence; undefined where there is nothing to name. */
function paramsOf(group: Group, before: TesseractState, after: TesseractState): Params | undefined {
  switch (group) {
    case 'contains':
      return named('cube', newlyContained(before, after).map(kindName));
    case 'calms': {
      const [was, is] = [dangerOf(before), dangerOf(after)];
      return was > is ? { before: was, after: is } : undefined;
    }
    case 'thins':
      return (
        named('value', thinned(before, after)) ??
        (after.primed.length < before.primed.length ? {} : undefined)
      );
    case 'reveals':
    case 'unlocks':
      return named(
        'column',
        columns(after, (state, i) => state.containment[i]?.state === STATES[group], before),
      );
    case 'nears':
      return named(
        'column',
        columns(after, (state, i) => heightOfColumn(state, i) === 3, before),
      );
    case 'lasts':
      return cubesIn(after) > cubesIn(before) ? {} : undefined;
    case 'covers':
      return named('symbol', covered(before, after));
    default:
      return {};
  }
}

const STATES = { reveals: 'revealed', unlocks: 'unlocked' } as const;

const named = (name: string, [first]: readonly (string | number)[]): Params | undefined =>
  first === undefined ? undefined : { [name]: first };

export const kindName = (kind: number): string => `${COLOURS[Math.floor(kind / 6)]}${(kind % 6) + 1}`;

/** The slots of the Containment board filled between two states. */
export const newlyContained = (before: TesseractState, after: TesseractState): readonly number[] =>
  after.board.flatMap((cube, slot) => (cube !== NOBODY && before.board[slot] === NOBODY ? [slot] : []));

/** Probability of a breach in per cent, by the evaluation. */
const dangerOf = (state: TesseractState): number => Math.round(100 * (features(state)[AT.danger]?.read ?? 0));

/** Values with at least two primed cubes before, and fewer now. */
function thinned(before: TesseractState, after: TesseractState): readonly number[] {
  const primedAt = ({ primed, values }: TesseractState, value: number): number =>
    primed.filter(cube => values[cube] === value).length;
  return [1, 2, 3, 4, 5, 6].filter(
    value => primedAt(before, value) >= 2 && primedAt(after, value) < primedAt(before, value),
  );
}

/** Columns, from 1, for which a condition has become true. */
const columns = (
  after: TesseractState,
  holds: (state: TesseractState, column: number) => boolean,
  before: TesseractState,
): readonly number[] => [0, 1, 2, 3, 4, 5].filter(i => holds(after, i) && !holds(before, i)).map(i => i + 1);

const heightOfColumn = ({ board }: TesseractState, column: number): number =>
  board.filter((cube, slot) => slot % 6 === column && cube !== NOBODY).length;

const cubesIn = ({ stacks }: TesseractState): number => stacks.reduce((sum, { length }) => sum + length, 0);

/** Symbols whose stack has grown. */
const covered = (before: TesseractState, after: TesseractState): readonly string[] =>
  after.stacks.flatMap((stack, cell) =>
    stack.length > (before.stacks[cell]?.length ?? 0) ? (symbolAt(after, cell) ?? []) : [],
  );
