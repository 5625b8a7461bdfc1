import { existsSync } from 'node:fs';
import { StoreFailure } from '../failure.ts';

/** SQLite would create the file. */
export function requireFile(path: string): void {
  if (!existsSync(path)) throw new StoreFailure('refused', `There is no database ${path}.`);
}
