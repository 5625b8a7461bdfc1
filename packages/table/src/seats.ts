/** Chairs of guests. Several people at one screen are one guest in several chairs. */
import type { Seat, Viewer } from '@tessera/engine';
import type { TableCore } from './core.ts';

/**
 * Key of a viewer's knowledge; viewers with equal eyes are told the same. A seat, or `watcher`; for a guest
 * in several chairs all of them, as in `0+1`.
 */
export type Eyes = Viewer | string;

/** Chairs of a guest, by seat; none for a watcher. */
export function seatsOf({ ledger: { chairs } }: TableCore, guest: string | null): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < chairs.length; seat++) {
    const chair = chairs[seat];
    if (chair?.kind === 'person' && chair.guest === guest) seats.push(seat);
  }
  return seats;
}

/** First chair of a guest; undefined for a watcher. */
export function seatOf({ ledger }: TableCore, guest: string | null): Seat | undefined {
  const seat = ledger.chairs.findIndex(chair => chair.kind === 'person' && chair.guest === guest);
  return seat < 0 ? undefined : seat;
}

/** Guest in a chair; null for a bot and for an open chair. */
export function guestIn({ ledger }: TableCore, seat: Seat): string | null {
  const chair = ledger.chairs[seat];
  return chair?.kind === 'person' ? chair.guest : null;
}

export function eyesOf(core: TableCore, guest: string | null): Eyes {
  const seats = seatsOf(core, guest);
  return seats.length > 1 ? seats.join('+') : (seats[0] ?? 'watcher');
}

/** Seats that a viewer's eyes belong to. */
export function seatsWith(eyes: Eyes): readonly Seat[] {
  if (typeof eyes === 'number') return [eyes];
  return eyes === 'watcher' ? [] : eyes.split('+').map(Number);
}

/**
 * Seat whose knowledge is shown: of several people at one screen, only the one who decides sees their
 * secrets.
 */
export function viewerWith({ ledger: { toAct } }: TableCore, eyes: Eyes): Viewer {
  if (typeof eyes === 'number' || eyes === 'watcher') return eyes as Viewer;
  return toAct !== null && seatsWith(eyes).includes(toAct) ? toAct : 'watcher';
}

/** Seat a guest speaks for: the one that decides, else the first that still plays, else the first. */
export function speakerOf({ ledger: { toAct, gone } }: TableCore, seats: readonly Seat[]): Seat | undefined {
  if (seats.length < 2) return seats[0];
  return seats.find(seat => seat === toAct) ?? seats.find(seat => !gone[seat]) ?? seats[0];
}
