/** What a viewer is told of a record, right after it was applied. */
import { isLeaving, type Seat, seenBy } from '@tessera/engine';
import type { Happening } from '@tessera/wire';
import type { TableCore } from './core.ts';
import { type Eyes, guestIn, seatsWith, viewerWith } from './seats.ts';
import type { RecordOf, TableRecord } from './types.ts';

/** What is told of each kind of record. Kinds that are missing change what is shown, and are nothing to tell of. */
export type Tellers = {
  readonly [K in TableRecord['kind']]?: (core: TableCore, record: RecordOf<K>, eyes: Eyes) => Happening[];
};

/** Events and notes depend on the viewer; nothing else does, and plans are told to nobody. */
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

/** Whether nothing in it is for some eyes only. */
export const isToldAlike = (core: TableCore, record: TableRecord): boolean =>
  record.kind !== 'noted' &&
  record.kind !== 'settled' &&
  !core.eventsOf(record).some(({ reveals }) => Array.isArray(reveals));

const isOf = (core: TableCore, guest: string, eyes: Eyes): boolean =>
  seatsWith(eyes).some(seat => guestIn(core, seat) === guest);

/** Empty for a bot, which pages name in their own language. */
export function nameOf({ ledger }: TableCore, seat: Seat): string {
  const chair = ledger.chairs[seat];
  return chair?.kind === 'person' ? chair.name : '';
}
