/** One WebSocket: parsing, rate limit, backpressure and liveness. */
import type { Writable } from 'node:stream';
import type { ClientMessage, ProblemCode, ServerMessage } from '@tessera/wire';
import type { WebSocket } from 'ws';
import type { RateLimit } from '../limits/rateLimit.ts';
import type { KnownGuest, Sanction } from '../store/types.ts';
import { readMessage } from './messages.ts';

export interface Listener {
  hear(connection: Connection, message: ClientMessage): void;
  /** The socket is closed. */
  gone(connection: Connection): void;
}

/**
 * Backpressure limit in bytes: a client with more unread data is disconnected, and catches up when it
 * reconnects.
 */
const UNREAD_LIMIT = 1_000_000;
/** Messages in a row over the rate limit, after which the socket is closed. */
const TOO_FAST_LIMIT = 200;

/** Close codes; those from 4000 on are our own. */
export const CLOSED = { stopping: 1001, policy: 1008, tooMany: 4001, signedOut: 4002, banned: 4003 } as const;

const BEAT = JSON.stringify({ type: 'beat' } satisfies ServerMessage);

/** Options of a text frame whose payload is a buffer. */
const TEXT = { binary: false } as const;

let opened = 0;

/** Streams with messages of this turn of the event loop: corked, so that these go out in one system call. */
let corked: Writable[] = [];
function cork(stream: Writable): void {
  stream.cork();
  if (corked.push(stream) === 1) process.nextTick(uncorkAll);
}
function uncorkAll(): void {
  const streams = corked;
  corked = [];
  for (const stream of streams) stream.uncork();
}

export class Connection {
  readonly id = String(++opened);
  /** Replaced when the guest is renamed or sanctioned. */
  guest: KnownGuest | undefined;
  /** The cookie header of the handshake, which identifies the guest. */
  readonly cookies: string | undefined;
  /** Address of the client. */
  readonly visitor: string;
  readonly #socket: WebSocket;
  /** The stream that the socket writes its frames to. */
  readonly #stream: Writable;
  readonly #messages: RateLimit;
  #tooFast = 0;
  #isHeard = true;

  constructor(
    socket: WebSocket,
    stream: Writable,
    { guest, cookies, visitor }: Pick<Connection, 'guest' | 'cookies' | 'visitor'>,
    messages: RateLimit,
    listener: Listener,
  ) {
    this.cookies = cookies;
    this.visitor = visitor;
    this.#socket = socket;
    this.#stream = stream;
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
    socket.on('error', () => {}); // malformed or oversized frames; `close` follows
    socket.on('close', () => listener.gone(this));
  }

  /** A text is a message already serialized, once for many. */
  send(message: ServerMessage | string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > UNREAD_LIMIT) return void this.#socket.terminate();
    if (this.#stream.writableCorked === 0) cork(this.#stream);
    // Buffers are written as they are; a list with strings is copied to a fresh allocation first.
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    this.#socket.send(Buffer.from(text), TEXT);
  }

  problem(code: ProblemCode, detail?: string, table?: string): void {
    this.send({ type: 'problem', code, ...(table && { table }), ...(detail && { detail }) });
  }

  /** Pings the client; one that was silent since the last ping is disconnected. */
  probe(): void {
    if (this.#isHeard) this.#socket.ping();
    else this.#socket.terminate();
    this.#isHeard = false;
  }

  ban({ reason }: Sanction): void {
    this.problem('banned', reason || undefined);
    this.close(CLOSED.banned, 'banned');
  }

  signOut(): void {
    this.close(CLOSED.signedOut, 'signed out');
  }

  close(code: number, reason: string): void {
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
    if (text === BEAT) return void this.send(BEAT); // fast path: most messages of idle pages
    const heard = readMessage(text);
    if ('code' in heard) this.send({ type: 'problem', ...heard });
    else if (heard.message.type === 'beat') this.send(BEAT);
    else listener.hear(this, heard.message);
  }
}
