/** Rows and columns of the grid as a map: players or the shortest dimension across, the others down. */
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
  const others = varied.filter(({ name }) => name !== columns.name);
  const rows = new Map<string, CellSummary[]>();
  for (const one of cells) {
    const key = JSON.stringify(others.map(({ name }) => one.cell.setting[name] ?? ''));
    rows.set(key, [...(rows.get(key) ?? []), one]);
  }
  if (rows.size > MOST_ROWS) return undefined;
  return {
    columns,
    rowWords: others.map(({ name }) => dimensionWord(name)),
    rows: [...rows].map(([key, own]) => {
      const values = JSON.parse(key) as string[];
      const words = values.map((value, i) => valueWord(others[i]?.name ?? '', value, true));
      return { values, group: words.slice(0, -1).join(' · '), label: words.at(-1) ?? '', cells: own };
    }),
  };
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
