import { StoreFailure } from './failure.ts';
import type { JobDelays } from './jobs.ts';
import { openPostgres } from './postgres/open.ts';
import { openSqlite } from './sqlite/open.ts';
import type { Store } from './types.ts';

/** `sqlite:./data/tessera.db` or `postgres://…`; throws a StoreFailure. */
export async function openStore(url: string, delays?: JobDelays): Promise<Store> {
  if (url.startsWith('sqlite:')) return openSqlite(url.slice('sqlite:'.length), delays);
  if (/^postgres(ql)?:/.test(url)) return openPostgres(url, delays);
  throw new StoreFailure(
    'broken',
    `"${url.split(':')[0]}" is no kind of database: use sqlite:FILE or postgres://…`,
  );
}
