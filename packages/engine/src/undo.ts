// @chunk engine
/** Reach of undo: answers that drew no number and revealed nothing. */
import type { Chance } from './chance.ts';
import type { Game, GameEvent, Seat } from './game.ts';

/** Reason why an answer cannot be undone. */
export type UndoRefusal = 'nothingToUndo' | 'chanceDrawn' | 'hiddenRevealed';

const isTelling = (events: readonly GameEvent[]): boolean =>
  events.some(event => event.reveals !== undefined);

/**
 * Passes draws on and records the undo bar of the answer being played. The first cause counts, a draw or a
 * revelation: it is known beforehand, while later ones may depend on hidden information.
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

/** Thrown to end the trial of an answer at its first draw. */
const DRAWN = new Error('chance was drawn');
const draw = (): never => {
  throw DRAWN;
};
const NO_CHANCE: Chance = { below: draw, die: draw };

/** The undo bar of a legal answer, before it is given: found by a trial on a copy that draws nothing. */
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

/** Undo bars of all answers of a match; undefined where an answer can be undone. */
export type Bars = readonly (UndoRefusal | undefined)[];

/** The bar to undoing the last `count` answers; undefined when they can be. */
export function refusalIn(bars: Bars, count: number): UndoRefusal | undefined {
  const first = bars.length - count;
  if (first < 0) return 'nothingToUndo';
  for (let i = bars.length - 1; i >= first; i--) if (bars[i] !== undefined) return bars[i];
  return undefined;
}

/** Undo horizon: the number of answers out of reach, and the bar of the last of them. */
export interface Horizon {
  readonly horizon: number;
  readonly refusal: UndoRefusal;
}

export function horizonOf(bars: Bars): Horizon {
  const horizon = bars.findLastIndex(bar => bar !== undefined) + 1;
  return { horizon, refusal: bars[horizon - 1] ?? 'nothingToUndo' };
}
