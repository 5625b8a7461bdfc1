/** One socket: what is said on it, how fast, and whether anybody is still there. */
import type { Duplex } from 'node:stream';
import type { ClientMessage, ProblemCode, ServerMessage } from '@tessera/wire';
import type { WebSocket } from 'ws';
import type { Crowd } from '../limits/crowd.ts';
import type { KnownGuest, Sentence } from '../store/types.ts';
import { framesOf } from './frames.ts';
import { readMessage } from './messages.ts';

export interface Listener {
  hear(connection: Connection, message: ClientMessage): void;
  /** Nothing can be said to them any more. */
  gone(connection: Connection): void;
}

/** Whoever has this much unread is not waited for: what they miss they get when they come back. */
const UNREAD_LIMIT = 1_000_000;
/** Who goes on and on after being told that it is too fast. */
const TOO_FAST_LIMIT = 200;

/** Closing codes of our own; the others are of the protocol. */
export const CLOSED = { stopping: 1001, policy: 1008, tooMany: 4001, signedOut: 4002, banned: 4003 } as const;

const BEAT = JSON.stringify({ type: 'beat' } satisfies ServerMessage);

let opened = 0;

/** Those to whom something was said in this turn. */
let spokenTo: Connection[] = [];
function flushAll(): void {
  const connections = spokenTo;
  spokenTo = [];
  for (const connection of connections) connection.flush();
}

export class Connection {
  readonly id = String(++opened);
  /** Whoever it is may take another name meanwhile. */
  guest: KnownGuest | undefined;
  /** By which the guest is known. */
  readonly cookies: string | undefined;
  /** The address it comes from. */
  readonly visitor: string;
  readonly #socket: WebSocket;
  /** What the socket is written to. */
  readonly #line: Duplex;
  /** Said in this turn. */
  #unsent: string[] | undefined;
  readonly #messages: Crowd;
  #tooFast = 0;
  #isHeard = true;

  constructor(
    socket: WebSocket,
    line: Duplex,
    { guest, cookies, visitor }: Pick<Connection, 'guest' | 'cookies' | 'visitor'>,
    messages: Crowd,
    listener: Listener,
  ) {
    this.cookies = cookies;
    this.visitor = visitor;
    this.#socket = socket;
    this.#line = line;
    this.#messages = messages;
    this.guest = guest;
    const onHeard = (): void => {
      this.#isHeard = true;
    };
    socket.on('message', (data, isBinary) => {
      onHeard();
      if (this.#isTooFast()) return;
      if (isBinary) this.problem('garbage', 'not text');
      else this.#hear(String(data), listener);
    });
    socket.on('pong', onHeard);
    socket.on('error', () => {}); // what is no frame, or too large a one: `close` follows
    socket.on('close', () => listener.gone(this));
  }

  /** A text has been made a message already, once for many. All that is said in one turn goes out together. */
  send(message: ServerMessage | string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#line.writableLength > UNREAD_LIMIT) return void this.#socket.terminate();
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    if (this.#unsent) return void this.#unsent.push(text);
    this.#unsent = [text];
    if (spokenTo.push(this) === 1) process.nextTick(flushAll);
  }

  flush(): void {
    const texts = this.#unsent;
    this.#unsent = undefined;
    if (texts && this.#socket.readyState === this.#socket.OPEN) this.#line.write(framesOf(texts));
  }

  problem(code: ProblemCode, detail?: string, table?: string): void {
    this.send({ type: 'problem', code, ...(table && { table }), ...(detail && { detail }) });
  }

  /** Nothing heard since the last time: the other end may be gone without a word. */
  probe(): void {
    if (this.#isHeard) this.#socket.ping();
    else this.#socket.terminate();
    this.#isHeard = false;
  }

  /** Says why, and hangs up. */
  banish({ reason }: Sentence): void {
    this.problem('banned', reason || undefined);
    this.close(CLOSED.banned, 'banned');
  }

  signOut(): void {
    this.close(CLOSED.signedOut, 'signed out');
  }

  close(code: number, reason: string): void {
    this.flush(); // what was said comes first
    this.#socket.close(code, reason);
  }

  #isTooFast(): boolean {
    if (this.#messages.take(this.id, this.visitor)) {
      this.#tooFast = 0;
      return false;
    }
    if (++this.#tooFast > TOO_FAST_LIMIT) this.close(CLOSED.policy, 'too fast');
    else this.problem('tooFast');
    return true;
  }

  #hear(text: string, listener: Listener): void {
    if (text === BEAT) return void this.send(BEAT); // most of what idle pages say
    const heard = readMessage(text);
    if ('code' in heard) this.send({ type: 'problem', ...heard });
    else if (heard.message.type === 'beat') this.send(BEAT);
    else listener.hear(this, heard.message);
  }
}
