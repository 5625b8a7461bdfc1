/** The move list: set-up apart, then a row for each turn, the starter's move first. */
import type { Colour } from '@tessera/games/rift';
import type { MatchSetup, PlayedMove } from '../../match/client.ts';

/** A move, and how many answers had been given when it was played. */
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

/** Where a match begins. */
type Beginning = Pick<MatchSetup, 'position' | 'options'>;

/** How many of the answers belong to set-up, and with which ply the list of moves begins. */
function beginning({ position, options }: Beginning): { setup: number; ply: number } {
  if (position === undefined && options.setupOrder === 'ready') return { setup: 0, ply: 0 }; // R-SETUP-7
  const [, , , phase, , ply] = position?.split(' ') ?? [];
  if (phase === 'p' || phase === 'e') return { setup: 0, ply: Number(ply) };
  return { setup: SETUP_PLIES - (ply === undefined ? 0 : Number(ply)), ply: 0 };
}

/** While set-up lasts, its placements stand in the rows. */
export function moveTable(moves: readonly PlayedMove[], starter: Colour, begin: Beginning): MoveTable {
  const listed = moves.map(({ move }, i) => ({ move, count: i + 1 }));
  const { setup, ply } = beginning(begin);
  if (listed.length < setup) return { setup: [], rows: rowsOf(listed, 0, 1) };
  // A position may be given with an even ply and the second player to move: the seat decides.
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
