/**
 * Maps as pictures in text: rows of tiles, the form of section 3.1; rows of squares where tiles are shifted
 * (Q-MAP-13).
 */
import { FormatError } from '@tessera/engine';
import { squaresOf } from '../geometry.ts';
import { SEAT_LETTERS, type Tile, type TileKind } from '../types.ts';

type Point = readonly [x: number, y: number];

export interface Drawn {
  readonly tiles: readonly Tile[];
  readonly starts: readonly Point[];
}

/** A tile in a picture. */
interface Sign {
  readonly kind: TileKind;
  readonly seat: string | undefined;
}

const CELL = /^([789XV])([a-d])?$/;
/** A square of a tile that is not its middle, in pictures by squares only. */
const SQUARE = '-';
const NOTHING = '.';

/** Throws FormatError for an invalid picture. */
export function parsePicture(rows: readonly string[], field: string): Drawn {
  const read = rows.some(row => row.includes(SQUARE)) ? bySquares : byTiles;
  const placed = read(rows, field);
  const starts = new Map<string, Point>();
  for (const { cx, cy, seat } of placed) {
    if (seat === undefined) continue;
    if (starts.has(seat)) throw new FormatError(field, `seat ${seat} has two starting planets`);
    starts.set(seat, [cx, cy]);
  }
  const found = SEAT_LETTERS.slice(0, starts.size).map(seat => starts.get(seat));
  const missing = found.indexOf(undefined);
  if (missing >= 0) throw new FormatError(field, `seat ${SEAT_LETTERS[missing]} has no starting planet`);
  return { tiles: placed.map(({ cx, cy, kind }) => ({ cx, cy, kind })), starts: found as Point[] };
}

type Placed = Tile & Sign;

function byTiles(rows: readonly string[], field: string): readonly Placed[] {
  return rows.flatMap((row, r) =>
    row
      .trim()
      .split(/\s+/)
      .flatMap((cell, c) => {
        if (cell === NOTHING) return [];
        const sign = signOf(cell);
        if (sign) return [{ cx: 3 * c + 1, cy: 3 * r + 1, ...sign }];
        throw new FormatError(
          field,
          `row ${r + 1}: “${cell}” is no tile; write 7, 8, 9, X for ten, V for the Void, . for none, with a to d after a starting planet`,
        );
      }),
  );
}

/** Q-MAP-13: a sign on the middle square of each tile, `-` on its others, the seat on the square right of the planet. */
function bySquares(given: readonly string[], field: string): readonly Placed[] {
  const rows = given.map(row => row.trim());
  const at = (x: number, y: number): string => rows[y]?.[x] ?? NOTHING;
  const placed = rows.flatMap((row, cy) =>
    [...row].flatMap((_, cx) => {
      const seat = SEAT_LETTERS.find(letter => letter === at(cx + 1, cy)) ?? '';
      const sign = signOf(at(cx, cy) + seat);
      return sign ? [{ cx, cy, ...sign }] : [];
    }),
  );
  const drawn = bySquaresOf(placed);
  rows.forEach((row, y) => {
    for (const [x, sign] of [...row].entries())
      if (sign !== (drawn.get(`${x},${y}`) ?? NOTHING))
        throw new FormatError(
          field,
          `row ${y + 1}, column ${x + 1}: “${sign}” is not a square of one tile; a tile has 7, 8, 9, X or V in its middle and ${SQUARE} around`,
        );
  });
  const lost = placed.flatMap(squaresOf).find(([x, y]) => at(x, y) === NOTHING);
  if (lost)
    throw new FormatError(field, `row ${lost[1] + 1}, column ${lost[0] + 1}: a tile has nine squares`);
  return placed;
}

/** Mark of each square. */
function bySquaresOf(placed: readonly Placed[]): ReadonlyMap<string, string> {
  const drawn = new Map<string, string>();
  for (const tile of placed) {
    for (const [x, y] of squaresOf(tile)) drawn.set(`${x},${y}`, SQUARE);
    if (tile.seat) drawn.set(`${tile.cx + 1},${tile.cy}`, tile.seat);
  }
  for (const { cx, cy, kind } of placed) drawn.set(`${cx},${cy}`, letterOf(kind));
  return drawn;
}

function signOf(cell: string): Sign | undefined {
  const [, letter, seat] = CELL.exec(cell) ?? [];
  if (letter === undefined || (letter === 'V' && seat)) return undefined;
  const kind = letter === 'X' ? 10 : letter === 'V' ? 'V' : (Number(letter) as TileKind);
  return { kind, seat };
}

const letterOf = (kind: TileKind): string => (kind === 10 ? 'X' : String(kind));

/** By tiles if they lie in rows and columns of three squares, else by squares; empty for an empty map. */
export function formatPicture({ tiles, starts }: Drawn): readonly string[] {
  const [left, top] = [Math.min(...tiles.map(tile => tile.cx)), Math.min(...tiles.map(tile => tile.cy))];
  const isInLine = tiles.every(({ cx, cy }) => (cx - left) % 3 === 0 && (cy - top) % 3 === 0);
  const placed = tiles.map((tile): Placed => {
    const seat = starts.findIndex(([x, y]) => x === tile.cx && y === tile.cy);
    return { ...tile, seat: SEAT_LETTERS[seat] };
  });
  if (!isInLine) {
    const moved = placed.map(tile => ({ ...tile, cx: tile.cx - left + 1, cy: tile.cy - top + 1 }));
    return linesOf(bySquaresOf(moved)).map(row => row.join(''));
  }
  const cells = placed.map(
    ({ cx, cy, kind, seat = '' }) => [`${(cx - left) / 3},${(cy - top) / 3}`, letterOf(kind) + seat] as const,
  );
  return linesOf(new Map(cells)).map(row => row.join(' '));
}

/** Rows from `x,y` keys, with dots for gaps. */
function linesOf(signs: ReadonlyMap<string, string>): readonly (readonly string[])[] {
  const places = [...signs.keys()].map(place => place.split(',').map(Number) as unknown as Point);
  const width = Math.max(0, ...places.map(([x]) => x + 1));
  const height = Math.max(0, ...places.map(([, y]) => y + 1));
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => signs.get(`${x},${y}`) ?? NOTHING),
  );
}
