/** What can be taken back: whatever drew nothing and revealed nothing. */
import type { Chance } from './chance.ts';
import type { Game, GameEvent, Seat } from './game.ts';

/** Why the last answer cannot be taken back. */
export type UndoRefusal = 'nothingToUndo' | 'chanceDrawn' | 'hiddenRevealed';

const isTelling = (events: readonly GameEvent[]): boolean =>
  events.some(event => event.reveals !== undefined);

/**
 * Passes draws on and notes what bars the way back from the answer being played. The first cause counts, a number or
 * something shown before it: that is known beforehand, while what comes after may depend on what is hidden.
 */
export class Watch implements Chance {
  readonly #source: Chance;
  readonly #events: readonly GameEvent[];
  #first: UndoRefusal | undefined;

  constructor(source: Chance, events: readonly GameEvent[]) {
    this.#source = source;
    this.#events = events;
  }

  below(n: number): number {
    this.#first ??= isTelling(this.#events) ? 'hiddenRevealed' : 'chanceDrawn';
    return this.#source.below(n);
  }

  die(sides?: number): number {
    this.#first ??= isTelling(this.#events) ? 'hiddenRevealed' : 'chanceDrawn';
    return this.#source.die(sides);
  }

  bar(): UndoRefusal | undefined {
    return this.#first ?? (isTelling(this.#events) ? 'hiddenRevealed' : undefined);
  }
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
  const watch = new Watch(NO_CHANCE, events);
  try {
    game.apply(state, seat, move, watch, events);
  } catch (error) {
    if (error !== DRAWN) throw error;
  }
  return watch.bar();
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
