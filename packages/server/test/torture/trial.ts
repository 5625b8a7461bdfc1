/** The form of a trial: a short one for `npm test`, a long one for `npm run torture`. */
export interface Trial {
  /** The row of the list of qualities: `R1`. */
  readonly id: string;
  readonly what: string;
  run(size: 'short' | 'long', say: (line: string) => void): Promise<Verdict>;
}

export interface Verdict {
  /** What was done, in numbers. */
  readonly did: string;
  /** All that went wrong, in words. */
  readonly faults: readonly string[];
}
