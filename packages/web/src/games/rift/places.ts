/** Lenient parser of position strings for pictures; the rules' parser is strict. */
import type { Letter, PieceView } from '@tessera/games/rift';
import { SIZE, SQUARES, squareAt } from '@tessera/games/rift/board';

export function placesOf(position: string): readonly PieceView[] {
  const rows = (position.split(' ')[0] ?? '').split('/');
  const letters = rows.length === SIZE ? rows.flatMap((row, i) => lettersOf(row, SIZE - 1 - i)) : [];
  return pairSlides(new Map(letters));
}

/** The letters of one rank with their crossings. */
function lettersOf(row: string, rank: number): [number, string][] {
  const found: [number, string][] = [];
  let file = 0;
  for (const token of row.match(/\d+|[a-z]/gi) ?? []) {
    if (/\d/.test(token)) file += Number(token);
    else if (file < SIZE) found.push([squareAt(file++, rank), token]);
  }
  return found;
}

/** Section 15: both lines of a large slide carry its letter; the western or southern one is the anchor. */
function pairSlides(letters: Map<number, string>): readonly PieceView[] {
  const pieces: PieceView[] = [];
  for (let at = 0; at < SQUARES; at++) {
    const token = letters.get(at);
    const letter = token?.toUpperCase() ?? '';
    if (token === undefined || !'TSPRCHVGIX'.includes(letter)) continue;
    if (letter === 'G') letters.delete(at + 1);
    if (letter === 'I') letters.delete(at + SIZE);
    pieces.push({ letter: letter as Letter, colour: token === letter ? 0 : 1, at });
  }
  return pieces;
}
