/** A trial has a short form for `npm test` and a long one for `npm run torture`. */
export interface Trial {
  /** Id of the quality, such as `R1`. */
  readonly id: string;
  readonly what: string;
  run(size: 'short' | 'long', say: (line: string) => void): Promise<Verdict>;
}

export interface Verdict {
  /** Summary in numbers. */
  readonly did: string;
  /** Faults, in sentences. */
  readonly faults: readonly string[];
}
