/** Goals of an experiment file, read and checked against its grid. */
import {
  type Fields,
  FormatError,
  readIntegerIn,
  readListOf,
  readObject,
  readOneOf,
  readText,
  refuseUnknown,
} from '@tessera/engine';
import { fits, readSelector } from './select.ts';
import type { Cell, Goal } from './types.ts';

const KINDS = ['ordered', 'within', 'between', 'seats', 'cards'] as const;
const FIELDS: Readonly<Record<Goal['kind'], readonly string[]>> = {
  ordered: ['by', 'values', 'apart'],
  within: ['by', 'points'],
  between: ['low', 'high'],
  seats: ['points'],
  cards: ['points'],
};
const points = readIntegerIn(0, 100);

export function readGoals(value: unknown, cells: readonly Cell[], dimensions: readonly string[]): Goal[] {
  if (value === undefined) return [];
  return readListOf((one, field) => readEach(readObject(one, field), field, cells, dimensions))(
    value,
    'goals',
  ).flat();
}

/** `each` names dimensions: the goal holds for each of their values. */
function readEach(
  given: Fields,
  field: string,
  cells: readonly Cell[],
  dimensions: readonly string[],
): Goal[] {
  const { each = [], ...goal } = given;
  const names = readListOf(readText)(each, `${field}.each`);
  for (const [i, name] of names.entries()) requireDimension(name, dimensions, `${field}.each[${i}]`);
  const chosen = goal.where === undefined ? {} : readSelector(goal.where, cells, `${field}.where`);
  const values = cells
    .filter(cell => fits(cell, chosen))
    .map(({ setting }) => Object.fromEntries(names.map(name => [name, setting[name]])));
  const unique = [...new Map(values.map(one => [JSON.stringify(one), one])).values()];
  return unique.map(where => readGoal({ ...goal, where: { ...chosen, ...where } }, field, cells, dimensions));
}

function requireDimension(name: string, dimensions: readonly string[], field: string): void {
  if (!dimensions.includes(name))
    throw new FormatError(field, `is no dimension of the grid; they are ${dimensions.join(', ')}`);
}

function readGoal(given: Fields, field: string, cells: readonly Cell[], dimensions: readonly string[]): Goal {
  const kind = readOneOf(KINDS)(given.kind, `${field}.kind`);
  refuseUnknown(given, ['kind', 'where', ...FIELDS[kind]], field);
  const where = given.where === undefined ? {} : readSelector(given.where, cells, `${field}.where`);
  const count = (name: string): number => points(given[name], `${field}.${name}`);
  if (kind === 'between') return { kind, low: count('low'), high: count('high'), where };
  if (kind === 'seats' || kind === 'cards') return { kind, points: count('points'), where };
  const by = readText(given.by, `${field}.by`);
  requireDimension(by, dimensions, `${field}.by`);
  if (kind === 'within') return { kind, by, points: count('points'), where };
  const values = readListOf(readText)(given.values, `${field}.values`);
  for (const [i, value] of values.entries()) readSelector({ [by]: value }, cells, `${field}.values[${i}]`);
  return { kind, by, values, apart: count('apart'), where };
}
