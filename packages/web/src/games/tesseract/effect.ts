/** Which step of a card or ability waits for an answer. */
import { contentOf, NOBODY, type TesseractView } from '@tessera/games/tesseract';

export interface EffectStep {
  /** A card, a researcher, or the ability of one. */
  readonly source: string;
  readonly verb: string;
  /** About a cube that was picked already. */
  readonly isSecond: boolean;
  readonly done: number;
  readonly all: number;
}

/** The effect being resolved; an asked consent stands in front of it. */
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
    isSecond,
    done: frame.done + 1,
    all: step?.n ?? 1,
  };
}

/** The verb an alternative of a card begins with. */
export function branchVerb(view: TesseractView, branch: number): string {
  const frame = view.resolving.at(-1);
  if (frame?.type !== 'effect') return 'other';
  return contentOf(view).effects.get(frame.source)?.[0]?.branches[branch - 1]?.[0]?.verb ?? 'other';
}
