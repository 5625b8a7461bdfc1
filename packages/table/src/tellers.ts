/** Happenings of the records that only tables of several screens have. */
import type { Note } from '@tessera/wire';
import type { TableCore } from './core.ts';
import { nameOf, type Tellers } from './happenings.ts';
import { type Eyes, guestIn, seatsWith } from './seats.ts';

export const TELLERS: Tellers = {
  sat: (_core, { seat, name }) => [{ kind: 'sat', seat, name }],
  stood: (_core, { seat, name }) => [{ kind: 'stood', seat, name }],
  kept: (_core, { seat, level }) => [{ kind: 'kept', seat, level }],
  returned: (core, { seat }) => [{ kind: 'returned', seat, name: nameOf(core, seat) }],
  asked: (_core, { seat, proposal }) => [{ kind: 'asked', seat, proposal }],
  answered: (_core, { seat, proposal, agrees, why }) => [
    { kind: agrees ? 'agreed' : 'declined', seat, proposal, ...(why && { why }) },
  ],
  settled(core, { how }, eyes) {
    const note = notesWith(core, eyes).findLast(({ kind }) => kind === 'declined');
    return note && how === 'declined' ? [{ kind: 'noted', note }] : [];
  },
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

function notesWith(core: TableCore, eyes: Eyes): readonly Note[] {
  const [seat] = seatsWith(eyes);
  const guest = seat === undefined ? null : guestIn(core, seat);
  return (guest === null ? undefined : core.ledger.notes[guest]) ?? [];
}
