/** Stores for tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openStore } from '../src/store/openStore.ts';
import type { Store } from '../src/store/types.ts';
import type { Listing } from '../src/table/index.ts';
import { listing, records } from './records.ts';

export * from './records.ts';

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Closed after the test. */
export async function opened(url: string): Promise<Store> {
  const store = await openStore(url, { againMs: 200, graceMs: 0 });
  onTestFinished(() => store.close());
  return store;
}

/** A table with a few records. */
export async function begin(store: Store, id: string, more: Partial<Listing> = {}, count = 1): Promise<void> {
  if ((await store.create(listing(id, more), records(1, count))) !== 'kept') throw new Error(`${id} exists`);
}
