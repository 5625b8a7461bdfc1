/** Guests being deleted: their new commands are refused, those in flight are waited for. */
import { Tally } from '../limits/tally.ts';

/** Limit of guests marked as leaving, far more than are deleted during one request. */
const MOST = 10_000;

interface Departing {
  readonly guest: string;
  resolve(): void;
}

export class Departures {
  readonly #leaving = new Set<string>();
  readonly #inFlight = new Tally();
  #waiting: Departing[] = [];

  isLeaving(guest: string): boolean {
    return this.#leaving.has(guest);
  }

  /** Counts a request of the guest as in flight, until `end`. */
  begin(guest: string): void {
    this.#inFlight.add(guest);
  }

  end(guest: string): void {
    this.#inFlight.remove(guest);
    if (this.#waiting.length > 0) this.#look();
  }

  /** Marks the guest as leaving; resolves when none of their requests is in flight on this server. */
  depart(guest: string): Promise<void> {
    if (this.#leaving.size >= MOST) this.#leaving.clear();
    this.#leaving.add(guest);
    return new Promise(resolve => {
      this.#waiting.push({ guest, resolve });
      this.#look();
    });
  }

  #look(): void {
    const isOver = ({ guest }: Departing): boolean => this.#inFlight.of(guest) === 0;
    const over = this.#waiting.filter(isOver);
    this.#waiting = this.#waiting.filter(one => !isOver(one));
    for (const { resolve } of over) resolve();
  }
}
