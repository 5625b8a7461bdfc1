/** Place of a bot's hint; its content is loaded with the first one. */
import type { Advice } from '../match/client.ts';
import { onDemand } from '../ui/render/lazy.tsx';
import type { TableModel } from './useTable.ts';

/** A number that the hint changes, as text. */
export interface HintChange {
  readonly label: string;
  readonly before: string | undefined;
  readonly after: string;
}

/** A game's text for a hint. */
export interface Hint {
  /** The answer as an order: "contain Yellow 2". */
  readonly deed: string;
  /** Reasons, as sentences; empty where none stands out. */
  readonly why: readonly string[];
  /** Changes beside the win probability. */
  readonly changes?: readonly HintChange[];
  /** Further answers that are played in the same motion. */
  readonly more?: readonly string[];
}

export interface HintProps {
  readonly model: TableModel<unknown>;
  /** Undefined for an answer that is no longer offered, which cannot be named any more. */
  hintOf(answer: string, advice: Advice): Hint | undefined;
  /** Selects the answer on the board without playing it. */
  onShow(answer: string): void;
}

const HintContent = onDemand(() => import('./HintContent.tsx'));

export function HintLine(props: HintProps) {
  const { isHint, isStale } = props.model.coach;
  return isHint || isStale ? <HintContent {...props} /> : null;
}
