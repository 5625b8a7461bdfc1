/** Data of the mode's panel. */
import {
  contentOf,
  type Dimension,
  type Era,
  type LoopView,
  RING,
  type Token,
  type Ultra,
  UNUSED,
} from '@tessera/games/loop';
import { plural } from '../../../text/index.ts';
import type { PanelModel } from './props.ts';

interface Supas {
  readonly left: readonly { readonly token: Token; readonly era: Era }[];
  readonly all: number;
  /** L-SUPA-4: number of clones that the next destroyed one brings. */
  readonly nextBrings: number;
}

export function supasOf(view: LoopView): Supas {
  const { tokens } = contentOf(view);
  const left = view.tokens.flatMap((era, token) =>
    era >= 0 && tokens[token]?.isSupa ? [{ token, era }] : [],
  );
  const destroyed = view.supasDestroyed.length;
  return { left, all: left.length + destroyed, nextBrings: destroyed + 1 };
}

interface Rotor {
  readonly token: number;
  readonly era: Era;
  readonly dimension: Dimension;
  readonly damage: number;
}

/** The number in play is that of all but the unused ones. */
export function centrifugesOf({ centrifuges, lasers, heat }: LoopView): {
  readonly left: readonly Rotor[];
  readonly all: number;
} {
  const left = centrifuges.flatMap((era, token) =>
    era >= 0 ? [{ token, era, dimension: lasers[token] ?? 0, damage: heat[token] ?? 0 }] : [],
  );
  return { left, all: centrifuges.filter(at => at !== UNUSED).length };
}

interface Lying {
  readonly ultra: Ultra;
  readonly era: Era;
  readonly damage: number;
  /** Number of turns until Dr Foo arrives on his way round. */
  readonly turns: number;
}

/** Ultramachina cards, sorted by Dr Foo's arrival. */
export const ultrasOf = ({ ultras, overload, foo }: LoopView): readonly Lying[] =>
  ultras
    .flatMap((era, ultra) =>
      era >= 0 ? [{ ultra, era, damage: overload[ultra] ?? 0, turns: turnsUntil(foo, era) }] : [],
    )
    .toSorted((a, b) => a.turns - b.turns || a.ultra - b.ultra);

const turnsUntil = (foo: Era, era: Era): number => ((era - foo + RING - 1) % RING) + 1;

export function waitWords({ words }: Pick<PanelModel, 'words'>, turns: number): string {
  const { ultra } = words.panels.extras;
  return turns === 1 ? ultra.next : plural(words.language, ultra.inTurns, turns);
}
