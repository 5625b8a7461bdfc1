/** Tic-tac-toe for boardgame.io, and access to its reducer, its local client and its bot. */
import { createRequire } from 'node:module';
import type { Game } from 'boardgame.io';
import type * as AiPackage from 'boardgame.io/dist/types/packages/ai.js';
import type * as ClientPackage from 'boardgame.io/dist/types/packages/client.js';
import type * as InternalPackage from 'boardgame.io/dist/types/packages/internal.js';

// The entry points of boardgame.io are folders, which only `require` resolves.
const load = createRequire(import.meta.url);
export const { CreateGameReducer, InitializeGame } = load('boardgame.io/internal') as typeof InternalPackage;
export const { MCTSBot } = load('boardgame.io/ai') as typeof AiPackage;
export const { Client } = load('boardgame.io/client') as typeof ClientPackage;

const INVALID_MOVE = 'INVALID_MOVE';
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** State as in the tutorial: the player who marked each of nine cells. */
export interface Cells {
  cells: (string | null)[];
}

const isLine = (cells: Cells['cells']): boolean =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

export const cellGame: Game<Cells> = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell: number) {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf({ G, ctx }) {
    if (isLine(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.every(cell => cell !== null) ? { draw: true } : undefined;
  },
  playerView: ({ G, playerID }) => ({ you: playerID, cells: G.cells }),
};

/** Appends the free cells, lowest first. */
export function freeCells({ cells }: Cells): number[] {
  const free: number[] = [];
  for (let cell = 0; cell < 9; cell++) if (cells[cell] === null) free.push(cell);
  return free;
}

/** The two 9-bit sets of the same position as one number, for the hashes of both sides. */
export const cellCode = ({ cells }: Cells): number =>
  cells.reduce((code, seat, cell) => (seat === null ? code : code | (1 << (cell + 9 * Number(seat)))), 0);

/** The same game with our internal form: two sets of nine bits. */
export interface Bits {
  crosses: number;
  noughts: number;
}

const FULL = 0b111_111_111;
const MASKS = LINES.map(line => line.reduce((mask: number, cell) => mask | (1 << cell), 0));
const HAS_LINE = Uint8Array.from({ length: FULL + 1 }, (_, set) =>
  MASKS.some(mask => (set & mask) === mask) ? 1 : 0,
);

export const bitGame: Game<Bits> = {
  setup: () => ({ crosses: 0, noughts: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell: number) {
      if ((G.crosses | G.noughts) & (1 << cell)) return INVALID_MOVE;
      if (playerID === '0') G.crosses |= 1 << cell;
      else G.noughts |= 1 << cell;
    },
  },
  endIf({ G, ctx }) {
    if (HAS_LINE[G.crosses] || HAS_LINE[G.noughts]) return { winner: ctx.currentPlayer };
    return (G.crosses | G.noughts) === FULL ? { draw: true } : undefined;
  },
};

export function freeBits({ crosses, noughts }: Bits): number[] {
  const free: number[] = [];
  for (let cell = 0; cell < 9; cell++) if (!((crosses | noughts) & (1 << cell))) free.push(cell);
  return free;
}

export const bitCode = ({ crosses, noughts }: Bits): number => crosses | (noughts << 9);
