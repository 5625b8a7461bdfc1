/** Fixtures for the tests of this folder, created by the rules. */
import { parseOptions, seededChance } from '@tessera/engine';
import { type LoopState, type LoopView, loop, VERB, verbOf } from '@tessera/games/loop';
import { type Situation as AnySituation, situationIn } from '../../match/testing.ts';
import type { Offered } from './contract.ts';
import { offersOf } from './offers.ts';

export interface LoopFixture extends AnySituation<LoopView> {
  readonly offers: readonly Offered[];
}

export function situationOf(state: LoopState): LoopFixture {
  const found = situationIn(loop, state);
  return { ...found, offers: offersOf(found) };
}

/** Every state of a random game, set-up first; turns end only when no LOOP is left. */
export function* randomGame(seed: string, seats: number, options: object): Generator<LoopState> {
  const chance = seededChance(seed);
  let state = loop.setup(parseOptions(loop.options, options), seats, chance);
  for (let seat = loop.decider(state); seat !== undefined; seat = loop.decider(state)) {
    yield state;
    const moves = loop.legalMoves(state, seat);
    const loops = moves.filter(move => verbOf(move) === VERB.loop);
    const wanted = loops.length > 0 && chance.below(2) === 0 ? loops : moves.filter(move => move !== END);
    const from = wanted.length > 0 && chance.below(8) > 0 ? wanted : moves;
    state = loop.apply(state, seat, from[chance.below(from.length)] as number, chance).state;
  }
}

const END = VERB.endActions;
