/** Section 10.2: effects of Gambits. */
import { invariant, offer, pop, push, type Seat } from '@tessera/engine';
import { answer, dieOfAnswer, firstOf, secondOf, VERB, verbOf } from '../answer.ts';
import { CARD } from '../cards/index.ts';
import { addCube, type Play, place, put, scrap } from '../change.ts';
import { type Answers, type FrameOf, type Handler, offerEach } from '../handler.ts';
import { cubesOn, freeSlots, geometry, type PublicState, placeOf, seatsAfter } from '../state.ts';
import { type Die, dieOf, FLEET, IN_HAND, NOBODY, type Planet, RESERVE } from '../types.ts';
import { fillRows } from './advance.ts';
import { gainDominance } from './dominance.ts';
import { placesFor } from './placement.ts';
import { rollShip } from './shipRoll.ts';

/** Q-ADV-3, Q-ADV-4: a Gambit is resolved, then discarded, then its place in the row is filled. */
export const gambit: Handler<FrameOf<'gambit'>> = {
  step(play, frame) {
    const { state } = play;
    if (frame.isDone) {
      pop(play);
      state.discards.gambit.push(frame.card);
      fillRows(play);
    } else {
      frame.isDone = true;
      begin(play, frame.card);
    }
    return false;
  },
};

function begin(play: Play, card: number): void {
  const { state } = play;
  const seat = state.turn.active;
  if (card === CARD.aggression) gainDominance(play, seat, 2);
  else if (card === CARD.momentum) state.turn.momentumQueued++;
  else if (card === CARD.expansion) expand(play, seat);
  else if (card === CARD.relocation) push(play, { type: 'relocation', owner: NOBODY, from: NOBODY });
  else if (card === CARD.reorganization)
    push(play, { type: 'reorganization', picked: [], step: 'select', next: 0 });
  else push(play, { type: 'sabotage', seats: seatsAfter(state, seat).filter(other => other !== seat) });
}

/** Takes the reserve die with the lowest number; its place is asked after the roll. */
function expand(play: Play, seat: Seat): void {
  const { state } = play;
  const number = [...Array(FLEET).keys()].find(one => placeOf(state, dieOf(seat, one)) === RESERVE);
  invariant(number !== undefined, 'Expansion without a die in reserve');
  const die = dieOf(seat, number);
  put(play, die, IN_HAND);
  push(play, { type: 'expansion', die });
  rollShip(play, die, 'expansion');
}

/** Offers the empty places of Q-DEPLOY-2, or the scrapyard. */
function placeAnswers(state: PublicState, out: Answers): void {
  offerEach(out, answer(VERB.place), placesFor(state, state.turn.active));
  offer(out, answer(VERB.scrapyard));
}

function placeDie(play: Play, die: Die, given: number, why: 'expansion' | 'reorganization'): void {
  if (verbOf(given) === VERB.place) place(play, die, firstOf(given));
  else scrap(play, die, why);
}

export const expansion: Handler<FrameOf<'expansion'>> = {
  step: () => true,
  answers: (state, _frame, out) => placeAnswers(state, out),
  take(play, { die }, given) {
    pop(play);
    placeDie(play, die, given, 'expansion');
  },
};

/** Ships of the active player that can be picked: on the map or in the scrapyard, not yet picked. */
function pickable(state: PublicState, { picked }: FrameOf<'reorganization'>): Die[] {
  const { active } = state.turn;
  return [...Array(FLEET).keys()]
    .map(number => dieOf(active, number))
    .filter(die => placeOf(state, die) !== RESERVE && !picked.includes(die));
}

