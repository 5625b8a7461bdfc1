/** A tiny game for tests of the engine: hidden cards, a die, a peek that reveals to one seat, and an end. */
import { defineGame, FormatError, type GameEvent, type Seat, violation } from '../src/index.ts';

export interface HiddenState {
  readonly target: number;
  readonly cards: number[];
  readonly peeked: boolean[];
  readonly left: boolean[];
  /** Cause of the end: the way in which the last seat left, or agreement. */
  over: 'deserted' | 'outOfTime' | 'agreed' | null;
  readonly sums: number[];
  turn: Seat;
  held: number;
}

export interface HiddenView extends Omit<HiddenState, 'cards'> {
  readonly cards: readonly (number | null)[];
}

export interface HiddenOptions {
  readonly target: number;
}

const MOVES = ['roll', 'peek', 'pass', 'hold'] as const;
export type HiddenMove = (typeof MOVES)[number];

export const hiddenDice = defineGame<HiddenState, HiddenMove, HiddenView, GameEvent, HiddenOptions>({
  id: 'hiddenDice',
  seats: { min: 2, max: 3, usual: 2 },
  isTogether: false,
  clausePrefix: 'H-',
  endings: { allHeld: 'won', deserted: 'lost', outOfTime: 'lost', agreed: 'drawn' },
  separator: ' ',
  hasChance: true,
  longest: 1000,
  rulesVersion: 1,
  options: { target: { kind: 'count', min: 1, max: 60, default: 20, clause: 'H-1' } },
  notation: {
    formatMove: (_state, move) => move,
    parseMove: (_state, text) => {
      const move = MOVES.find(one => one === text);
      if (!move) throw new FormatError('move', `"${text}" is none of ${MOVES.join(', ')}`, 1);
      return move;
    },
    formatPosition: state => JSON.stringify(state),
    parsePosition: text => JSON.parse(text),
  },
  setup: (options, seats, chance) => ({
    target: options.target,
    cards: Array.from({ length: seats }, () => chance.below(10)),
    peeked: Array(seats).fill(false),
    left: Array(seats).fill(false),
    over: null,
    sums: Array(seats).fill(0),
    turn: 0,
    held: 0,
  }),
  seatsIn: state => state.sums.length,
  decider,
  generate: (state, seat, out) => {
    if (seat !== decider(state)) return;
    for (const move of MOVES) if (allows(state, seat, move)) out.items[out.count++] = move;
  },
  check: (state, seat, move) => {
    if (seat !== decider(state)) return violation('H-2', 'E_NOT_YOUR_TURN');
    return allows(state, seat, move) ? undefined : violation('H-3', 'E_NOT_NOW', { move });
  },
  play: (state, seat, move, chance, events) => {
    if (move === 'roll') {
      const face = chance.die();
      state.sums[seat] = (state.sums[seat] as number) + face;
      events?.push({ type: 'rolled', reveals: 'all' });
      return;
    }
    if (move === 'peek') {
      state.peeked[seat] = true;
      events?.push({ type: 'peeked', reveals: [seat] });
      return;
    }
    events?.push({ type: move });
    state.held = move === 'hold' ? state.held + 1 : 0;
    pass(state);
  },
  leave: (state, seat, _chance, events, cause) => {
    state.left[seat] = true;
    events?.push({ type: 'left' });
    if (!state.left.includes(false)) state.over = cause === 'time' ? 'outOfTime' : 'deserted';
    else if (state.turn === seat) pass(state);
  },
  agree: (state, _chance, events) => {
    state.over = 'agreed';
    events?.push({ type: 'agreed' });
  },
  copy: from => structuredClone(from),
  outcome: state => {
    if (state.over !== null) return { winners: [], reason: state.over };
    return state.held === state.sums.length ? { winners: [0], reason: 'allHeld' } : undefined;
  },
  view: (state, viewer) => ({
    target: state.target,
    sums: state.sums,
    turn: state.turn,
    held: state.held,
    left: state.left,
    over: state.over,
    cards: state.cards.map((card, seat) => (seat === viewer && state.peeked[seat] ? card : null)),
    peeked: state.peeked,
  }),
  determinize: ({ cards, ...seen }, chance) =>
    structuredClone({ ...seen, cards: cards.map(card => card ?? chance.below(10)) }),
});

function decider(state: HiddenState): Seat | undefined {
  const isOver = state.held === state.sums.length || state.over !== null;
  return isOver ? undefined : state.turn;
}

/** Passes the turn to the next seat that has not left. */
function pass(state: HiddenState): void {
  do state.turn = (state.turn + 1) % state.sums.length;
  while (state.left[state.turn]);
}

/** Passing is allowed below the target only, so the game ends. */
function allows(state: HiddenState, seat: Seat, move: HiddenMove): boolean {
  const sum = state.sums[seat] as number;
  if (move === 'roll') return sum < state.target;
  if (move === 'peek') return !state.peeked[seat];
  return move === 'hold' ? sum >= state.target : sum < state.target && sum > 0;
}
