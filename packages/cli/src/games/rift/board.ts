import {
  type Counts,
  type Letter,
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

/** Colours of the cells; letters and case alone tell the same. */
const CODES = { white: '1;97', black: '1;36', arm: '33', empty: '90', plain: '' } as const;
type Look = keyof typeof CODES;
type Paint = (text: string, look: Look) => string;

const coloured: Paint = (text, look) => (CODES[look] ? ink(text, CODES[look]) : text);
const uncoloured: Paint = text => text;

/** Texts of the terminal, and names of the pieces. */
export interface Texts {
  readonly text: RiftPlayText;
  readonly pieces: Readonly<Record<Letter, string>>;
}

/** Lines of the board: ranks from the top, files below and above, reserve and losses of each side. */
export function boardLines(
  view: RiftView,
  seats: readonly string[],
  { text, pieces }: Texts,
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
    const held = `${text.reserve} ${countsText(hand, pieces) || text.none}`;
    const gone = countsText(lost, pieces);
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

/** `Star (S), Cylinder (C) ×5` */
const countsText = (counts: Counts, pieces: Texts['pieces']): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([letter, count]) => {
      const name = `${pieces[letter as Letter]} (${letter})`;
      return count > 1 ? `${name} ×${count}` : name;
    })
    .join(', ');
