// @chunk own
/**
 * Win probabilities of all fleets. The evaluation depends on the seat to move, so a round is played on by the
 * policy and evaluated whenever a turn begins: every seat has its own turn among them.
 */
import { type QuantumState, type QuantumView, quantum } from '@tessera/games/quantum';
import type { Judge } from '../judge.ts';
import { type Luck, luckOf } from '../luck.ts';
import { policyAnswer } from './trial.ts';
import { winChances } from './winChances.ts';
import { newWorkshop, type Workshop } from './workshop.ts';

/** Number of rounds sampled. */
const WORLDS = 12;
/** Maximum of answers in a round. */
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

/** Mean evaluation at the beginnings of the turns of a round. */
function roundFrom(shop: Workshop, state: QuantumState, luck: Luck): readonly number[] {
  const turns = state.hasLeft.filter(left => !left).length;
  const judged: (readonly number[])[] = [];
  let { number } = state.turn;
  for (let i = 0; i < LONGEST && state.outcome === null && judged.length < turns; i++) {
    quantum.play(state, 0, policyAnswer(shop, state, luck), luck);
    if (state.turn.number === number) continue;
    number = state.turn.number;
    judged.push(winChances(state));
  }
  // A finished game counts for the rest of the round.
  while (judged.length < turns) judged.push(winChances(state));
  return state.hasLeft.map((_, seat) => judged.reduce((sum, one) => sum + (one[seat] ?? 0), 0) / turns);
}
