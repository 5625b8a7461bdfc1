/** Maps drawn as rows of tiles: the form of section 3.1, for people. */
import { FormatError } from '@tessera/engine';
import { SEAT_LETTERS, type Tile, type TileKind } from '../types.ts';

export interface Drawn {
  readonly tiles: readonly Tile[];
  readonly starts: readonly (readonly [x: number, y: number])[];
}

const CELL = /^(?:([789X])([a-d])?|(V)|\.)$/;

/** Throws FormatError for what is no picture of a map. */
export function parsePicture(rows: readonly string[], field: string): Drawn {
  const tiles: Tile[] = [];
  const starts = new Map<string, readonly [number, number]>();
  rows.forEach((row, r) => {
    for (const [c, cell] of row.trim().split(/\s+/).entries()) {
      const match = CELL.exec(cell);
      if (!match)
        throw new FormatError(
          field,
          `row ${r + 1}: “${cell}” is no tile; write 7, 8, 9, X for ten, V for the Void, . for none, with a to d after a starting planet`,
        );
      const [, number, seat, isVoid] = match;
      const [cx, cy] = [3 * c + 1, 3 * r + 1];
      if (number) tiles.push({ cx, cy, kind: kindOf(number) });
      if (isVoid) tiles.push({ cx, cy, kind: 'V' });
      if (!seat) continue;
      if (starts.has(seat)) throw new FormatError(field, `seat ${seat} has two starting planets`);
      starts.set(seat, [cx, cy]);
    }
  });
  const found = SEAT_LETTERS.slice(0, starts.size).map(seat => starts.get(seat));
  const missing = found.indexOf(undefined);
  if (missing >= 0) throw new FormatError(field, `seat ${SEAT_LETTERS[missing]} has no starting planet`);
  return { tiles, starts: found as (readonly [number, number])[] };
}

const kindOf = (letter: string): TileKind => (letter === 'X' ? 10 : (Number(letter) as TileKind));

/** Undefined for tiles that do not lie in rows and columns of three squares. */
export function formatPicture({ tiles, starts }: Drawn): readonly string[] | undefined {
  const [left, top] = [Math.min(...tiles.map(tile => tile.cx)), Math.min(...tiles.map(tile => tile.cy))];
  if (tiles.some(({ cx, cy }) => (cx - left) % 3 !== 0 || (cy - top) % 3 !== 0)) return undefined;
  const columns = Math.max(...tiles.map(tile => (tile.cx - left) / 3)) + 1;
  const height = Math.max(...tiles.map(tile => (tile.cy - top) / 3)) + 1;
  const grid = Array.from({ length: height }, () => Array<string>(columns).fill('.'));
  for (const { cx, cy, kind } of tiles) {
    const seat = starts.findIndex(([x, y]) => x === cx && y === cy);
    const row = grid[(cy - top) / 3] as string[];
    row[(cx - left) / 3] = `${kind === 10 ? 'X' : kind}${SEAT_LETTERS[seat] ?? ''}`;
  }
  return grid.map(row => row.join(' '));
}
