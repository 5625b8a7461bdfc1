/** Move list: set-up separately, then a row for each turn, the starter's move first. */
import type { Colour } from '@tessera/games/rift';
import type { MatchSetup, PlayedMove } from '../../match/client.ts';

/** A move, and the number of answers before it. */
export interface ListedMove {
  readonly move: string;
  readonly count: number;
}

interface MoveRow {
  readonly number: number;
  readonly first: ListedMove | undefined;
  readonly second: ListedMove | undefined;
}

interface MoveTable {
  readonly setup: readonly ListedMove[];
  readonly rows: readonly MoveRow[];
}

const SETUP_PLIES = 14;

/** Start of a match. */
type Beginning = Pick<MatchSetup, 'position' | 'options'>;

/** Number of answers that belong to set-up, and the first ply of the move list. */
function beginning({ position, options }: Beginning): { setup: number; ply: number } {
  if (position === undefined && options.setupOrder === 'ready') return { setup: 0, ply: 0 }; // R-SETUP-7
  const [, , , phase, , ply] = position?.split(' ') ?? [];
  if (phase === 'p' || phase === 'e') return { setup: 0, ply: Number(ply) };
  return { setup: SETUP_PLIES - (ply === undefined ? 0 : Number(ply)), ply: 0 };
}

/** Rows of the move list; during set-up they contain the placements. */
export function moveTable(moves: readonly PlayedMove[], starter: Colour, begin: Beginning): MoveTable {
  const listed = moves.map(({ move }, i) => ({ move, count: i + 1 }));
  const { setup, ply } = beginning(begin);
  if (listed.length < setup) return { setup: [], rows: rowsOf(listed, 0, 1) };
  // A position may have an even ply with the second player to move: the seat decides.
  const shift = (moves[setup]?.seat ?? starter) === starter ? 0 : 1;
  return {
    setup: listed.slice(0, setup),
    rows: rowsOf(listed.slice(setup), shift, Math.floor(ply / 2) + 1),
  };
}

function rowsOf(moves: readonly ListedMove[], shift: number, number: number): readonly MoveRow[] {
  const rows: MoveRow[] = [];
  for (let i = -shift; i < moves.length; i += 2)
    rows.push({ number: number + rows.length, first: moves[i], second: moves[i + 1] });
  return rows;
}
