/** Guests who are being forgotten: nothing new is begun for them, and what was begun has an end. */
import { Tally } from '../limits/tally.ts';

/** More than are forgotten within the time that a request takes. */
const MOST = 10_000;

interface Waiting {
  readonly guest: string;
  resolve(): void;
}

export class Departures {
  readonly #leaving = new Set<string>();
  readonly #underWay = new Tally();
  #waiting: Waiting[] = [];

  isLeaving(guest: string): boolean {
    return this.#leaving.has(guest);
  }

  /** Something of the guest is under way, until `end`. */
  begin(guest: string): void {
    this.#underWay.add(guest);
  }

  end(guest: string): void {
    this.#underWay.remove(guest);
    if (this.#waiting.length > 0) this.#look();
  }

  /** From now on; resolves when nothing of the guest is under way on this server any more. */
  depart(guest: string): Promise<void> {
    if (this.#leaving.size >= MOST) this.#leaving.clear();
    this.#leaving.add(guest);
    return new Promise(resolve => {
      this.#waiting.push({ guest, resolve });
      this.#look();
    });
  }

  #look(): void {
    const isOver = ({ guest }: Waiting): boolean => this.#underWay.of(guest) === 0;
    const over = this.#waiting.filter(isOver);
    this.#waiting = this.#waiting.filter(one => !isOver(one));
    for (const { resolve } of over) resolve();
  }
}
