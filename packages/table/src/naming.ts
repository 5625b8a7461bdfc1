/** Names of people at a table. Of two that look alike, the second one is numbered: `Ada 2`. */
import { unlike } from '@tessera/wire/names';
import type { TableCore } from './core.ts';
import { seatsOf } from './seats.ts';
import type { Who } from './types.ts';

/** How somebody is called among those who sit at the table. */
export const nameAt = ({ ledger }: TableCore, { guest, name }: Who): string =>
  unlike(
    name,
    ledger.chairs.flatMap(chair => (chair.kind === 'person' && chair.guest !== guest ? [chair.name] : [])),
  );

/**
 * A chair has the new name of its guest; a match that is over keeps those under which it was played, and so do the chairs of people
 * at one screen, each of whom typed their own.
 */
export function rename(core: TableCore, who: Who, at: number): void {
  const [seat, ...others] = seatsOf(core, who.guest);
  if (seat === undefined || others.length > 0 || core.ledger.phase === 'ended') return;
  const chair = core.ledger.chairs[seat];
  const name = nameAt(core, who);
  if (chair?.kind === 'person' && chair.name !== name) core.write({ kind: 'renamed', seat, name }, at);
}
