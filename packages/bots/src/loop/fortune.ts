/**
 * Luck in a finished match. The draws of each new turn (clones, a card, hands, Dr Foo's era, the throw) are
 * compared with their expectation, as win probabilities: the mean over turns dealt anew. Cards drawn in the
 * middle of a turn count as the decision to draw them. The rest of the result is due to decisions.
 */
import type { Past } from '@tessera/engine';
import { type Answer, type LoopEvent, type LoopState, loop, parseAnswer } from '@tessera/games/loop';
import { luckOf } from '../luck.ts';
import { chanceOf, evaluate } from './evaluate.ts';

/** Differences of win probability; they sum up to the change since the start. */
export interface Fortune {
  readonly luck: number;
  readonly decisions: number;
}

/** Sampled deals for the expectation of each turn. */
const DEALS = 24;

export function fortuneOf({ start, entries }: Past<LoopState, LoopEvent>): Fortune {
  let before = start;
  let luck = 0;
  for (const { move, events, state } of entries) {
    const isDrawn = move !== 'leave' && events.some(({ type }) => type === 'thrown' || type === 'cancelled');
    if (isDrawn && before.phase !== 'foo')
      luck += chanceAfterThrow(state) - expected(before, parseAnswer(before, move));
    before = state;
  }
  return { luck, decisions: chanceAfterThrow(before) - chanceAfterThrow(start) - luck };
}

/** Win probability once the throw is placed by the fallback; the Time Prowler cancels the worst cube. */
function chanceAfterThrow(state: LoopState): number {
  const after = loop.copy(state);
  const luck = luckOf(1);
  while (after.outcome === null && after.phase === 'foo') loop.play(after, 0, loop.fallback(after), luck);
  return chanceOf(evaluate(after));
}

function expected(before: LoopState, answer: Answer): number {
  const view = loop.view(before, 0);
  let sum = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    const luck = luckOf(deal + 2);
    const world = loop.determinize(view, luck);
    loop.play(world, 0, answer, luck);
    sum += chanceAfterThrow(world);
  }
  return sum / DEALS;
}
