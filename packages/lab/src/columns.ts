/** The Parquet schema of a run, one row per game; docs/lab.md describes every column. */
import type { SchemaElement } from 'hyparquet';
import type { ColumnSource } from 'hyparquet-writer';
import type { Cell, GameRow, Sight } from './types.ts';

type Kind = 'int' | 'text' | 'flag' | 'real' | 'texts' | 'ints';

interface Column {
  readonly name: string;
  readonly kind: Kind;
  readonly of: (row: GameRow, cell: Cell) => unknown;
}

const idsOf = (sights: readonly Sight[]): readonly string[] => sights.map(({ id }) => id);
const seatsOf = (sights: readonly Sight[]): readonly number[] => sights.map(({ seat }) => seat);
const turnsOf = (sights: readonly Sight[]): readonly number[] => sights.map(({ turn }) => turn);

const COLUMNS: readonly Column[] = [
  { name: 'cell', kind: 'int', of: row => row.cell },
  { name: 'number', kind: 'int', of: row => row.number },
  { name: 'bots', kind: 'text', of: (_, cell) => cell.setting.bots },
  { name: 'seats', kind: 'int', of: row => row.bots.length },
  { name: 'seed', kind: 'text', of: row => row.seed },
  { name: 'digest', kind: 'text', of: row => row.digest },
  { name: 'bot_by_seat', kind: 'texts', of: row => row.bots },
  { name: 'focus', kind: 'int', of: row => row.focus },
  { name: 'won', kind: 'flag', of: row => row.won },
  { name: 'winners', kind: 'ints', of: row => row.winners },
  { name: 'reason', kind: 'text', of: row => row.reason },
  { name: 'turns', kind: 'int', of: row => row.turns },
  { name: 'plies', kind: 'int', of: row => row.plies },
  { name: 'first', kind: 'int', of: row => row.first },
  { name: 'chance_25', kind: 'real', of: row => row.chances[0] },
  { name: 'chance_50', kind: 'real', of: row => row.chances[1] },
  { name: 'chance_75', kind: 'real', of: row => row.chances[2] },
  { name: 'people', kind: 'texts', of: row => row.people },
  { name: 'seen', kind: 'texts', of: row => idsOf(row.seen) },
  { name: 'seen_seat', kind: 'ints', of: row => seatsOf(row.seen) },
  { name: 'seen_turn', kind: 'ints', of: row => turnsOf(row.seen) },
  { name: 'taken', kind: 'texts', of: row => idsOf(row.taken) },
  { name: 'taken_seat', kind: 'ints', of: row => seatsOf(row.taken) },
  { name: 'taken_turn', kind: 'ints', of: row => turnsOf(row.taken) },
  { name: 'played', kind: 'texts', of: row => idsOf(row.played) },
  { name: 'played_seat', kind: 'ints', of: row => seatsOf(row.played) },
  { name: 'played_turn', kind: 'ints', of: row => turnsOf(row.played) },
  { name: 'ms', kind: 'int', of: row => row.ms },
];

/** Names of the columns that every run has. */
export const COLUMN_NAMES: readonly string[] = COLUMNS.map(({ name }) => name);

/** Columns of the varied options come after the common ones. */
function columnsOf(dimensions: readonly string[]): readonly Column[] {
  const varied = dimensions.filter(name => !COLUMN_NAMES.includes(name));
  return [
    ...COLUMNS,
    ...varied.map((name): Column => ({ name, kind: 'text', of: (_, cell) => cell.setting[name] })),
  ];
}

const PRIMITIVES = {
  int: { type: 'INT32', repetition_type: 'REQUIRED' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' },
  flag: { type: 'BOOLEAN', repetition_type: 'REQUIRED' },
  real: { type: 'DOUBLE', repetition_type: 'OPTIONAL' },
} as const;

const listOf = (name: string, element: 'int' | 'text'): SchemaElement[] => [
  { name, converted_type: 'LIST', repetition_type: 'REQUIRED', num_children: 1 },
  { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
  { ...PRIMITIVES[element], name: 'element' },
];

const elementsOf = ({ name, kind }: Column): SchemaElement[] =>
  kind === 'ints' || kind === 'texts'
    ? listOf(name, kind === 'ints' ? 'int' : 'text')
    : [{ name, ...PRIMITIVES[kind] }];

/** Schema and columns of rows, as the writer takes them. */
export function tableOf(rows: readonly GameRow[], cells: readonly Cell[], dimensions: readonly string[]) {
  const columns = columnsOf(dimensions);
  const columnData: ColumnSource[] = columns.map(({ name, of }) => ({
    name,
    data: rows.map(row => of(row, cells[row.cell] as Cell) ?? null),
  }));
  return {
    schema: [{ name: 'root', num_children: columns.length }, ...columns.flatMap(elementsOf)],
    columnData,
  };
}

type Stored = Readonly<Record<string, unknown>>;

/** A row as it was before it was stored. */
export function rowOf(stored: Stored): GameRow {
  const texts = (name: string): readonly string[] => (stored[name] as readonly string[] | null) ?? [];
  const ints = (name: string): readonly number[] => (stored[name] as readonly number[] | null) ?? [];
  const sights = (name: string): readonly Sight[] => {
    const [seats, turns] = [ints(`${name}_seat`), ints(`${name}_turn`)];
    return texts(name).map((id, i) => ({ id, seat: seats[i] ?? -1, turn: turns[i] ?? 0 }));
  };
  const int = (name: string): number => stored[name] as number;
  const text = (name: string): string => stored[name] as string;
  return {
    cell: int('cell'),
    number: int('number'),
    seed: text('seed'),
    digest: text('digest'),
    bots: texts('bot_by_seat'),
    focus: int('focus'),
    won: stored.won as boolean,
    winners: ints('winners'),
    reason: text('reason'),
    turns: int('turns'),
    plies: int('plies'),
    first: int('first'),
    chances: ['chance_25', 'chance_50', 'chance_75'].map(
      name => (stored[name] as number | undefined) ?? null,
    ),
    people: texts('people'),
    seen: sights('seen'),
    taken: sights('taken'),
    played: sights('played'),
    ms: int('ms'),
  };
}
