/** Tic-tac-toe on the public engine contract: the smallest complete game, for measuring the engine. */
import {
  defineGame,
  FormatError,
  type RuleViolation,
  type Seat,
  type Viewer,
  violation,
} from '@tessera/engine';

/** Plain JSON: the cells of each seat as nine bits. Seat 0 begins. */
export interface TicTacToeState {
  crosses: number;
  noughts: number;
  turn: Seat;
}

/** A cell, 0 to 8, row by row. */
export type TicTacToeMove = number;

export interface TicTacToeView {
  readonly you: Viewer;
  readonly crosses: number;
  readonly noughts: number;
  readonly toMove: Seat;
}

export interface TicTacToeEvent {
  readonly type: 'marked';
  readonly seat: Seat;
  readonly cell: number;
}

const FULL = 0b111_111_111;
const LINES = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
/** 1 for each of the 512 sets of cells that holds a line. */
const HAS_LINE = Uint8Array.from({ length: FULL + 1 }, (_, cells) =>
  LINES.some(line => (cells & line) === line) ? 1 : 0,
);

const taken = (state: TicTacToeState): number => state.crosses | state.noughts;
const isOver = (state: TicTacToeState): boolean =>
  HAS_LINE[state.crosses] === 1 || HAS_LINE[state.noughts] === 1 || taken(state) === FULL;

function check(state: TicTacToeState, seat: Seat, cell: TicTacToeMove): RuleViolation | undefined {
  if (isOver(state)) return violation('TTT-END', 'E_GAME_OVER');
  if (seat !== state.turn) return violation('TTT-TURN', 'E_NOT_YOUR_TURN');
  if (!(Number.isInteger(cell) && cell >= 0 && cell < 9)) return violation('TTT-BOARD', 'E_NO_SUCH_CELL');
  return taken(state) & (1 << cell) ? violation('TTT-MARK', 'E_OCCUPIED') : undefined;
}

/** Parses `XO.......`; the seat to move follows from the counts, since crosses begin. */
function parsePosition(text: string): TicTacToeState {
  if (!/^[XO.]{9}$/.test(text)) throw new FormatError('position', 'needs nine of X, O and .');
  const cells = (mark: string): number =>
    [...text].reduce((set, one, cell) => (one === mark ? set | (1 << cell) : set), 0);
  const marks = text.replaceAll('.', '').length;
  return { crosses: cells('X'), noughts: cells('O'), turn: marks % 2 };
}

const formatPosition = ({ crosses, noughts }: TicTacToeState): string =>
  Array.from({ length: 9 }, (_, cell) =>
    crosses & (1 << cell) ? 'X' : noughts & (1 << cell) ? 'O' : '.',
  ).join('');

function parseMove(text: string): TicTacToeMove {
  if (!/^[1-9]$/.test(text)) throw new FormatError('move', `"${text}" is not a cell from 1 to 9`);
  return Number(text) - 1;
}

export const ticTacToe = defineGame<
  TicTacToeState,
  TicTacToeMove,
  TicTacToeView,
  TicTacToeEvent,
  Record<string, never>
>({
  id: 'tic-tac-toe',
  seats: { min: 2, max: 2, usual: 2 },
  isTogether: false,
  clausePrefix: 'TTT-',
  endings: { line: 'won', full: 'lost' },
  separator: ' ',
  hasChance: false,
  longest: 9,
  rulesVersion: 1,
  options: {},
  notation: {
    formatMove: (_state, cell) => String(cell + 1),
    parseMove: (_state, text) => parseMove(text),
    formatPosition,
    parsePosition,
  },
  setup: () => ({ crosses: 0, noughts: 0, turn: 0 }),
  seatsIn: () => 2,
  decider: state => (isOver(state) ? undefined : state.turn),
  generate(state, seat, out) {
    if (seat !== state.turn || isOver(state)) return;
    for (let free = FULL & ~taken(state); free !== 0; free &= free - 1) {
      out.items[out.count++] = 31 - Math.clz32(free & -free); // the lowest free cell
    }
  },
  check,
  play(state, seat, cell, _chance, events) {
    if (seat === 0) state.crosses |= 1 << cell;
    else state.noughts |= 1 << cell;
    state.turn = 1 - seat;
    if (events) events.push({ type: 'marked', seat, cell });
  },
  leave(state, seat) {
    state.crosses = seat === 0 ? 0 : FULL; // the board of a seat that leaves goes to the other one
    state.noughts = seat === 0 ? FULL : 0;
  },
  copy: ({ crosses, noughts, turn }, into) =>
    into ? Object.assign(into, { crosses, noughts, turn }) : { crosses, noughts, turn },
  outcome(state) {
    if (HAS_LINE[state.crosses] === 1) return { winners: [0], reason: 'line' };
    if (HAS_LINE[state.noughts] === 1) return { winners: [1], reason: 'line' };
    return taken(state) === FULL ? { winners: [], reason: 'full' } : undefined;
  },
  view: ({ crosses, noughts, turn }, viewer) => ({ you: viewer, crosses, noughts, toMove: turn }),
  determinize: ({ crosses, noughts, toMove }) => ({ crosses, noughts, turn: toMove }),
});
