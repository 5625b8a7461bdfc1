/** What people are called at a table. Of two whose names look alike, the second one is numbered: `Ada 2`. */
import type { Seat } from '@tessera/engine';
import { unlike } from '@tessera/wire/names';
import type { TableCore } from './core.ts';
import type { Who } from './types.ts';

/** Where a guest sits; undefined for those who only watch. */
export function seatOf({ ledger }: TableCore, guest: string | null): Seat | undefined {
  const seat = ledger.chairs.findIndex(chair => chair.kind === 'person' && chair.guest === guest);
  return seat < 0 ? undefined : seat;
}

/** How somebody is called among those who sit at the table. */
export const nameAt = ({ ledger }: TableCore, { guest, name }: Who): string =>
  unlike(
    name,
    ledger.chairs.flatMap(chair => (chair.kind === 'person' && chair.guest !== guest ? [chair.name] : [])),
  );

/** A chair has the new name of its guest; a match that is over keeps those under which it was played. */
export function rename(core: TableCore, who: Who, at: number): void {
  const seat = seatOf(core, who.guest);
  if (seat === undefined || core.ledger.phase === 'ended') return;
  const chair = core.ledger.chairs[seat];
  const name = nameAt(core, who);
  if (chair?.kind === 'person' && chair.name !== name) core.write({ kind: 'renamed', seat, name }, at);
}
