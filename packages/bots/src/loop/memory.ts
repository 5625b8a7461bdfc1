/** Memory of a bot between decisions: the rest of its plan. */
import { digest } from '@tessera/engine';
import { type Answer, type LoopView, loop } from '@tessera/games/loop';
import type { Thought } from '../bot.ts';
import { luckOf } from '../luck.ts';

export interface Memory {
  /** The answer planned for exactly this view. */
  recall(view: LoopView): Thought<Answer> | undefined;
  /** Stores the plan for the views that follow, as far as nothing is drawn or revealed. */
  keep(view: LoopView, thought: Thought<Answer>): void;
}

export function newMemory(): Memory {
  const plans = new Map<string, Thought<Answer>>();
  return {
    recall: view => plans.get(digest(view)),
    keep(view, thought) {
      plans.clear();
      for (const [moment, plan] of laterMoments(view, thought)) plans.set(moment, plan);
    },
  };
}

/** The views at which the later answers of the line will be due. */
function* laterMoments(view: LoopView, { line, chance = 0 }: Thought<Answer>) {
  const luck = luckOf(0);
  const world = loop.determinize(view, luck);
  for (const [i, move] of line.entries()) {
    const seat = loop.decider(world) ?? 0;
    const rest: Thought<Answer> = { move, line: line.slice(i), chance, depth: line.length - i };
    if (i > 0 && seat === view.decision?.seat) yield [digest(loop.view(world, seat)), rest] as const;
    if (i < line.length - 1) loop.play(world, seat, move, luck);
  }
}
