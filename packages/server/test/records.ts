/** Test data for a store. */

import type { Listing, TableRecord, TableSnapshot } from '@tessera/table';
import type { Append } from '../src/store/types.ts';

export const T0 = 1_800_000_000_000;

/** Records `from` to `to` with distinct content; opaque to everything but the store. */
export const records = (from: number, to: number, word = 'e4'): readonly TableRecord[] =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const seq = from + index;
    const kind = seq === 1 ? 'created' : 'played';
    return { seq, at: T0 + seq, kind, move: `${word} “ž” ${seq}` } as unknown as TableRecord;
  });

export const snapshot = (seq: number, ledger: unknown = 'ž'): TableSnapshot => ({
  version: 1,
  seq,
  ledger,
  match: null,
});

export const chair = (guest: string | null) => ({ guest, name: guest, isBot: false });

export const listing = (id: string, more: Partial<Listing> = {}): Listing => ({
  id,
  code: id.toUpperCase(),
  game: 'rift',
  title: '',
  phase: 'gathering',
  openTo: 'everybody',
  pace: { total: null, increment: 0, move: null },
  language: 'en',
  created: T0,
  updated: T0,
  due: null,
  isBotTurn: false,
  options: {},
  host: 'ann',
  chairs: [chair(null)],
  toAct: null,
  moves: 0,
  position: null,
  outcome: null,
  ...more,
});

export const next = (table: string, after: number, more: Partial<Append> = {}): Append => ({
  table,
  after,
  records: records(after + 1, after + 1),
  ...more,
});
