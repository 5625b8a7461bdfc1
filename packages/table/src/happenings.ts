/** Happenings: a record as told to one viewer, right after it was applied. */
import { isLeaving, type Seat, seenBy } from '@tessera/engine';
import type { Happening } from '@tessera/wire';
import type { TableCore } from './core.ts';
import { type Eyes, guestIn, seatsWith, viewerWith } from './seats.ts';
import type { RecordOf, TableRecord } from './types.ts';

/** Happenings by kind of record; kinds without an entry change the state and are not announced. */
export type Tellers = {
  readonly [K in TableRecord['kind']]?: (core: TableCore, record: RecordOf<K>, eyes: Eyes) => Happening[];
};

/** Events and notes depend on the viewer, other happenings do not; plans are told to nobody. */
const LOCAL: Tellers = {
  started: () => [{ kind: 'started' }],
  played(core, record, eyes) {
    const { seat, move, by, next, isAgain } = record;
    const viewer = viewerWith(core, eyes);
    const events = core.eventsOf(record).map(event => seenBy(event, viewer));
    const told: Happening[] = [
      { kind: 'played', seat, move, ...(by && { by }), events, ...(isAgain && { isAgain }) },
    ];
    if (isLeaving(move)) told.push({ kind: 'left', seat, name: nameOf(core, seat) });
    if (next === null) told.push({ kind: 'ended' });
    return told;
  },
  tookBack: (_core, { seat, count, wasAsked }) => [{ kind: 'tookBack', by: seat, count, wasAsked }],
  noted: (core, { guest, note }, eyes) => (isOf(core, guest, eyes) ? [{ kind: 'noted', note }] : []),
};

export function happeningsOf(core: TableCore, record: TableRecord, eyes: Eyes): readonly Happening[] {
  const tell = (LOCAL[record.kind] ?? core.parts?.tellers[record.kind]) as
    | ((...args: unknown[]) => Happening[])
    | undefined;
  return tell?.(core, record, eyes) ?? [];
}

/** True if every viewer is told the same of a record. */
export const isToldAlike = (core: TableCore, record: TableRecord): boolean =>
  record.kind !== 'noted' &&
  record.kind !== 'settled' &&
  !core.eventsOf(record).some(({ reveals }) => Array.isArray(reveals));

const isOf = (core: TableCore, guest: string, eyes: Eyes): boolean =>
  seatsWith(eyes).some(seat => guestIn(core, seat) === guest);

/** Name of the person in a seat; empty for a bot, whose name is up to the page's language. */
export function nameOf({ ledger }: TableCore, seat: Seat): string {
  const chair = ledger.chairs[seat];
  return chair?.kind === 'person' ? chair.name : '';
}
