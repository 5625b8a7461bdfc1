/** At most one running search of a bot; a newer one aborts the one before. */
export class Thought {
  readonly #onFault: (error: unknown) => void;
  #about: string | undefined;
  #stop: AbortController | undefined;

  constructor(onFault: (error: unknown) => void) {
    this.#onFault = onFault;
  }

  /**
   * Starts a search unless the same one is running; undefined only aborts. `then` gets the result, or
   * undefined if the bot failed; `isStill` tells whether the result is still wanted.
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
