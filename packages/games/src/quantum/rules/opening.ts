/** Q-SETUP: fleets, first player, starting planets, the first cubes and ships. */
import { offer, pop, push, type Seat, shuffled } from '@tessera/engine';
import { answer, firstOf, VERB, verbOf } from '../answer.ts';
import { type Play, place, putCube } from '../change.ts';
import type { FrameOf, Handler } from '../handler.ts';
import { fullDecks } from '../pack/index.ts';
import { geometry, type PublicState, seatsAfter } from '../state.ts';
import { dieOf, IN_HAND, NOBODY, type Planet, type QuantumState, SEAT_LETTERS, STARTERS } from '../types.ts';
import { fillRows } from './advance.ts';
import { startTurn } from './turn.ts';

const STARTING_DICE = [...Array(STARTERS).keys()];

function rollFleet(play: Play, seat: Seat): void {
  const { state, chance, events } = play;
  const faces = STARTING_DICE.map(number => {
    const die = dieOf(seat, number);
    state.places[die] = IN_HAND;
    state.faces[die] = chance.die();
    return state.faces[die];
  });
  events?.push({ type: 'fleetRolled', seat, faces });
}

/** Q-SETUP-3: seat by seat; reroll all three once, or none. */
export const fleet: Handler<FrameOf<'fleet'>> = {
  step(play, frame) {
    const { state } = play;
    if (frame.seat >= state.players) {
      pop(play);
      chooseFirst(play);
    } else if (state.hasLeft[frame.seat]) {
      frame.seat++;
      frame.rolled = false;
    } else if (frame.rolled) return true;
    else {
      rollFleet(play, frame.seat);
      frame.rolled = true;
    }
    return false;
  },
  decider: (_state, { seat }) => seat,
  answers(_state, _frame, out) {
    offer(out, answer(VERB.keep));
    offer(out, answer(VERB.reroll));
  },
  take(play, frame, given) {
    if (verbOf(given) === VERB.reroll) rollFleet(play, frame.seat);
    frame.seat++;
    frame.rolled = false;
  },
};

/** Q-SETUP-4: the lowest total; a tie is broken by the two reserve dice, as often as needed. */
function chooseFirst(play: Play): void {
  const { state, events } = play;
  const { firstPlayer } = state.options;
  const here = seatsAfter(state, state.players - 1);
  const fixed = SEAT_LETTERS.indexOf(firstPlayer as (typeof SEAT_LETTERS)[number]);
  state.first =
    fixed >= 0
      ? (seatsAfter(state, fixed - 1 + state.players)[0] as Seat)
      : lowest(play, here, seat => fleetTotal(state, seat));
  events?.push({ type: 'firstPlayer', seat: state.first });
  push(play, { type: 'start' });
}

const fleetTotal = ({ faces }: QuantumState, seat: Seat): number =>
  STARTING_DICE.reduce((sum, number) => sum + (faces[dieOf(seat, number)] ?? 0), 0);

function lowest(play: Play, seats: readonly Seat[], totalOf: (seat: Seat) => number): Seat {
  const totals = seats.map(totalOf);
  const least = Math.min(...totals);
  const tied = seats.filter((_, i) => totals[i] === least);
  if (tied.length === 1) return tied[0] as Seat;
  return lowest(play, tied, seat => {
    const faces = [play.chance.die(), play.chance.die()] as const;
    play.events?.push({ type: 'tieBreak', seat, faces });
    return faces[0] + faces[1];
  });
}

/** Seats clockwise from the first player, without those who have left. */
const turnOrder = (state: PublicState): readonly Seat[] =>
  seatsAfter(state, (state.first - 1 + state.players) % state.players);

/** The first seat without a starting planet, in turn order. */
const nextWithout = (state: PublicState): Seat | undefined =>
  turnOrder(state).find(seat => state.starts[seat] === NOBODY);

function startPlanets(state: PublicState): Planet[] {
  const { planetAt } = geometry(state);
  return state.map.starts.map(([x, y]) => planetAt(x, y) as Planet).toSorted((a, b) => a - b);
}

/** Q-SETUP-5: each seat its own, or picked in turn order before anybody places ships. */
export const start: Handler<FrameOf<'start'>> = {
  step(play) {
    const { state } = play;
    if (state.options.startChoice === 'seat') {
      const { planetAt } = geometry(state);
      state.starts = state.map.starts.map(([x, y]) => planetAt(x, y) as Planet);
    }
    if (nextWithout(state) !== undefined) return true;
    pop(play);
    push(play, { type: 'placing' });
    return false;
  },
  decider: state => nextWithout(state) as Seat,
  answers(state, _frame, out) {
    const { planets } = geometry(state);
    for (const planet of startPlanets(state))
      if (!state.starts.includes(planet)) offer(out, answer(VERB.start, 0, planets[planet]?.square));
  },
  take(play, _frame, given) {
    const { state, events } = play;
    const seat = nextWithout(state) as Seat;
    const planet = geometry(state).planetOn[firstOf(given)] as Planet;
    state.starts[seat] = planet;
    events?.push({ type: 'startPicked', seat, planet });
  },
};

/** The 24 ways to put three dice on four orbits, by the squares of dice 1, 2, 3. */
export const ARRANGEMENTS: readonly (readonly [number, number, number])[] = [0, 1, 2, 3].flatMap(a =>
  [0, 1, 2, 3].flatMap(b =>
    [0, 1, 2, 3].flatMap(c => (a !== b && a !== c && b !== c ? [[a, b, c] as const] : [])),
  ),
);

/** The first seat whose fleet is not placed, in turn order. */
const nextToPlace = (state: PublicState): Seat | undefined =>
  turnOrder(state).find(seat => state.places[dieOf(seat, 0)] === IN_HAND);

/** Q-SETUP-6, Q-SETUP-7 */
export const placing: Handler<FrameOf<'placing'>> = {
  step(play) {
    const { state } = play;
    if (nextToPlace(state) !== undefined) return true;
    pop(play);
    dealCards(play);
    startTurn(play, turnOrder(state)[0] as Seat, false);
    return false;
  },
  decider: state => nextToPlace(state) as Seat,
  answers(_state, _frame, out) {
    for (let i = 0; i < ARRANGEMENTS.length; i++) offer(out, answer(VERB.ships, 0, i));
  },
  take(play, _frame, given) {
    const { state } = play;
    const seat = nextToPlace(state) as Seat;
    const planet = state.starts[seat] as Planet;
    const { orbit } = geometry(state).planets[planet] as { readonly orbit: readonly number[] };
    putCube(play, seat, planet, 'setup');
    ARRANGEMENTS[firstOf(given)]?.forEach((at, number) => {
      place(play, dieOf(seat, number), orbit[at] as number);
    });
  },
};

function dealCards(play: Play): void {
  const { state, chance } = play;
  state.decks.command = shuffled(chance, fullDecks(state.options).command);
  state.decks.gambit = shuffled(chance, fullDecks(state.options).gambit);
  fillRows(play);
}
