/** What can be taken back: whatever drew nothing and revealed nothing. */
import type { Chance } from './chance.ts';
import type { Game, GameEvent, Seat } from './game.ts';

/** Why the last answer cannot be taken back. */
export type UndoRefusal = 'nothingToUndo' | 'chanceDrawn' | 'hiddenRevealed';

const isTelling = (events: readonly GameEvent[]): boolean =>
  events.some(event => event.reveals !== undefined);

/**
 * Watches an answer being played for what bars the way back. What came first says why: a number, or something shown
 * before it. That is known beforehand, while what comes after may depend on what is hidden.
 */
export function watchBar(
  source: Chance,
  events: readonly GameEvent[],
): { readonly chance: Chance; bar(): UndoRefusal | undefined } {
  let first: UndoRefusal | undefined;
  const note = (): void => {
    first ??= isTelling(events) ? 'hiddenRevealed' : 'chanceDrawn';
  };
  const chance: Chance = {
    below(n) {
      note();
      return source.below(n);
    },
    die(sides) {
      note();
      return source.die(sides);
    },
  };
  return { chance, bar: () => first ?? (isTelling(events) ? 'hiddenRevealed' : undefined) };
}

/** Where the trial of an answer ends. */
const DRAWN = new Error('chance was drawn');
const draw = (): never => {
  throw DRAWN;
};
const NO_CHANCE: Chance = { below: draw, die: draw };

/** Why a legal answer could not be taken back once it is given: it is tried on a copy, and draws nothing. */
export function undoBarOf<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  state: S,
  seat: Seat,
  move: M,
): UndoRefusal | undefined {
  const events: E[] = [];
  const { chance, bar } = watchBar(NO_CHANCE, events);
  try {
    game.apply(state, seat, move, chance, events);
  } catch (error) {
    if (error !== DRAWN) throw error;
  }
  return bar();
}

/** Of every answer of a match: why it cannot be taken back, if it cannot. */
export type Bars = readonly (UndoRefusal | undefined)[];

/** Why the last `count` answers cannot all be taken back. */
export function refusalIn(bars: Bars, count: number): UndoRefusal | undefined {
  const first = bars.length - count;
  if (first < 0) return 'nothingToUndo';
  for (let i = bars.length - 1; i >= first; i--) if (bars[i] !== undefined) return bars[i];
  return undefined;
}

/** How many answers cannot be taken back any more, and why not the last of them. */
export interface Horizon {
  readonly horizon: number;
  readonly refusal: UndoRefusal;
}

export function horizonOf(bars: Bars): Horizon {
  const horizon = bars.findLastIndex(bar => bar !== undefined) + 1;
  return { horizon, refusal: bars[horizon - 1] ?? 'nothingToUndo' };
}
