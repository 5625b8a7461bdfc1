/** Rows and columns of the grid as a map: players or the shortest dimension across, the others down. */

import type { Count } from './effects.ts';
import { dimensionWord, valueWord } from './names.ts';
import type { CellSummary, Summary } from './summary.ts';

export interface MapRow {
  readonly values: readonly string[];
  /** Words of all dimensions but the last; rows of one group stand together. */
  readonly group: string;
  readonly label: string;
  readonly cells: readonly CellSummary[];
}

export interface MapLayout {
  readonly columns: { readonly name: string; readonly values: readonly string[] };
  /** Games and wins of a row and column; undefined where the grid has no cell. */
  readonly count: (row: MapRow, column: number) => Count | undefined;
  readonly rows: readonly MapRow[];
  /** Dimensions of the rows, in words. */
  readonly rowWords: readonly string[];
}

const MOST_ROWS = 60;
export const ROW = 25;

/** Undefined for a grid of one dimension, or one too large to be looked at. */
export function layoutOf({ varied, cells }: Summary): MapLayout | undefined {
  const [shortest] = varied.toSorted((a, b) => a.values.length - b.values.length);
  const columns = varied.find(({ name }) => name === 'seats') ?? shortest;
  if (!columns || varied.length < 2) return undefined;
  const rows = rowsOf(
    cells,
    varied.filter(({ name }) => name !== columns.name).map(({ name }) => name),
  );
  if (rows.length > MOST_ROWS) return undefined;
  return {
    columns,
    rows,
    rowWords: varied.filter(({ name }) => name !== columns.name).map(({ name }) => dimensionWord(name)),
    count: (row, column) =>
      row.cells.find(({ cell }) => cell.setting[columns.name] === columns.values[column]),
  };
}

/** Seats across and settings down, for contests between equal bots. */
export function seatLayoutOf({ varied, cells }: Summary): MapLayout | undefined {
  const names = varied.filter(({ name }) => name !== 'seats').map(({ name }) => name);
  const rows = rowsOf(cells, names);
  if (names.length === 0 || rows.length > MOST_ROWS) return undefined;
  const most = Math.max(...cells.map(({ seats }) => seats.length));
  return {
    columns: { name: 'seat', values: Array.from({ length: most }, (_, seat) => `${seat + 1}`) },
    rows,
    rowWords: names.map(dimensionWord),
    count: ({ cells: own }, seat) => {
      const here = own.filter(({ seats }) => seats.length > seat);
      const games = here.reduce((sum, one) => sum + one.games, 0);
      return games === 0
        ? undefined
        : { games, wins: here.reduce((sum, { seats }) => sum + (seats[seat] ?? 0), 0) };
    },
  };
}

function rowsOf(cells: readonly CellSummary[], names: readonly string[]): readonly MapRow[] {
  const rows = new Map<string, CellSummary[]>();
  for (const one of cells) {
    const key = JSON.stringify(names.map(name => one.cell.setting[name] ?? ''));
    rows.set(key, [...(rows.get(key) ?? []), one]);
  }
  return [...rows].map(([key, own]) => {
    const values = JSON.parse(key) as string[];
    const words = values.map((value, i) => valueWord(names[i] ?? '', value, true));
    return { values, group: words.slice(0, -1).join(' · '), label: words.at(-1) ?? '', cells: own };
  });
}

export interface Placed {
  readonly row: MapRow;
  readonly y: number;
  readonly isFirst: boolean;
}

/** Rows from the top down. A phone has no room beside them: there the group stands above its rows. */
export function placed(
  rows: readonly MapRow[],
  isPhone: boolean,
): { readonly rows: readonly Placed[]; readonly height: number } {
  let y = 0;
  const list = rows.map((row, i): Placed => {
    const isFirst = rows[i - 1]?.group !== row.group;
    if (isFirst && row.group !== '' && isPhone) y += 21;
    else if (isFirst && i > 0) y += row.group === '' ? 0 : 9;
    const at = { row, y, isFirst };
    y += ROW;
    return at;
  });
  return { rows: list, height: y };
}
