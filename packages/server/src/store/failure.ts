/** Failures of a store, in one sentence each. */

export type FailureCode =
  | 'full' // disk full
  | 'refused' // invalid input; other operations work
  | 'broken' // failure of the disk or the database
  | 'unreachable' // connection lost; the last commit may have succeeded
  | 'damaged' // checksum mismatch
  | 'newer' // written by a newer version
  | 'busy' // locked by another process
  | 'closed';

/** Transient failures; after any other the store has to be reopened. */
const PASSES: readonly FailureCode[] = ['full', 'refused', 'unreachable', 'damaged', 'busy'];

export class StoreFailure extends Error {
  readonly code: FailureCode;
  /** True for a transient failure: the store stays usable. */
  readonly canGoOn: boolean;

  constructor(code: FailureCode, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StoreFailure';
    this.code = code;
    this.canGoOn = PASSES.includes(code);
  }
}
