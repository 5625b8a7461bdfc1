import { type FailureCode, StoreFailure } from '../failure.ts';

/** Result codes of SQLite; the lower byte is the kind of failure. */
const KINDS: Readonly<Record<number, readonly [FailureCode, string]>> = {
  5: ['busy', 'Another program holds the database and does not let go.'],
  6: ['busy', 'Another program holds the database and does not let go.'],
  11: ['broken', 'The database is damaged.'],
  13: ['full', 'There is no room left for the database.'],
  18: ['refused', 'It is too large for the database.'],
  19: ['refused', 'The database does not take it.'],
  26: ['broken', 'The file is no database.'],
};

/** Unknown codes count as permanent: after a failed write the state of the disk is unknown. */
export function explain(error: unknown): StoreFailure {
  const { errcode, message } = error as Error & { errcode?: number };
  if (errcode === undefined)
    return new StoreFailure('refused', `The database does not take it: ${message}.`, error);
  const [code, sentence] = KINDS[errcode & 255] ?? ['broken', `The disk or the database failed: ${message}.`];
  return new StoreFailure(code, sentence, error);
}
