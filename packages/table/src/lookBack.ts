/** History of a match: replayed once, and cached for as long as the table is loaded. */
import type { AnyMatch, GameEvent, LogEntry } from '@tessera/engine';

/** Number of cached states; the longer the match, the further apart they are. */
const MOST_STATES = 40;
const CLOSEST = 8;

interface Answer {
  readonly entry: LogEntry;
  readonly events: readonly GameEvent[];
}

export class LookBack {
  readonly #match: AnyMatch;
  readonly #answers: Answer[] = [];
  /** States by number of answers. */
  readonly #states = new Map<number, unknown>();
  #apart = CLOSEST;

  constructor(match: AnyMatch) {
    this.#match = match;
  }

  /** Answers from number `from` on, with their events. */
  answers(from: number): readonly Answer[] {
    this.#catchUp();
    return this.#answers.slice(from);
  }

  /** State after the first `count` answers. */
  stateAt(count: number): unknown {
    const match = this.#match;
    if (count >= match.length) return match.state;
    this.#catchUp();
    const near = this.#nearest(count);
    let state = this.#states.get(near);
    for (const step of match.steps(state, near, count)) state = step.state;
    return state;
  }

  /**
   * Replays new entries. Entries are immutable: if the last cached one is still in place, so are all before
   * it.
   */
  #catchUp(): void {
    const { entries, length } = this.#match;
    while (this.#answers.length > 0 && this.#answers.at(-1)?.entry !== entries[this.#answers.length - 1])
      this.#answers.pop();
    const known = this.#answers.length;
    for (const count of this.#states.keys()) if (count > known) this.#states.delete(count);
    if (known === length) return;
    if (this.#states.size === 0) this.#states.set(0, this.#match.stateAt(0));
    let at = this.#nearest(known);
    for (const { events, state } of this.#match.steps(this.#states.get(at), at)) {
      if (at >= known) this.#answers.push({ entry: entries[at] as LogEntry, events });
      this.#remember(++at, state);
    }
  }

  /** Largest cached count up to a given one. */
  #nearest(count: number): number {
    return Math.max(...[...this.#states.keys()].filter(one => one <= count));
  }

  #remember(count: number, state: unknown): void {
    if (count % this.#apart === 0) this.#states.set(count, state);
    if (this.#states.size <= MOST_STATES) return;
    this.#apart *= 2;
    for (const one of this.#states.keys()) if (one % this.#apart !== 0) this.#states.delete(one);
  }
}
