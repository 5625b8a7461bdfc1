/** Log of a journal, where the rules of its game are at hand. */
import type { AnyGame, MatchLog } from '@tessera/engine';
import type { TableRecord } from '@tessera/table';
import type { CreatedHere } from './journal.ts';

/** Undefined for a match that was never opened. Throws FormatError for a journal that cannot be replayed. */
export async function logIn(game: AnyGame, records: readonly unknown[]): Promise<MatchLog | undefined> {
  const { Table } = await import('@tessera/table');
  const world = { game: () => game, levels: () => [], keeper: () => '', downtime: () => 0 };
  const [created] = records as readonly [CreatedHere];
  return Table.load(records as readonly TableRecord[], world).log() ?? created.from;
}
