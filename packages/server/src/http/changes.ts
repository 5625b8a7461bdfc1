/** Changes without a socket: asked for one after the other, each answered when there is one. */
import type { IncomingMessage } from 'node:http';
import type { Member } from '../host/audience.ts';
import type { Rooms } from '../host/rooms.ts';
import type { GuestConnection } from '../identity/guestUpdates.ts';
import type { KnownGuest } from '../store/types.ts';
import { bannedBy, Problem } from './problem.ts';

/** Who asks again within this time was there all along. */
const LINGER_MS = 3000;

interface Question {
  readonly table: string;
  readonly guest: KnownGuest | undefined;
  /** The last record they know. */
  readonly seq: number;
  /** How long they wait. */
  readonly changesMs: number;
  /** Where it is found while it waits, by who may end it. */
  readonly polls: Set<GuestConnection>;
}

/**
 * What a socket would say to somebody who comes back: all of the table, or what happened after `seq` and how it stands
 * now. Whoever knows everything waits until something happens, and after a while is told that nothing did.
 */
export function nextChange(
  rooms: Rooms,
  { table, guest, seq, changesMs, polls }: Question,
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
      /** First comes where it stands, then what changes; then it is asked again where it stands. */
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
