/** Downtimes, detected by gaps in the heartbeat; clocks of tables stop during them. */
import type { Flavour } from './migrations.ts';
import type { Db } from './schema.ts';
import type { Downtime } from './types.ts';

/** Gap in the heartbeat, which comes every two seconds, that counts as downtime. */
const GAP_MS = 6000;
/** One row is shared by all servers. */
const ROW = 1;

export function downtimesIn(db: Db, flavour: Flavour) {
  let last: number | undefined;
  return {
    async beat(now: number): Promise<void> {
      const own = last;
      last = now;
      await db.transaction().execute(async tx => {
        const shared = await tx
          .selectFrom('beats')
          .select('at')
          .where('id', '=', ROW)
          .$if(flavour === 'postgres', query => query.forUpdate())
          .executeTakeFirst();
        // A new server counts from the last beat of any server; a running one from its own, since it was suspended.
        const from = own ?? shared?.at ?? now;
        if (now - from > GAP_MS) await tx.insertInto('lulls').values({ began: from, ended: now }).execute();
        const at = Math.max(now, shared?.at ?? 0);
        await tx
          .insertInto('beats')
          .values({ id: ROW, at })
          .onConflict(conflict => conflict.column('id').doUpdateSet({ at }))
          .execute();
      });
    },
    async downtimes(): Promise<readonly Downtime[]> {
      const rows = await db.selectFrom('lulls').selectAll().orderBy('began').execute();
      return joined(rows.map(({ began, ended }) => ({ from: began, until: ended })));
    },
  };
}

/** Merges overlapping downtimes of several servers. */
function joined(downtimes: readonly Downtime[]): readonly Downtime[] {
  const result: Downtime[] = [];
  for (const { from, until } of downtimes) {
    const before = result.at(-1);
    if (before === undefined || before.until < from) result.push({ from, until });
    else result[result.length - 1] = { from: before.from, until: Math.max(before.until, until) };
  }
  return result;
}
