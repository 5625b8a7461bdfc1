/**
 * How much of a finished match was luck. What each new turn brought (clones, a card, hands, Dr Foo's era, the throw) is
 * set against what was to be expected of it before, in chances to win: the mean over turns dealt anew. Cards drawn in
 * the middle of a turn count to the decision to draw them. What luck does not explain of the result was decided.
 */
import type { Past } from '@tessera/engine';
import { type Answer, type LoopEvent, type LoopState, loop, parseAnswer } from '@tessera/games/loop';
import { luckOf } from '../luck.ts';
import { chanceOf, evaluate } from './evaluate.ts';

/** In chances to win: together they are what became of the chance at the start. */
export interface Fortune {
  readonly luck: number;
  readonly decisions: number;
}

/** Turns dealt anew for each that came. */
const DEALS = 24;

export function fortuneOf({ start, entries }: Past<LoopState, LoopEvent>): Fortune {
  let before = start;
  let luck = 0;
  for (const { move, events, state } of entries) {
    const isDrawn = move !== 'leave' && events.some(({ type }) => type === 'thrown' || type === 'cancelled');
    if (isDrawn && before.phase !== 'foo')
      luck += settled(state) - expected(before, parseAnswer(before, move));
    before = state;
  }
  return { luck, decisions: settled(before) - settled(start) - luck };
}

/** As the table stands, once what fell is placed; the Time Prowler cancels what is worst. */
function settled(state: LoopState): number {
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
    sum += settled(world);
  }
  return sum / DEALS;
}
