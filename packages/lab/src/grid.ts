/** The grid of an experiment: every combination of options, packs, bots and seats is a cell. */
import {
  type AnyGame,
  encode,
  type Fields,
  FormatError,
  type OptionSpec,
  parseOptions,
  type Reader,
  readIntegerIn,
  readList,
  readObject,
  readText,
  refuseUnknown,
} from '@tessera/engine';
import type { Cell, Setting } from './types.ts';

const MOST_CELLS = 10_000;
/** Pack of the game itself. */
const BUILT_IN = 'built-in';

interface Axis {
  readonly name: string;
  readonly values: readonly { readonly label: string; readonly value: unknown }[];
}

export interface Grid {
  readonly cells: readonly Cell[];
  readonly dimensions: readonly string[];
}

/** Cells of all grids of a file; a dimension that one grid leaves out has the game's default there. */
export function cellsOf(game: AnyGame, file: Fields, packs: Readonly<Record<string, unknown>>): Grid {
  const fixed = file.options === undefined ? {} : readObject(file.options, 'options');
  const grids = Array.isArray(file.grid) ? readList(file.grid, 'grid') : [file.grid];
  const axes = grids.map((grid, i) => readAxes(game, grid, Array.isArray(file.grid) ? `grid[${i}]` : 'grid'));
  const dimensions = [...new Set(axes.flatMap(list => list.map(({ name }) => name)))];
  const cells = axes
    .flatMap(list => combinations(list))
    .map((chosen, index) => cellOf(game, fixed, chosen, packs, index, dimensions));
  const seen = new Map<string, Cell>();
  for (const cell of cells) {
    if (seen.has(cell.id)) throw new FormatError('grid', `has the cell "${cell.id}" twice`);
    seen.set(cell.id, cell);
  }
  return { cells, dimensions };
}

type Chosen = ReadonlyMap<string, Axis['values'][number]>;

function readAxes(game: AnyGame, value: unknown, field: string): readonly Axis[] {
  const grid = readObject(value, field);
  refuseUnknown(grid, ['options', 'packs', 'bots', 'seats'], field);
  const options = grid.options === undefined ? {} : readObject(grid.options, `${field}.options`);
  const axis = (name: string, list: unknown, at: string, label: Reader<string> = labelOf): Axis => {
    const values = readList(list, at);
    if (values.length === 0) throw new FormatError(at, 'must not be empty');
    return { name, values: values.map((one, i) => ({ label: label(one, `${at}[${i}]`), value: one })) };
  };
  const seats = readIntegerIn(game.seats.min, game.seats.max);
  const all = [
    ...Object.entries(options).map(([name, list]) => axis(name, list, `${field}.options.${name}`)),
    ...(grid.packs === undefined ? [] : [axis('pack', grid.packs, `${field}.packs`, readText)]),
    axis('bots', grid.bots, `${field}.bots`, botsLabel),
    ...(grid.seats === undefined
      ? []
      : [axis('seats', grid.seats, `${field}.seats`, (one, at) => `${seats(one, at)}`)]),
  ];
  const count = all.reduce((product, { values }) => product * values.length, 1);
  if (count > MOST_CELLS) throw new FormatError(field, `has ${count} cells, but at most ${MOST_CELLS}`);
  return all;
}

/** A name for every seat, or a list of names by seat. */
function botsLabel(value: unknown, field: string): string {
  if (typeof value === 'string') return value;
  return readList(value, field)
    .map((one, i) => readText(one, `${field}[${i}]`))
    .join(' v ');
}

/** Readable value of an option: lists joined, objects by their id. */
function labelOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(labelOf).join('+') || 'default';
  if (value !== null && typeof value === 'object')
    return 'id' in value && typeof value.id === 'string' ? value.id : encode(value);
  return `${value}`;
}

function combinations(axes: readonly Axis[]): Chosen[] {
  return axes.reduce<Chosen[]>(
    (sets, { name, values }) => sets.flatMap(set => values.map(value => new Map([...set, [name, value]]))),
    [new Map()],
  );
}

function cellOf(
  game: AnyGame,
  fixed: Fields,
  chosen: Chosen,
  packs: Readonly<Record<string, unknown>>,
  index: number,
  dimensions: readonly string[],
): Cell {
  const bots = botsOf(game, chosen);
  const varied = [...chosen].filter(([name]) => !['bots', 'seats', 'pack'].includes(name));
  const both = varied.find(([name]) => Object.hasOwn(fixed, name));
  if (both) throw new FormatError(`options.${both[0]}`, 'is varied by the grid too');
  const pack = chosen.get('pack')?.label ?? BUILT_IN;
  const given = { ...fixed, ...Object.fromEntries(varied.map(([name, { value }]) => [name, value])) };
  const options = parseOptions<object>(
    game.options,
    { ...given, ...packOption(game, pack, packs) },
    'options',
  );
  const setting: Setting = Object.fromEntries(
    dimensions.map(name => [name, chosen.get(name)?.label ?? standIn(name, options, bots)]),
  );
  const id = dimensions.map(name => `${name}=${setting[name]}`).join(' ');
  return { index, id, setting, options, bots };
}

/** Value of a dimension that only another grid of the file varies. */
const standIn = (name: string, options: object, bots: readonly string[]): string =>
  name === 'seats' ? `${bots.length}` : name === 'pack' ? BUILT_IN : labelOf((options as Fields)[name]);

function botsOf(game: AnyGame, chosen: Chosen): readonly string[] {
  const given = chosen.get('bots')?.value;
  const seats = chosen.get('seats')?.value as number | undefined;
  if (typeof given === 'string') return Array<string>(seats ?? game.seats.usual).fill(given);
  const names = given as readonly string[];
  const { min, max } = game.seats;
  if (names.length < min || names.length > max || (seats !== undefined && names.length !== seats))
    throw new FormatError('grid.bots', `names ${names.length} bots for ${seats ?? `${min} to ${max}`} seats`);
  return names;
}

function packOption(game: AnyGame, pack: string, packs: Readonly<Record<string, unknown>>): object {
  if (pack === BUILT_IN) return {};
  const specs = game.options as Readonly<Record<string, OptionSpec>>;
  if (specs.pack?.kind !== 'content') throw new FormatError('grid.packs', `${game.id} has no packs`);
  if (!Object.hasOwn(packs, pack)) throw new FormatError('grid.packs', `the pack "${pack}" was not read`);
  return { pack: specs.pack.parse(packs[pack], `the pack "${pack}"`) };
}
