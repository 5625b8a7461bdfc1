/** What a viewer is told of a record, right after it was applied. */
import { isLeaving, type Seat, seenBy } from '@tessera/engine';
import type { Happening, Note } from '@tessera/wire';
import type { TableCore } from './core.ts';
import { type Eyes, guestIn, seatsWith, viewerWith } from './seats.ts';
import type { RecordOf, TableRecord } from './types.ts';

type Told = {
  readonly [K in TableRecord['kind']]?: (core: TableCore, record: RecordOf<K>, eyes: Eyes) => Happening[];
};

/** Kinds that are missing change what is shown, and are nothing to tell of; plans are told to nobody. Events and notes depend on the viewer. */
const TOLD: Told = {
  sat: (_core, { seat, name }) => [{ kind: 'sat', seat, name }],
  stood: (_core, { seat, name }) => [{ kind: 'stood', seat, name }],
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
  kept: (_core, { seat, level }) => [{ kind: 'kept', seat, level }],
  returned: (core, { seat }) => [{ kind: 'returned', seat, name: nameOf(core, seat) }],
  asked: (_core, { seat, proposal }) => [{ kind: 'asked', seat, proposal }],
  answered: (_core, { seat, proposal, agrees, why }) => [
    { kind: agrees ? 'agreed' : 'declined', seat, proposal, ...(why && { why }) },
  ],
  settled(core, { how }, eyes) {
    const note = how === 'declined' ? notesWith(core, eyes).at(-1) : undefined;
    return note?.kind === 'declined' && note.count === core.ledger.count ? [{ kind: 'noted', note }] : [];
  },
  noted: (core, { guest, note }, eyes) => (isOf(core, guest, eyes) ? [{ kind: 'noted', note }] : []),
  paused: () => [{ kind: 'paused' }],
  resumed: () => [{ kind: 'resumed' }],
  pace: (_core, { pace }) => [{ kind: 'pace', pace }],
  shut: (_core, { reason }) => [{ kind: 'shut', reason }],
  said(_core, { at, seat, name, text, phrase }) {
    const line = {
      at,
      seat,
      name,
      ...(text !== undefined && { text }),
      ...(phrase !== undefined && { phrase }),
    };
    return [{ kind: 'chat', ...line }];
  },
};

export function happeningsOf(core: TableCore, record: TableRecord, eyes: Eyes): readonly Happening[] {
  const tell = TOLD[record.kind] as ((...args: unknown[]) => Happening[]) | undefined;
  return tell?.(core, record, eyes) ?? [];
}

/** Whether nothing in it is for some eyes only. */
export const isToldAlike = (core: TableCore, record: TableRecord): boolean =>
  record.kind !== 'noted' &&
  record.kind !== 'settled' &&
  !core.eventsOf(record).some(({ reveals }) => Array.isArray(reveals));

const isOf = (core: TableCore, guest: string, eyes: Eyes): boolean =>
  seatsWith(eyes).some(seat => guestIn(core, seat) === guest);

function notesWith(core: TableCore, eyes: Eyes): readonly Note[] {
  const [seat] = seatsWith(eyes);
  const guest = seat === undefined ? null : guestIn(core, seat);
  return (guest === null ? undefined : core.ledger.notes[guest]) ?? [];
}

/** Empty for a bot, which pages name in their own language. */
function nameOf({ ledger }: TableCore, seat: Seat): string {
  const chair = ledger.chairs[seat];
  return chair?.kind === 'person' ? chair.name : '';
}
