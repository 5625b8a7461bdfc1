/** Names of people at a table. The second of two names that look alike is numbered: `Ada 2`. */
import { unlike } from '@tessera/wire/names';
import type { TableCore } from './core.ts';
import { seatsOf } from './seats.ts';
import type { Who } from './types.ts';

/** Name of a guest at the table, distinct from the names of those seated. */
export const nameAt = ({ ledger }: TableCore, { guest, name }: Who): string =>
  unlike(
    name,
    ledger.chairs.flatMap(chair => (chair.kind === 'person' && chair.guest !== guest ? [chair.name] : [])),
  );

/**
 * Renames a guest's chair. Names stay in a finished match, and in the chairs of people who share a screen,
 * each of whom typed their own.
 */
export function rename(core: TableCore, who: Who, at: number): void {
  const [seat, ...others] = seatsOf(core, who.guest);
  if (seat === undefined || others.length > 0 || core.ledger.phase === 'ended') return;
  const chair = core.ledger.chairs[seat];
  const name = nameAt(core, who);
  if (chair?.kind === 'person' && chair.name !== name) core.write({ kind: 'renamed', seat, name }, at);
}
