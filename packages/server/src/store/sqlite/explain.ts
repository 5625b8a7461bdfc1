import { type FailureCode, StoreFailure } from '../failure.ts';

/** Result codes of SQLite; the lower byte is the kind of failure. */
const KINDS: Readonly<Record<number, readonly [FailureCode, string]>> = {
  5: ['busy', 'Another program holds the database and does not let go.'],
  6: ['busy', 'Another program holds the database and does not let go.'],
  11: ['damaged', 'The database is damaged.'],
  13: ['full', 'There is no room left on the disk.'],
  26: ['damaged', 'The file is no database.'],
};

/** What is not known to pass does not: after a write that failed, nobody knows what the disk holds. */
export function explain(error: unknown): StoreFailure {
  const { errcode, message } = error as Error & { errcode?: number };
  const [code, sentence] = KINDS[(errcode ?? 0) & 255] ?? ['broken', `The database failed: ${message}.`];
  return new StoreFailure(code, sentence, error);
}
