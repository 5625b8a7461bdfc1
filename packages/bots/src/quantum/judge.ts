// @chunk own
/**
 * The chances of all fleets. What an evaluation says depends on whose turn it is, so a round is played on as everybody
 * would without looking far, and the table is judged whenever a turn begins: each seat has its own among them.
 */
import { type QuantumState, type QuantumView, quantum } from '@tessera/games/quantum';
import type { Judge } from '../judge.ts';
import { type Luck, luckOf } from '../luck.ts';
import { standing } from './standing.ts';
import { policyAnswer } from './trial.ts';
import { newWorkshop, type Workshop } from './workshop.ts';

/** Rounds that are tried. */
const WORLDS = 12;
/** Answers after which a round is over wherever it stands. */
const LONGEST = 160;

export const judge: Judge<QuantumView> = async view => {
  if (view.turn.phase === 'setup') return undefined;
  const shop = newWorkshop();
  const sums = view.hasLeft.map(() => 0);
  for (let world = 0; world < WORLDS; world++) {
    const luck = luckOf(world);
    for (const [seat, chance] of roundFrom(shop, quantum.determinize(view, luck), luck).entries())
      sums[seat] = (sums[seat] ?? 0) + chance / WORLDS;
  }
  return sums;
};

/** What the turns of a round begin with, on average. */
function roundFrom(shop: Workshop, state: QuantumState, luck: Luck): readonly number[] {
  const turns = state.hasLeft.filter(left => !left).length;
  const judged: (readonly number[])[] = [];
  let { number } = state.turn;
  for (let i = 0; i < LONGEST && state.outcome === null && judged.length < turns; i++) {
    quantum.play(state, 0, policyAnswer(shop, state, luck), luck);
    if (state.turn.number === number) continue;
    number = state.turn.number;
    judged.push(standing(state));
  }
  // What is over stays as it is for the rest of the round.
  while (judged.length < turns) judged.push(standing(state));
  return state.hasLeft.map((_, seat) => judged.reduce((sum, one) => sum + (one[seat] ?? 0), 0) / turns);
}
