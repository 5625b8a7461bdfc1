/** Crossings that block every way of a piece, for the explanation of a piece that cannot move. */
import {
  at,
  DIAGONALS,
  isSlide,
  LETTERS,
  leapsOf,
  linesOf,
  ORTHOGONALS,
  type PieceView,
  type RiftState,
  rayOf,
} from '@tessera/games/rift';

const ALL = [...ORTHOGONALS, ...DIAGONALS];

export function blockersOf({ board }: RiftState, { letter, at: from }: PieceView): readonly number[] {
  const isTaken = (square: number | undefined): square is number =>
    square !== undefined && at(board, square) !== 0;
  const firstTaken = (squares: readonly number[]): readonly number[] => squares.filter(isTaken).slice(0, 1);
  const kind = LETTERS.indexOf(letter);
  const own = linesOf(kind, from);
  const beside = (directions: readonly number[]): readonly number[] =>
    own.flatMap(line => directions.flatMap(one => firstTaken([...rayOf(line, one)].slice(0, 1))));
  if (letter === 'R')
    return leapsOf(from)
      .map(({ to }) => to)
      .filter(isTaken);
  if (letter === 'S' || letter === 'P')
    return (letter === 'S' ? DIAGONALS : ORTHOGONALS).flatMap(direction => bentBlockers(direction));
  const found = beside(isSlide(kind) ? ORTHOGONALS : ALL);
  return [...new Set(found)].filter(square => !own.includes(square));

  /** Obstacles of one first leg; beyond a free one, of the steps after its turning point. */
  function bentBlockers(direction: number): readonly number[] {
    const leg = [...rayOf(from, direction)].slice(0, 2);
    const turn = leg[1];
    const [blocked] = firstTaken(leg);
    if (blocked !== undefined) return [blocked];
    if (turn === undefined) return [];
    return [2, 6].flatMap(side => firstTaken([...rayOf(turn, (direction + side) & 7)].slice(0, 1)));
  }
}
