/** What differs between the databases; all else is the same for both. */
import type { Announce } from './commit.ts';
import type { StoreFailure } from './failure.ts';
import type { Flavour } from './migrations.ts';
import type { Db } from './schema.ts';
import type { Jobs, Notices } from './types.ts';

export interface Backing {
  readonly db: Db;
  readonly flavour: Flavour;
  readonly jobs: Jobs;
  readonly notices: Notices;
  /** Tells other servers of what is being kept, where there are others. */
  readonly announce?: Announce;
  /** What an error of the database means. */
  explain(error: unknown): StoreFailure;
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}
