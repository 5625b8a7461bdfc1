/** The databases that every test of the store runs on. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { inject } from 'vitest';
import { temporaryFolder } from './stores.ts';

export interface TestDatabase {
  readonly name: string;
  /** URL of an empty database. */
  fresh(): Promise<string>;
  /** Runs SQL past an open store. */
  execute(url: string, text: string): Promise<void>;
}

export const DATABASES: readonly TestDatabase[] = [
  {
    name: 'SQLite',
    fresh: async () => `sqlite:${join(temporaryFolder(), 'tessera.db')}`,
    async execute(url, text) {
      using file = new DatabaseSync(url.slice('sqlite:'.length));
      file.exec(text);
    },
  },
  { name: 'PostgreSQL', fresh: freshPostgres, execute: query },
];

/** One per test file, emptied before each use: creating one takes longer than most tests. */
const NAME = `test_${randomUUID().replaceAll('-', '')}`;
let isThere = false;

export async function freshPostgres(): Promise<string> {
  const url = new URL(inject('postgres'));
  if (!isThere) await query(url.href, `create database ${NAME}`);
  isThere = true;
  url.pathname = NAME;
  await query(
    url.href,
    'drop schema if exists tessera_queue cascade; drop schema public cascade; create schema public',
  );
  return url.href;
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}
