/** Times when a server that should have served did not: clocks of tables stood still meanwhile. */
import type { Flavour } from './migrations.ts';
import type { Db } from './schema.ts';
import type { Downtime } from './types.ts';

/** Beats come every two seconds; a busy moment is no lull. */
const PATIENCE_MS = 6000;
/** All servers beat in one row. */
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
        // A server that just came counts from the last beat of anybody; one that was there, from its own: it was paused.
        const from = own ?? shared?.at ?? now;
        if (now - from > PATIENCE_MS)
          await tx.insertInto('lulls').values({ began: from, ended: now }).execute();
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

/** Several servers may have been away at once; time counts once. */
function joined(downtimes: readonly Downtime[]): readonly Downtime[] {
  const result: Downtime[] = [];
  for (const { from, until } of downtimes) {
    const before = result.at(-1);
    if (before === undefined || before.until < from) result.push({ from, until });
    else result[result.length - 1] = { from: before.from, until: Math.max(before.until, until) };
  }
  return result;
}
