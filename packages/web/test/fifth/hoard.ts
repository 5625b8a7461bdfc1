/**
 * Hoard. On your turn you roll as often as you like: a die adds to the pot, a one empties it and ends the
 * turn. A card from your hand adds its number without risk. Banking ends the turn and adds the pot to your
 * score; the first to reach the target wins.
 */
import {
  decode,
  defineGame,
  encode,
  FormatError,
  type GameEvent,
  readCount,
  readFlag,
  readIntegerIn,
  readListOf,
  readObject,
  readOneOf,
  readOrNull,
  type Seat,
  violation,
} from '@tessera/engine';
import { HOARD_FACTS } from './facts.ts';

const ENDS = ['deserted', 'agreed', 'resign', 'time'] as const;
type Ended = (typeof ENDS)[number] | null;

interface HoardState {
  readonly target: number;
  readonly scores: number[];
  readonly hands: number[][];
  readonly left: boolean[];
  /** Faces rolled this turn. */
  rolls: number[];
  pot: number;
  /** The active seat. */
  seat: Seat;
  over: Ended;
}

interface HoardView extends Omit<HoardState, 'hands'> {
  readonly hands: readonly (readonly (number | null)[])[];
}

interface HoardOptions {
  readonly target: number;
  readonly cards: number;
  readonly openHands: boolean;
}

/** 0 rolls, -1 banks; any other number is a card of the hand. */
type HoardMove = number;
const ROLL = 0;
const BANK = -1;

interface HoardEvent extends GameEvent {
  readonly seat: Seat;
  readonly face?: number;
  readonly card?: number;
  readonly points?: number;
}

const formatMove = (move: HoardMove): string =>
  move === ROLL ? 'roll' : move === BANK ? 'bank' : `play ${move}`;

export const hoard = defineGame<HoardState, HoardMove, HoardView, HoardEvent, HoardOptions>({
  ...HOARD_FACTS,
  options: {
    target: { kind: 'count', min: 5, max: 100, default: 30, clause: 'HO-1' },
    cards: { kind: 'choice', values: [2, 3, 5], default: 3, clause: 'HO-2' },
    openHands: { kind: 'flag', default: false, clause: 'HO-3' },
  },
  notation: {
    formatMove: (_state, move) => formatMove(move),
    parseMove(_state, text) {
      const [, card] = /^play ([1-6])$/.exec(text) ?? [];
      if (card) return Number(card);
      if (text === 'roll') return ROLL;
      if (text === 'bank') return BANK;
      throw new FormatError('move', `"${text}" is none of roll, bank, play 1 to 6`, 1);
    },
    formatPosition: encode,
    parsePosition,
  },
  setup: ({ target, cards }, seats, chance) => ({
    target,
    scores: Array(seats).fill(0),
    hands: Array.from({ length: seats }, () => Array.from({ length: cards }, () => chance.die()).sort()),
    left: Array(seats).fill(false),
    rolls: [],
    pot: 0,
    seat: 0,
    over: null,
  }),
  seatsIn: ({ scores }) => scores.length,
  decider,
  generate(state, seat, out) {
    if (seat !== decider(state)) return;
    for (const move of [ROLL, BANK, ...new Set(state.hands[seat])])
      if (allows(state, seat, move)) out.items[out.count++] = move;
  },
  check(state, seat, move) {
    if (seat !== decider(state)) return violation('HO-4', 'E_NOT_YOUR_TURN');
    return allows(state, seat, move) ? undefined : violation('HO-5', 'E_NOT_NOW', { move: formatMove(move) });
  },
  play(state, seat, move, chance, events) {
    if (move === BANK) {
      state.scores[seat] = (state.scores[seat] ?? 0) + state.pot;
      events?.push({ type: 'banked', seat, points: state.pot });
      return pass(state);
    }
    if (move !== ROLL) {
      const hand = state.hands[seat] ?? [];
      hand.splice(hand.indexOf(move), 1);
      state.pot += move;
      events?.push({ type: 'played', seat, card: move, reveals: 'all' });
      return;
    }
    const face = chance.die();
    state.rolls.push(face);
    events?.push({ type: 'rolled', seat, face, reveals: 'all' });
    if (face > 1) state.pot += face;
    else {
      events?.push({ type: 'busted', seat });
      pass(state);
    }
  },
  leave(state, seat, _chance, events, cause) {
    state.left[seat] = true;
    events?.push({ type: 'left', seat });
    const here = state.left.filter(isGone => !isGone).length;
    if (here === 0) state.over = 'deserted';
    else if (here === 1 && state.left.length > 1) state.over = cause === 'time' ? 'time' : 'resign';
    else if (state.seat === seat) pass(state);
  },
  agree(state, _chance, events) {
    state.over = 'agreed';
    events?.push({ type: 'agreed', seat: state.seat });
  },
  copy: from => structuredClone(from),
  outcome(state) {
    const rich = state.scores.findIndex(score => score >= state.target);
    if (rich >= 0) return { winners: [rich], reason: 'target' };
    if (state.over === null) return undefined;
    const stays = state.over === 'deserted' || state.over === 'agreed' ? -1 : state.left.indexOf(false);
    return { winners: stays < 0 ? [] : [stays], reason: state.over };
  },
  view: ({ hands, ...seen }, viewer) => ({
    ...structuredClone(seen),
    hands: hands.map((hand, seat) => hand.map(card => (seat === viewer ? card : null))),
  }),
  determinize: ({ hands, ...seen }, chance) => ({
    ...structuredClone(seen),
    hands: hands.map(hand => hand.map(card => card ?? chance.die())),
  }),
});

/** Positions come from outside too: every field is read with suspicion, and a position that cannot be played is refused. */
function parsePosition(text: string): HoardState {
  const given = readObject(decode(text, 'position'), 'position');
  const scores = readListOf(readCount)(given.scores, 'scores');
  const seats = scores.length;
  const die = readIntegerIn(1, 6);
  const state: HoardState = {
    target: readIntegerIn(5, 100)(given.target, 'target'),
    scores,
    left: readListOf(readFlag, seats)(given.left, 'left'),
    rolls: readListOf(die)(given.rolls, 'rolls'),
    pot: readCount(given.pot, 'pot'),
    seat: readIntegerIn(0, seats - 1)(given.seat, 'seat'),
    over: readOrNull(readOneOf(ENDS))(given.over, 'over'),
    hands: readListOf(readListOf(die), seats)(given.hands, 'hands'),
  };
  if (seats > HOARD_FACTS.seats.max) throw new FormatError('scores', 'has too many seats');
  if (state.over === null && state.left[state.seat]) throw new FormatError('seat', 'has left');
  return state;
}

function decider(state: HoardState): Seat | undefined {
  const isOver = state.over !== null || state.scores.some(score => score >= state.target);
  return isOver ? undefined : state.seat;
}

/** Passes the turn to the next seat that has not left. */
function pass(state: HoardState): void {
  state.pot = 0;
  state.rolls = [];
  do state.seat = (state.seat + 1) % state.scores.length;
  while (state.left[state.seat]);
}

const allows = (state: HoardState, seat: Seat, move: HoardMove): boolean =>
  move === ROLL || (move === BANK ? state.pot > 0 : state.hands[seat]?.includes(move) === true);
