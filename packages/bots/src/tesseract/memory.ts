/** What a bot remembers from one decision to the next: the rest of its plan, and wishes that were refused. */
import { digest } from '@tessera/engine';
import { type Answer, determinize, type TesseractView, tesseract } from '@tessera/games/tesseract';
import type { Thought } from '../bot.ts';
import { luckOf } from './luck.ts';

export interface Memory {
  /** What was planned for just this moment. */
  recall(view: TesseractView): Thought<Answer> | undefined;
  /** Plans for the moments that follow, as far as nothing is drawn or revealed. */
  keep(view: TesseractView, thought: Thought<Answer>): void;
  /** A wish that led back to where it was made was refused; asking again would only annoy. */
  wasRefused(view: TesseractView): (answer: Answer) => boolean;
}

/** Equal for equal knowledge; side faces are not for bots (T-INFO-3). */
const markOf = (view: TesseractView): string =>
  digest({
    ...view,
    stacks: view.stacks.map(({ cubes }) => cubes.map(({ id, colour, value }) => [id, colour, value])),
  });

export function newMemory(): Memory {
  const plans = new Map<string, Thought<Answer>>();
  const asked = new Set<string>();
  let askedAt = '';
  return {
    recall: view => plans.get(markOf(view)),
    keep(view, thought) {
      plans.clear();
      const mark = markOf(view);
      if (mark !== askedAt) asked.clear();
      askedAt = mark;
      if (isWish(view, thought.move)) asked.add(JSON.stringify(thought.move));
      for (const [moment, plan] of laterMoments(view, thought)) plans.set(moment, plan);
    },
    wasRefused(view) {
      const isBack = markOf(view) === askedAt;
      return answer => isBack && asked.has(JSON.stringify(answer));
    },
  };
}

function isWish(view: TesseractView, answer: Answer): boolean {
  const luck = luckOf(0);
  const world = determinize(view, luck);
  tesseract.play(world, 0, answer, luck);
  return world.pending.at(-1)?.type === 'consent';
}

/** The moments at which the answers after the first one will be due. */
function* laterMoments(view: TesseractView, { line, chance = 0 }: Thought<Answer>) {
  const luck = luckOf(0);
  const world = determinize(view, luck);
  for (const [i, move] of line.entries()) {
    const seat = tesseract.decider(world) ?? 0;
    const rest: Thought<Answer> = { move, line: line.slice(i), chance, depth: line.length - i };
    if (i > 0 && seat === view.decision?.seat) yield [markOf(tesseract.view(world, seat)), rest] as const;
    tesseract.play(world, seat, move, luck);
  }
}
