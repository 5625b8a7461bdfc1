/** Consistency check: what all players saw is a prefix of the journal, which replays by the rules. */

import { Table, type TableRecord } from '@tessera/table';
import { BUILT_IN } from '../../src/host/world.ts';
import type { Store } from '../../src/store/types.ts';
import type { Disturbed } from './match.ts';

const WORLD = { ...BUILT_IN, downtime: () => 0 };

export async function contradictions(store: Store, matches: readonly Disturbed[]): Promise<string[]> {
  const found = await Promise.all(matches.map(match => ofMatch(store, match)));
  return found.flat();
}

async function ofMatch(store: Store, { table, players }: Disturbed): Promise<string[]> {
  const records = await store.loadAll(table);
  if (!records) return [`${table} is gone`];
  const faults: string[] = [];
  const moves = movesOf(records);
  // Replays every record; throws for an illegal one.
  const loaded = Table.load(records, WORLD);
  if (loaded.listing().moves !== moves.length) faults.push(`${table}: the rules count other moves`);
  for (const { name, memory } of players) {
    faults.push(...memory.faults.map(fault => `${table}, ${name}: ${fault}`));
    if (memory.moves.some((move, i) => moves[i] !== move))
      faults.push(`${table}, ${name}: saw moves that the journal does not have`);
    for (const { key, seq, command } of memory.done) {
      const isKept = records.some(record => record.seq === seq);
      if (!isKept)
        faults.push(`${table}, ${name}: ${command.do} ${key} was done at ${seq}, which is not there`);
    }
    const played = memory.done.filter(({ command }) => command.do === 'play').map(({ seq }) => seq);
    if (new Set(played).size !== played.length) faults.push(`${table}, ${name}: two answers were one`);
  }
  const given = players.flatMap(({ memory }) => memory.done.filter(({ command }) => command.do === 'play'));
  if (given.length !== moves.length)
    faults.push(`${table}: ${given.length} answers were done, ${moves.length} are kept`);
  return faults;
}

function movesOf(records: readonly TableRecord[]): string[] {
  const moves: string[] = [];
  for (const record of records) {
    if (record.kind === 'played') moves.push(`${record.seat} ${record.move}`);
    if (record.kind === 'tookBack') moves.length -= record.count;
  }
  return moves;
}
