/** Primed area by value: how full each column is, and the cost of the next cube there. */
import {
  type CubeView,
  type ForecastStep,
  stackName,
  type TesseractView,
  type Uncovering,
} from '@tessera/games/tesseract';
import { fill } from '../../../text/index.ts';
import { listed, topName } from './names.ts';
import type { PanelModel } from './props.ts';

type Danger = 'calm' | 'amber' | 'red';

export interface PrimedColumn {
  readonly value: number;
  readonly cubes: readonly CubeView[];
  readonly danger: Danger;
  /** Breaches if the next primed cube lands here (T-BREACH-1). */
  readonly cost: number;
}

export const VALUES = [1, 2, 3, 4, 5, 6] as const;

const breachesOf = (count: number): number => (count >= 6 ? 2 : count >= 3 ? 1 : 0);

const dangerOf = (count: number): Danger => (count >= 3 ? 'red' : count === 2 ? 'amber' : 'calm');

/** The six columns, from 1 to 6. With `anyValue` every crowded column counts for each (T-BREACH-4). */
export function primedColumns({ primed, flags }: TesseractView): readonly PrimedColumn[] {
  const columns = VALUES.map(value => primed.filter(cube => cube.value === value));
  const fullest = Math.max(...columns.map(cubes => cubes.length));
  return columns.map((cubes, i) => {
    const added = cubes.length + 1;
    const counted = flags.breachScope === 'anyValue' ? Math.max(added, fullest) : added;
    return { value: i + 1, cubes, danger: dangerOf(cubes.length), cost: breachesOf(counted) };
  });
}

/** Equal cubes and their number. */
export interface Pile {
  readonly cube: CubeView;
  readonly count: number;
}

/** Maximum number of cubes drawn one by one. */
const SINGLE = 5;

/** Cubes of a column one by one; many are grouped by colour (T-DEC-2). */
export function pilesOf({ cubes }: PrimedColumn): readonly Pile[] {
  if (cubes.length <= SINGLE) return cubes.map(cube => ({ cube, count: 1 }));
  const byColour = Map.groupBy(cubes, cube => cube.colour);
  return [...byColour.values()].map(equal => ({ cube: equal[0] as CubeView, count: equal.length }));
}

/** Condition of a breach by the next prime: "if it rolls a 2 or a 5". */
export function outlookWords({ insight, words: { panels }, view }: PanelModel): string {
  const { primed, or } = panels;
  if (view.edge.length === 0) return primed.nothing;
  if (!insight) return primed.thinking;
  const { chance, values } = insight.outlook;
  if (insight.forecast.isSkipped) return primed.skipped;
  if (chance === 0) return primed.never;
  if (values.length === 0) return primed.onlyEvent;
  if (values.length === 6) return primed.always;
  const isMore = chance > values.length / 6 + 1e-9;
  // The shorter wording; with an event in play "unless" would be wrong.
  const isUnless = values.length > 3 && !isMore;
  const told = isUnless ? VALUES.filter(value => !values.includes(value)) : values;
  const rolls = told.map(value => fill(primed.value, { value }));
  const words = fill(isUnless ? primed.unless : primed.onValues, { values: listed(rolls, or) });
  return isMore ? `${words} ${primed.orEvent}` : words;
}

type Told = Pick<PanelModel, 'view' | 'words'>;

/** Cube struck by an event: "Acceleration destroys Blue 3 at c4"; undefined without a single one. */
export function strikes(
  { view, words }: Told,
  { why, cells }: ForecastStep,
  symbol: string,
): string | undefined {
  const [cell] = cells;
  if (cell === undefined || cells.length > 1) return undefined;
  const { destroys, primes } = words.panels.primed;
  return fill(why === 'AC' ? destroys : primes, { symbol, cube: topName(words, view, cell) });
}

/** Event below a cube that is primed: "d4 is then empty: Acceleration destroys yellow 2 at d3". */
export function uncoverWords(
  told: Told,
  { cell, symbol, isWarded }: Uncovering,
  then?: ForecastStep,
): string {
  const { game, panels } = told.words;
  const { name } = game.symbols[symbol];
  const { empties, warded } = panels.primed;
  return fill(isWarded ? warded : empties, {
    cell: stackName(cell),
    symbol: (then && strikes(told, then, name)) ?? name,
  });
}
