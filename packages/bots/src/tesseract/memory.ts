/** Memory of a bot between decisions: the rest of its plan, and refused wishes. */
import { digest } from '@tessera/engine';
import {
  type Answer,
  determinize,
  type TesseractView,
  tesseractFromSetup as tesseract,
} from '@tessera/games/tesseract';
import { luckOf } from '../luck.ts';
import { type Memory, planMemory } from '../plan/memory.ts';

/** Digest of a view, without side faces (T-INFO-3), past refusals, and the order of cards in a hand. */
const markOf = (view: TesseractView): string =>
  digest({
    ...view,
    stacks: view.stacks.map(({ cubes }) => cubes.map(({ id, colour, value }) => [id, colour, value])),
    labs: view.labs.map(lab => ({ ...lab, hand: lab.hand.toSorted() })),
    resolving: view.resolving.map(frame => (frame.type === 'effect' ? { ...frame, fate: null } : frame)),
  });

/**
 * Bars answers whose wish was refused: they led to a wish and then back to the same view (T-DEC-8). Asking again
 * would only annoy.
 */
export function newMemory(): Memory<TesseractView, Answer> {
  const plans = planMemory({ ...tesseract, determinize }, markOf);
  /** Answers to the current card or action, each with its view, and those that led to a wish. */
  let trail: string[] = [];
  const asked = new Set<string>();
  const give = (view: TesseractView, mark: string, answer: Answer): void => {
    if (['act', 'granted', 'threatCard'].includes(view.decision?.type ?? '')) trail = [];
    trail.push(stepOf(mark, answer));
    if (isWish(view, answer)) for (const step of trail) asked.add(step);
  };
  return {
    recall(view) {
      const plan = plans.recall(view);
      const mark = markOf(view);
      if (!plan || asked.has(stepOf(mark, plan.move))) return undefined;
      give(view, mark, plan.move);
      return plan;
    },
    keep(view, thought) {
      plans.keep(view, thought);
      give(view, markOf(view), thought.move);
    },
    isBarred(view) {
      const mark = markOf(view);
      return answer => asked.has(stepOf(mark, answer));
    },
  };
}

const stepOf = (mark: string, answer: Answer): string => `${mark} ${JSON.stringify(answer)}`;

/** True if another researcher is asked to agree, or to use a granted action. */
function isWish(view: TesseractView, answer: Answer): boolean {
  const luck = luckOf(0);
  const world = determinize(view, luck);
  tesseract.play(world, 0, answer, luck);
  const top = world.pending.at(-1)?.type;
  return top === 'consent' || top === 'granted';
}