/** Q-CARD-REORGANIZATION: pick, lift all, roll one by one, place one by one, both in the order of picking. */
export const reorganization: Handler<FrameOf<'reorganization'>> = {
  step(play, frame) {
    const { state } = play;
    const die = frame.picked[frame.next];
    if (frame.step === 'select') {
      if (pickable(state, frame).length > 0) return true;
      lift(play, frame);
      return false;
    }
    if (die === undefined) {
      if (frame.step === 'place') pop(play);
      frame.step = 'place';
      frame.next = 0;
      return false;
    }
    if (frame.step === 'place') return true;
    frame.next++;
    rollShip(play, die, 'reorganization');
    return false;
  },
  answers(state, frame, out) {
    if (frame.step === 'place') {
      placeAnswers(state, out);
      return;
    }
    for (const die of pickable(state, frame)) offer(out, answer(VERB.pick, die));
    offer(out, answer(VERB.done));
  },
  take(play, frame, given) {
    if (verbOf(given) === VERB.pick) frame.picked.push(dieOfAnswer(given));
    else if (verbOf(given) === VERB.done) lift(play, frame);
    else placeDie(play, frame.picked[frame.next++] as Die, given, 'reorganization');
  },
};

function lift(play: Play, frame: FrameOf<'reorganization'>): void {
  for (const die of frame.picked) {
    const from = placeOf(play.state, die);
    put(play, die, IN_HAND);
    if (from >= 0) play.events?.push({ type: 'lifted', die, from });
  }
  frame.step = 'roll';
  frame.next = 0;
}

/** Planets a cube may be moved to: a free slot, none of the owner's, no higher number. */
function targets(state: PublicState, owner: Seat, from: Planet): Planet[] {
  const { planets } = geometry(state);
  const most = planets[from]?.number ?? 0;
  return planets.flatMap(({ number }, planet) =>
    number <= most && freeSlots(state, planet) > 0 && cubesOn(state, planet, owner) === 0 ? [planet] : [],
  );
}

/** Cubes of other players that can be moved, by owner, then planet. */
export function movable(state: PublicState): readonly (readonly [owner: Seat, from: Planet])[] {
  const { planets } = geometry(state);
  return state.cubesLeft.flatMap((_, owner) =>
    owner === state.turn.active
      ? []
      : planets.flatMap((_place, from) =>
          cubesOn(state, from, owner) > 0 && targets(state, owner, from).length > 0
            ? [[owner, from] as const]
            : [],
        ),
  );
}

/** Q-CARD-RELOCATION: two answers, the cube and its target; mandatory if legal, else nothing happens. */
export const relocation: Handler<FrameOf<'relocation'>> = {
  step(play, frame) {
    if (frame.owner !== NOBODY || movable(play.state).length > 0) return true;
    pop(play);
    return false;
  },
  answers(state, { owner, from }, out) {
    const { planets } = geometry(state);
    const squareOf = (planet: Planet): number => planets[planet]?.square as number;
    if (owner === NOBODY)
      for (const [seat, planet] of movable(state))
        offer(out, answer(VERB.relocate, 0, squareOf(planet), seat));
    else for (const planet of targets(state, owner, from)) offer(out, answer(VERB.to, 0, squareOf(planet)));
  },
  take(play, frame, given) {
    const { state, events } = play;
    const planet = geometry(state).planetOn[firstOf(given)] as Planet;
    if (verbOf(given) === VERB.relocate) {
      frame.owner = secondOf(given);
      frame.from = planet;
      return;
    }
    const { owner, from } = frame;
    pop(play);
    addCube(state, owner, from, -1);
    addCube(state, owner, planet, 1);
    events?.push({ type: 'cube', seat: owner, planet, cause: 'relocation', from });
  },
};

/** Q-CARD-SABOTAGE: clockwise; a player without a card is skipped. */
export const sabotage: Handler<FrameOf<'sabotage'>> = {
  step(play, frame) {
    const seat = frame.seats.shift();
    if (seat === undefined) pop(play);
    else if ((play.state.commands[seat] ?? []).length > 0)
      push(play, { type: 'discard', seat, newest: NOBODY });
    return false;
  },
};
