/** The databases that everything of the store is tested on. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { temporaryFolder } from './stores.ts';

export interface TestDatabase {
  readonly name: string;
  /** The address of one that is empty. */
  fresh(): Promise<string>;
}

export const DATABASES: readonly TestDatabase[] = [
  { name: 'SQLite', fresh: async () => `sqlite:${join(temporaryFolder(), 'tessera.db')}` },
  { name: 'PostgreSQL', fresh: freshPostgres },
];

/** One for each test file, emptied by whoever comes next: a new one takes longer than most tests. */
const NAME = `test_${randomUUID().replaceAll('-', '')}`;
let isThere = false;

async function freshPostgres(): Promise<string> {
  const url = new URL(inject('postgres'));
  if (!isThere) await query(url, `create database ${NAME}`);
  isThere = true;
  url.pathname = NAME;
  await query(url, 'drop schema if exists pgboss cascade; drop schema public cascade; create schema public');
  return url.href;
}

async function query({ href }: URL, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: href });
  await client.connect();
  await client.query(text);
  await client.end();
}
