/**
 * A rift position as a plain list of pieces, parsed straight from section 15 of the rules. It shares no code
 * with `src/rift`, so that a mistake there cannot hide in the tests.
 */
export type Side = 'w' | 'b';
/** File and rank, both from 1: `a1` is [1, 1], `o15` is [15, 15]. */
export type Spot = readonly [file: number, rank: number];

export interface Piece {
  readonly side: Side;
  /** Upper-case letter. */
  readonly letter: string;
  /** One crossing, or the two lines of a large slide, anchor first. */
  readonly spots: readonly Spot[];
}

export interface Situation {
  readonly pieces: readonly Piece[];
  readonly side: Side;
  /** Unplaced pieces by letter of T S P R C H G X. */
  readonly hands: Readonly<Record<Side, Readonly<Record<string, number>>>>;
  readonly phase: string;
  readonly quiet: number;
  readonly ply: number;
}

const FILES = 'abcdefghijklmno';
const HAND_LETTERS = [...'TSPRCHGX'];
export const EVERY_SPOT: readonly Spot[] = Array.from(
  { length: 225 },
  (_, i) => [(i % 15) + 1, Math.floor(i / 15) + 1] as const,
);

export const nameOf = ([file, rank]: Spot): string => FILES.charAt(file - 1) + rank;
export const spotOf = (name: string): Spot => [FILES.indexOf(name[0]!) + 1, Number(name.slice(1))];
export const isSame = (a: Spot, b: Spot): boolean => a[0] === b[0] && a[1] === b[1];
/** R-BOARD-1: the order in which captured crossings are written. */
export const byIndex = (a: Spot, b: Spot): number => a[1] - b[1] || a[0] - b[0];

/** Crossings of a piece whose only or first crossing is the given one (R-PIECE-2, R-PIECE-3). */
export function linesOf(letter: string, [file, rank]: Spot): readonly Spot[] {
  if (letter === 'G') return [[file, rank], [file + 1, rank]]; // biome-ignore format: two lines, two pairs
  if (letter === 'I') return [[file, rank], [file, rank + 1]]; // biome-ignore format: two lines, two pairs
  return [[file, rank]];
}

/** `Te5 Hd6`: each piece by letter and crossing, a large slide by its anchor. */
export function readPieces(text: string, side: Side): Piece[] {
  const words = text.split(' ').filter(word => word !== '');
  return words.map(word => ({ side, letter: word[0]!, spots: linesOf(word[0]!, spotOf(word.slice(1))) }));
}

/** `SRC3H2G` as counts. */
export function readHand(text: string): Record<string, number> {
  const hand = Object.fromEntries(HAND_LETTERS.map(letter => [letter, 0]));
  for (const [, count, letter] of text.matchAll(/(\d*)([A-Z])/g)) hand[letter!] = Number(count || 1);
  return hand;
}

export function parseSituation(text: string): Situation {
  const [board, side, hands, phase, quiet, ply] = text.split(' ') as [
    string,
    Side,
    string,
    string,
    string,
    string,
  ];
  const letters = new Map<string, string>();
  board.split('/').forEach((row, i) => {
    let file = 1;
    for (const token of row.match(/\d+|[A-Za-z]/g) ?? []) {
      if (/[A-Za-z]/.test(token)) letters.set(nameOf([file, 15 - i]), token);
      file += /\d/.test(token) ? Number(token) : 1;
    }
  });
  return {
    pieces: collectPieces(letters),
    side,
    hands: {
      w: readHand(hands.replace(/\d*[a-z]/g, '')),
      b: readHand(hands.replace(/\d*[A-Z]/g, '').toUpperCase()),
    },
    phase,
    quiet: Number(quiet),
    ply: Number(ply),
  };
}

/** Pieces from south-west to north-east, so that a large slide is met at its anchor first. */
function collectPieces(letters: Map<string, string>): Piece[] {
  const pieces: Piece[] = [];
  for (const spot of EVERY_SPOT) {
    const letter = letters.get(nameOf(spot));
    if (!letter) continue;
    const spots = linesOf(letter.toUpperCase(), spot);
    for (const line of spots) letters.delete(nameOf(line));
    pieces.push({ side: letter === letter.toUpperCase() ? 'w' : 'b', letter: letter.toUpperCase(), spots });
  }
  return pieces;
}

export function formatSituation(situation: Situation): string {
  const { pieces, side, hands, phase, quiet, ply } = situation;
  const letters = new Map<string, string>();
  for (const piece of pieces) {
    const letter = piece.side === 'w' ? piece.letter : piece.letter.toLowerCase();
    for (const spot of piece.spots) letters.set(nameOf(spot), letter);
  }
  const rows = Array.from({ length: 15 }, (_, i) => formatRow(letters, 15 - i));
  const hand = formatHand(hands.w) + formatHand(hands.b).toLowerCase() || '-';
  return `${rows.join('/')} ${side} ${hand} ${phase} ${quiet} ${ply}`;
}

function formatRow(letters: ReadonlyMap<string, string>, rank: number): string {
  const row = [...FILES].map(file => letters.get(`${file}${rank}`) ?? '.').join('');
  return row.replace(/\.+/g, gap => `${gap.length}`);
}

const formatHand = (hand: Readonly<Record<string, number>>): string =>
  HAND_LETTERS.map(letter => {
    const count = hand[letter] ?? 0;
    return count === 0 ? '' : count === 1 ? letter : `${count}${letter}`;
  }).join('');
