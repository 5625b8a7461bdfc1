/** The move list: set-up apart, then a row for each turn, the starter's move first. */
import type { Colour } from '@tessera/games/rift';
import type { PlayedMove } from '../../match/client.ts';

/** A move, and how many answers had been given when it was played. */
export interface ListedMove {
  readonly move: string;
  readonly count: number;
}

export interface MoveRow {
  readonly number: number;
  readonly first: ListedMove | undefined;
  readonly second: ListedMove | undefined;
}

export interface MoveTable {
  readonly setup: readonly ListedMove[];
  readonly rows: readonly MoveRow[];
}

const SETUP_PLIES = 14;

/** How many of the answers belong to set-up, and with which ply the list of moves begins. */
function beginning(position: string | undefined): { setup: number; ply: number } {
  const [, , , phase, , ply] = position?.split(' ') ?? [];
  if (phase === 'p' || phase === 'e') return { setup: 0, ply: Number(ply) };
  return { setup: SETUP_PLIES - (ply === undefined ? 0 : Number(ply)), ply: 0 };
}

export function moveTable(moves: readonly PlayedMove[], starter: Colour, position?: string): MoveTable {
  const listed = moves.map(({ move }, i) => ({ move, count: i + 1 }));
  const { setup, ply } = beginning(position);
  const played = moves.slice(setup);
  // A position may be given with an even ply and the second player to move: the seat decides.
  const shift = played[0] === undefined || played[0].seat === starter ? 0 : 1;
  const firstNumber = Math.floor(ply / 2) + 1;
  return {
    setup: listed.slice(0, setup),
    rows: pairs(listed.slice(setup), shift).map(([first, second], i) => ({
      number: firstNumber + i,
      first,
      second,
    })),
  };
}

function pairs(
  moves: readonly ListedMove[],
  shift: number,
): [ListedMove | undefined, ListedMove | undefined][] {
  const rows: [ListedMove | undefined, ListedMove | undefined][] = [];
  for (let i = -shift; i < moves.length; i += 2) rows.push([moves[i], moves[i + 1]]);
  return rows;
}

/** The placements of set-up in rows too, while it lasts. */
export const setupRows = (setup: readonly ListedMove[]): readonly MoveRow[] =>
  pairs(setup, 0).map(([first, second], i) => ({ number: i + 1, first, second }));
