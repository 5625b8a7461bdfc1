/** One thing that a bot thinks about at a time; something newer gives up what was thought about before. */
export class Thought {
  readonly #onFault: (error: unknown) => void;
  #about: string | undefined;
  #stop: AbortController | undefined;

  constructor(onFault: (error: unknown) => void) {
    this.#onFault = onFault;
  }

  /**
   * Starts to think about something, unless that is thought about already; undefined is nothing. `then` hears what came of it, or
   * undefined when the bot failed; `isStill` tells it whether that is still wanted.
   */
  start<T>(
    about: string | undefined,
    think: (signal: AbortSignal) => Promise<T>,
    then: (result: T | undefined, isStill: () => boolean) => void,
  ): void {
    if (about === this.#about) return;
    this.giveUp();
    if (about === undefined) return;
    const stop = new AbortController();
    this.#about = about;
    this.#stop = stop;
    const isStill = (): boolean => this.#stop === stop;
    think(stop.signal)
      .catch((error: unknown) => void (isStill() && this.#onFault(error)))
      .then(result => isStill() && then(result as T | undefined, isStill));
  }

  giveUp(): void {
    this.#stop?.abort();
    this.#about = undefined;
    this.#stop = undefined;
  }
}
