/** Why something could not be kept or read, in one sentence. */

export type FailureCode =
  | 'full' // no room left
  | 'refused' // this one thing; anything else is welcome
  | 'broken' // the disk or the database does not do what it was asked
  | 'unreachable' // whether the last thing was kept is not known
  | 'damaged' // what is read is not what was written
  | 'newer' // written by a newer version
  | 'busy' // somebody else holds the database
  | 'closed';

/** The store may go on after a failure that can pass; after any other it has to be opened again. */
const PASSES: readonly FailureCode[] = ['full', 'refused', 'unreachable', 'damaged', 'busy'];

export class StoreFailure extends Error {
  readonly code: FailureCode;
  /** Whether the store goes on: the next thing is tried as if nothing had been. */
  readonly canGoOn: boolean;

  constructor(code: FailureCode, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StoreFailure';
    this.code = code;
    this.canGoOn = PASSES.includes(code);
  }
}
