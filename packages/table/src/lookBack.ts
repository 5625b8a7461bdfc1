/** What was played, for those who look back: played again once, and kept for as long as the table is awake. */
import type { AnyMatch, GameEvent, LogEntry } from '@tessera/engine';

/** So many states are kept; the longer the match, the further they are apart. */
const MOST_STATES = 40;
const CLOSEST = 8;

interface Answer {
  readonly entry: LogEntry;
  readonly events: readonly GameEvent[];
}

export class LookBack {
  readonly #match: AnyMatch;
  readonly #answers: Answer[] = [];
  /** By how many answers led to them. */
  readonly #states = new Map<number, unknown>();
  #apart = CLOSEST;

  constructor(match: AnyMatch) {
    this.#match = match;
  }

  /** Every answer from number `from` on, and what it did. */
  answers(from: number): readonly Answer[] {
    this.#catchUp();
    return this.#answers.slice(from);
  }

  /** The state after the first `count` answers. */
  stateAt(count: number): unknown {
    const match = this.#match;
    if (count >= match.length) return match.state;
    this.#catchUp();
    const near = this.#nearest(count);
    let state = this.#states.get(near);
    for (const step of match.steps(state, near, count)) state = step.state;
    return state;
  }

  /** An entry is written once: if the last one known is still in its place, so are all before it. */
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

  /** Where to begin from to come to a count. */
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
