/** What a viewer is told of a record, right after it was applied. */
import { isLeaving, type Seat, seenBy, type Viewer } from '@tessera/engine';
import type { Happening } from '@tessera/wire';
import type { Book } from './book.ts';
import type { RecordOf, TableRecord } from './types.ts';

type Told = {
  readonly [K in TableRecord['kind']]?: (book: Book, record: RecordOf<K>, viewer: Viewer) => Happening[];
};

/** Kinds that are missing change what is shown, and are nothing to tell of; plans are told to nobody. Only events depend on the viewer. */
const TOLD: Told = {
  sat: (_book, { seat, name }) => [{ kind: 'sat', seat, name }],
  stood: (_book, { seat, name }) => [{ kind: 'stood', seat, name }],
  started: () => [{ kind: 'started' }],
  played(book, record, viewer) {
    const { seat, move, by, next } = record;
    const events = book.eventsOf(record).map(event => seenBy(event, viewer));
    const told: Happening[] = [{ kind: 'played', seat, move, ...(by && { by }), events }];
    if (isLeaving(move)) told.push({ kind: 'left', seat, name: nameOf(book, seat) });
    if (next === null) told.push({ kind: 'ended' });
    return told;
  },
  tookBack: (_book, { seat, count, wasAsked }) => [{ kind: 'tookBack', by: seat, count, wasAsked }],
  kept: (_book, { seat, level }) => [{ kind: 'kept', seat, level }],
  returned: (book, { seat }) => [{ kind: 'returned', seat, name: nameOf(book, seat) }],
  asked: (_book, { seat, proposal }) => [{ kind: 'asked', seat, proposal }],
  answered: (_book, { seat, proposal, agrees }) => [{ kind: agrees ? 'agreed' : 'declined', seat, proposal }],
  paused: () => [{ kind: 'paused' }],
  resumed: () => [{ kind: 'resumed' }],
  pace: (_book, { pace }) => [{ kind: 'pace', pace }],
  shut: (_book, { reason }) => [{ kind: 'shut', reason }],
  said(_book, { at, seat, name, text, phrase }) {
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

export function happeningsOf(book: Book, record: TableRecord, viewer: Viewer): readonly Happening[] {
  const tell = TOLD[record.kind] as ((...args: unknown[]) => Happening[]) | undefined;
  return tell?.(book, record, viewer) ?? [];
}

/** Whether nothing in it is for some eyes only. */
export const isToldAlike = (book: Book, record: TableRecord): boolean =>
  !book.eventsOf(record).some(({ reveals }) => Array.isArray(reveals));

/** Empty for a bot, which pages name in their own language. */
function nameOf({ ledger }: Book, seat: Seat): string {
  const chair = ledger.chairs[seat];
  return chair?.kind === 'person' ? chair.name : '';
}
