/** What can be taken back: whatever drew nothing and revealed nothing. */
import type { Chance } from './chance.ts';
import type { Game, GameEvent, Seat } from './game.ts';
import type { LogEntry } from './log.ts';

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

/** The answers of a match: which of them can be taken back, and which were. */
export class Answers {
  #entries: LogEntry[] = [];
  /** Why entry i cannot be taken back, if it cannot. */
  #bars: (UndoRefusal | undefined)[] = [];
  readonly #undone: LogEntry[] = [];

  get entries(): readonly LogEntry[] {
    return this.#entries;
  }

  /** The next one to be played again is the last. */
  get undone(): readonly LogEntry[] {
    return this.#undone;
  }

  /** These were given so far, and of them so many cannot be taken back. */
  begin(entries: LogEntry[], horizon: number, refusal: UndoRefusal): void {
    this.#entries = entries;
    this.#bars = entries.map((_, i) => (i < horizon ? refusal : undefined));
  }

  add(entry: LogEntry, bar: UndoRefusal | undefined): void {
    this.#entries.push(entry);
    this.#bars.push(bar);
  }

  /** Why the last `count` cannot all be taken back. */
  refusal(count: number): UndoRefusal | undefined {
    const first = this.#entries.length - count;
    if (first < 0) return 'nothingToUndo';
    return this.#bars.findLast((bar, i) => i >= first && bar !== undefined);
  }

  /** How many cannot be taken back any more, and why not the last of them. */
  horizon(): { readonly horizon: number; readonly refusal: UndoRefusal } {
    const horizon = this.#bars.findLastIndex(bar => bar !== undefined) + 1;
    return { horizon, refusal: this.#bars[horizon - 1] ?? 'nothingToUndo' };
  }

  /** The last one is kept to be played again. */
  undo(): void {
    this.#undone.push(this.#entries.at(-1) as LogEntry);
    this.drop(1);
  }

  redo(): LogEntry | undefined {
    return this.#undone.pop();
  }

  drop(count: number): void {
    this.#entries.length -= count;
    this.#bars.length -= count;
  }

  /** What was taken back is not to be played again. */
  forgetUndone(): void {
    this.#undone.length = 0;
  }
}
