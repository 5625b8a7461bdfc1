/**
 * A fifth game for tests of generic bots: push your luck with a face-down deck. Cards drawn count once they
 * are banked and are lost with a bust; the first to bank enough wins.
 */
import {
  type Chance,
  defineGame,
  FormatError,
  type GameEvent,
  type Seat,
  shuffled,
  violation,
} from '@tessera/engine';

export interface BustState {
  /** Face down, the next card last. */
  readonly deck: number[];
  readonly drawn: number[];
  readonly scores: number[];
  pot: number;
  turn: Seat;
  winner: Seat | null;
}

export interface BustView extends Omit<BustState, 'deck'> {
  readonly deck: number;
}

export type BustAnswer = 'draw' | 'bank';

const ENOUGH = 60;
const BUST = 0;
const CARDS: readonly number[] = [1, 2, 3, 4, 5, 6]
  .flatMap(value => [value, value, value])
  .concat([0, 0, 0, 0]);

export const bust = defineGame<BustState, BustAnswer, BustView, GameEvent, object>({
  id: 'bust',
  seats: { min: 2, max: 2, usual: 2 },
  isTogether: false,
  clausePrefix: 'B-',
  endings: { enough: 'won', deserted: 'won' },
  separator: ' ',
  hasChance: true,
  longest: 1000,
  rulesVersion: 1,
  options: {},
  notation: {
    formatMove: (_state, answer) => answer,
    parseMove: (_state, text) => {
      if (text !== 'draw' && text !== 'bank') throw new FormatError('move', 'is neither draw nor bank');
      return text;
    },
    formatPosition: state => JSON.stringify(state),
    parsePosition: text => JSON.parse(text),
  },
  setup: (_options, seats, chance) => ({
    deck: shuffled(chance, CARDS),
    drawn: [],
    scores: Array<number>(seats).fill(0),
    pot: 0,
    turn: 0,
    winner: null,
  }),
  seatsIn: state => state.scores.length,
  decider: ({ winner, turn }) => (winner === null ? turn : undefined),
  generate: (state, seat, out) => {
    if (state.winner !== null || seat !== state.turn) return;
    out.items[out.count++] = 'draw';
    if (state.pot > 0) out.items[out.count++] = 'bank';
  },
  check: (state, seat, answer) => {
    if (state.winner !== null || seat !== state.turn) return violation('B-1', 'E_NOT_YOUR_TURN');
    return answer === 'bank' && state.pot === 0 ? violation('B-2', 'E_NOTHING') : undefined;
  },
  play: (state, seat, answer, chance, events) => {
    if (answer === 'bank') bank(state, seat);
    else draw(state, chance);
    events?.push(answer === 'bank' ? { type: 'banked' } : { type: 'drew', reveals: 'all' });
  },
  leave: (state, seat) => {
    state.winner ??= 1 - seat;
  },
  copy: from => ({ ...from, deck: [...from.deck], drawn: [...from.drawn], scores: [...from.scores] }),
  outcome: ({ winner, scores }) =>
    winner === null
      ? undefined
      : { winners: [winner], reason: (scores[winner] ?? 0) >= ENOUGH ? 'enough' : 'deserted' },
  view: ({ deck, drawn, scores, ...rest }) => ({
    ...rest,
    deck: deck.length,
    drawn: [...drawn],
    scores: [...scores],
  }),
  determinize: ({ drawn, scores, ...rest }, chance) => {
    const left = [...CARDS];
    for (const card of drawn) left.splice(left.indexOf(card), 1);
    return { ...rest, deck: shuffled(chance, left), drawn: [...drawn], scores: [...scores] };
  },
});

/** Evaluation: the lead of a seat, the pot half counted. */
export function ahead({ scores, pot, turn, winner }: BustState, seat: Seat): number {
  if (winner !== null) return winner === seat ? 30_000 : -30_000;
  const worth = (one: Seat): number => (scores[one] ?? 0) + (turn === one ? pot / 2 : 0);
  return 30 * (worth(seat) - worth(1 - seat));
}

function bank(state: BustState, seat: Seat): void {
  const score = (state.scores[seat] ?? 0) + state.pot;
  state.scores[seat] = score;
  if (score >= ENOUGH) state.winner = seat;
  pass(state);
}

function draw(state: BustState, chance: Chance): void {
  if (state.deck.length === 0) state.deck.push(...shuffled(chance, state.drawn.splice(0)));
  const card = state.deck.pop() ?? BUST;
  state.drawn.push(card);
  state.pot += card;
  if (card === BUST) pass(state);
}

function pass(state: BustState): void {
  state.pot = 0;
  state.turn = 1 - state.turn;
}
