/** A store in one file, for one server. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Backing } from '../backing.ts';
import { StoreFailure } from '../failure.ts';
import { ALONE, DueJobs, type Patience } from '../jobs.ts';
import type { Schema } from '../schema.ts';
import { NodeSqliteDialect } from './dialect.ts';
import { explain } from './explain.ts';

/** Everything is in the log, and the log on the disk, before anybody hears of it. */
const SETTINGS = `
  pragma busy_timeout = 5000;
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma wal_autocheckpoint = 4000;
`;

const PATIENCE: Patience = { againMs: 3000, graceMs: 0 };

export function openSqlite(path: string, patience: Patience = PATIENCE): Backing {
  const file = openFile(path);
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(file) });
  return {
    db,
    flavour: 'sqlite',
    jobs: new DueJobs(db, ALONE, patience),
    // One server has nobody to tell.
    notices: { say() {}, listen: () => () => {} },
    explain,
    async backup() {},
    close: () => db.destroy(),
  };
}

function openFile(path: string): DatabaseSync {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const file = new DatabaseSync(path);
    file.exec(SETTINGS);
    return file;
  } catch (error) {
    const { code, message } = explain(error);
    throw new StoreFailure(code, `${path} cannot be opened: ${message}`, error);
  }
}
