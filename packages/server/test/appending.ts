/** A program that appends to four tables until it is killed, and prints what was acknowledged: `node appending.ts FILE`. */
import { writeSync } from 'node:fs';
import { openStore } from '../src/store/openStore.ts';
import { listing, next, records } from './records.ts';

const store = await openStore(`sqlite:${process.argv[2]}`);

async function play(table: string): Promise<never> {
  let seq = (await store.seqs([table])).get(table) ?? 0;
  for (;;) {
    const listed = listing(table, { moves: seq + 1 });
    if (seq === 0) await store.create(listed, records(1, 1));
    else await store.append(next(table, seq, { listing: listed }));
    seq += 1;
    writeSync(1, `${table} ${seq}\n`);
  }
}

await Promise.all(['a', 'b', 'c', 'd'].map(play));
