/** The rift board in letters. */
import {
  type Counts,
  neighboursOf,
  type PieceView,
  type RiftView,
  SIZE,
  squareAt,
  WHITE,
} from '@tessera/games/rift';
import { ink } from '../../ink.ts';
import type { RiftPlayText } from './text.ts';

const FILES = [...'abcdefghijklmno'];

/** How each kind of place is coloured; never the only difference, letters and case say the same. */
const CODES = { white: '1;97', black: '1;36', arm: '33', empty: '90', plain: '' } as const;
type Look = keyof typeof CODES;
type Paint = (text: string, look: Look) => string;

const coloured: Paint = (text, look) => (CODES[look] ? ink(text, CODES[look]) : text);
const uncoloured: Paint = text => text;

/** Ranks from the top, files below and above, and what each side still holds. */
export function boardLines(
  view: RiftView,
  seats: readonly string[],
  text: RiftPlayText,
  hasColour: boolean,
): string[] {
  const paint = hasColour ? coloured : uncoloured;
  const cells = cellsOf(view.pieces, paint);
  const files = `    ${FILES.join(' ')}`;
  const ranks = FILES.map((_, i) => {
    const rank = SIZE - 1 - i;
    const row = FILES.map((_, file) => cells[squareAt(file, rank)]).join(' ');
    return `${String(rank + 1).padStart(3)} ${row} ${rank + 1}`;
  });
  const width = Math.max(...seats.map(name => name.length));
  const sides = ([1, 0] as const).map(colour => {
    const { hand, lost } = view.sides[colour];
    const held = `${text.reserve} ${countsText(hand) || text.none}`;
    const gone = countsText(lost);
    return `    ${(seats[colour] ?? '').padEnd(width)}  ${held}${gone && `; ${text.lost} ${gone}`}`;
  });
  return [files, ...ranks, files, ...sides];
}

function cellsOf(pieces: readonly PieceView[], paint: Paint): string[] {
  const cells = Array<string>(SIZE * SIZE).fill(paint('.', 'empty'));
  for (const { letter, at } of pieces)
    if (letter === 'X') for (const end of neighboursOf(at)) cells[end] = paint('+', 'arm');
  for (const { letter, colour, at } of pieces) {
    const shown = colour === WHITE ? letter : letter.toLowerCase();
    const drawn = paint(shown, colour === WHITE ? 'white' : 'black');
    cells[at] = drawn;
    if (letter === 'G') cells[at + 1] = drawn;
    if (letter === 'I') cells[at + SIZE] = drawn;
  }
  return cells;
}

const countsText = (counts: Counts): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([letter, count]) => (count > 1 ? `${count}${letter}` : letter))
    .join(' ');
