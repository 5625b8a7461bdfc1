/** The databases that everything of the store is tested on. */
import { join } from 'node:path';
import { temporaryFolder } from './stores.ts';

export interface TestDatabase {
  readonly name: string;
  /** The address of one that is empty. */
  fresh(): Promise<string>;
}

export const DATABASES: readonly TestDatabase[] = [
  { name: 'SQLite', fresh: async () => `sqlite:${join(temporaryFolder(), 'tessera.db')}` },
];
