/** The step of a card or ability that waits for an answer. */
import { type CubeId, contentOf, NOBODY, type TesseractView } from '@tessera/games/tesseract';
import type { DieLook } from './contract.ts';

export interface EffectStep {
  /** Id of a card or a researcher. */
  readonly source: string;
  readonly verb: string;
  /** True if the cube goes to the lab of whoever decides. */
  readonly isToOwn: boolean;
  /** True for the second question of a step, about a cube picked before. */
  readonly isSecond: boolean;
  readonly done: number;
  readonly all: number;
}

/** The effect being resolved, below an asked consent. */
export function stepOf(view: TesseractView): EffectStep | undefined {
  const frame = view.resolving.findLast(one => one.type !== 'consent');
  if (frame?.type !== 'effect') return undefined;
  const steps = contentOf(view).effects.get(frame.source) ?? [];
  const [first] = steps;
  const chosen = first?.verb === 'oneOf' ? (first.branches[frame.branch - 1] ?? []) : steps;
  const step = chosen[frame.step];
  const isSecond = frame.picked !== NOBODY || (step?.verb === 'match' && frame.value > 0);
  return {
    source: frame.source,
    verb: step?.verb ?? 'other',
    isToOwn: step?.verb === 'move' && step.to.includes('mylab'),
    isSecond,
    done: frame.done + 1,
    all: step?.n ?? 1,
  };
}

/** The cube that the second question of a card or of a full row is about; a rolled one has its new value. */
export function pickedIn({ resolving, labs, primed, stacks, destroyed }: TesseractView): DieLook | undefined {
  const frame = resolving.findLast(one => one.type !== 'consent');
  const [id, rolled]: [CubeId, number] =
    frame?.type === 'effect'
      ? [frame.picked, frame.value]
      : frame?.type === 'rowBonus'
        ? [frame.cube, frame.rolled]
        : [NOBODY, 0];
  const all: readonly DieLook[] = [
    primed,
    destroyed.map(one => ({ ...one, value: 0 })),
    ...labs.map(lab => lab.cubes),
    ...stacks.map(stack => stack.cubes),
  ].flat();
  const cube = all.find(one => one.id === id);
  return cube && { ...cube, value: rolled || (cube.value ?? 0) };
}

/** The first verb of an alternative of a card. */
export function branchVerb(view: TesseractView, branch: number): string {
  const frame = view.resolving.at(-1);
  if (frame?.type !== 'effect') return 'other';
  return contentOf(view).effects.get(frame.source)?.[0]?.branches[branch - 1]?.[0]?.verb ?? 'other';
}
