/** Long polling: changes of a table for clients without a socket. */
import type { IncomingMessage } from 'node:http';
import type { Member } from '../host/audience.ts';
import type { Rooms } from '../host/rooms.ts';
import type { GuestConnection } from '../identity/guestUpdates.ts';
import type { KnownGuest } from '../store/types.ts';
import { bannedBy, Problem } from './problem.ts';

/** Presence of a client lasts this long between two polls. */
const LINGER_MS = 3000;

interface Poll {
  readonly table: string;
  readonly guest: KnownGuest | undefined;
  /** Last record known to the client. */
  readonly seq: number;
  /** Timeout. */
  readonly changesMs: number;
  /** Registry of waiting polls, so that a ban or sign-out can end them. */
  readonly polls: Set<GuestConnection>;
}

/**
 * The message a socket would send on resuming: the whole table, or the changes after `seq` with the current
 * state. Waits for a change if there is none, and returns the unchanged state on timeout.
 */
export function nextChange(
  rooms: Rooms,
  { table, guest, seq, changesMs, polls }: Poll,
  request: IncomingMessage,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let last = '';
    let isOver = false;
    let isTold = false;
    const end = (): void => {
      isOver = true;
      clearTimeout(timer);
      request.socket.off('close', end);
      polls.delete(connection);
      setTimeout(() => rooms.leave(table, member), LINGER_MS).unref();
      resolve(last);
    };
    const fail = (error: unknown): void => {
      reject(error);
      end();
    };
    const ask = (): void => {
      isTold = false;
      rooms.join(table, member, seq).catch(fail);
    };
    const member: Member = {
      guest,
      /** The first message is the current state; a later one is a change, after which the state is requested again. */
      send(text) {
        const isNews = !isOver && JSON.parse(text).seq !== seq;
        if (isOver || (isTold && !isNews)) return;
        if (isTold) return ask();
        isTold = true;
        last = text;
        if (isNews) end();
      },
    };
    const connection: GuestConnection = {
      guest,
      cookies: request.headers.cookie,
      ban: sanction => fail(bannedBy(sanction)),
      signOut: () => fail(new Problem('noGuest')),
    };
    polls.add(connection);
    const timer = setTimeout(end, changesMs);
    request.socket.once('close', end);
    ask();
  });
}
