/** Stores for tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Listing } from '@tessera/table';
import { onTestFinished } from 'vitest';
import { openStore } from '../src/store/openStore.ts';
import { openLogged } from '../src/store/sqlite/loggedCore.ts';
import { storeBeside } from '../src/store/sqlite/open.ts';
import type { Store } from '../src/store/types.ts';
import { listing, records } from './records.ts';
import { HASTE } from './watched.ts';

export * from './records.ts';

/** Temporary folder, removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function opened(url: string): Promise<Store> {
  const path = /^sqlite:(.*)/.exec(url)?.[1];
  // Without the thread: starting it takes longer than most tests.
  const store = await (path ? storeBeside(await openLogged(path), path, HASTE) : openStore(url, HASTE));
  onTestFinished(() => store.close());
  return store;
}

/** A table with a few records. */
export async function begin(store: Store, id: string, more: Partial<Listing> = {}, count = 1): Promise<void> {
  if ((await store.create(listing(id, more), records(1, count))) !== 'stored')
    throw new Error(`${id} exists`);
}
