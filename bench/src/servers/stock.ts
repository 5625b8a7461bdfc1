/**
 * Fills a store with tables before any server runs: created, started and played at random for the given
 * number of answers.
 */
import { join } from 'node:path';
import { wordGenerator } from '@tessera/engine';
import { BUILT_IN } from '../../../packages/server/src/host/world.ts';
import { openStore } from '../../../packages/server/src/store/openStore.ts';
import { type Created, Table, type TableRecord } from '../../../packages/table/src/index.ts';
import { tableOf } from './tessera.ts';

const WORLD = { ...BUILT_IN, downtime: () => 0 };
/** Batch size: many at once, but never all of them in memory. */
const BATCH = 200;

/** Returns the ids of the tables. A match that ends before `answers` stops there. */
export async function setTables(
  folder: string,
  game: string,
  count: number,
  answers: number,
): Promise<string[]> {
  const store = await openStore(`sqlite:${join(folder, 'tessera.db')}`);
  const ids: string[] = [];
  for (let from = 0; from < count; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - from) }, (_, i) =>
      played(game, from + i, answers),
    );
    await Promise.all(
      batch.map(async ({ first, records, table }) => {
        await store.create(first.listing(), [records[0] as TableRecord]);
        const rest = records.slice(1);
        // Appends in steps, with a snapshot now and then, as a server does.
        for (let at = 0; at < rest.length; at += 50)
          await store.append({
            table: table.id,
            after: 1 + at,
            records: rest.slice(at, at + 50),
            ...(at + 50 >= rest.length && { listing: table.listing() }),
          });
      }),
    );
    ids.push(...batch.map(({ table }) => table.id));
  }
  await store.close();
  return ids;
}

function played(game: string, number: number, answers: number) {
  const seats = BUILT_IN.game(game)?.seats.usual ?? 2;
  const { chairs: _chairs, ...wanted } = tableOf(game, seats);
  const created: Created = {
    ...wanted,
    id: `stock-${game}-${number}`,
    code: `${game}${number}`,
    secret: `secret ${number}`,
    seq: 1,
    at: 0,
    kind: 'created',
    host: 'g0',
    chairs: Array.from({ length: seats }, (_, seat) => ({
      kind: 'person',
      guest: `g${seat}`,
      name: `Guest ${seat}`,
      isReady: true,
    })),
    entropy: Array.from({ length: seats }, () => ''),
  };
  const first = Table.create(created, WORLD);
  const table = Table.create(created, WORLD);
  const records: TableRecord[] = [created];
  const note = (handled: ReturnType<Table['handle']>): boolean => {
    if ('refused' in handled) throw new Error(JSON.stringify(handled));
    records.push(...handled.records);
    return handled.records.length > 0;
  };
  note(table.handle({ guest: 'g0', name: 'Guest 0' }, { do: 'start' }, 1));
  const next = wordGenerator(`${game} ${number}`);
  for (let n = 0; n < answers; n++) {
    const { toAct, moves } = table.listing();
    if (toAct === null) break;
    const legal = table.legal(toAct);
    const move = legal[next() % legal.length] as string;
    note(table.handle({ guest: `g${toAct}`, name: '' }, { do: 'play', move, after: moves }, 2 + n));
  }
  return { first, table, records };
}
