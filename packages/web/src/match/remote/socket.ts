/**
 * One connection to the server for one table. It reconnects, resumes after the last record heard, and repeats
 * unanswered messages under their idempotency keys.
 */
import type { ClientMessage, ServerMessage } from '@tessera/wire';
import type { Heard, Told, Transport } from '../tableClient.ts';
import { isNeverLate, UNSENT } from './unsent.ts';

/** A socket, or a test double. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

interface WireListener {
  onOpen(): void;
  onMessage(text: string): void;
  /** Called once, whichever side closed; no message follows. */
  onClose(): void;
}

export interface SocketWorld {
  dial(listener: WireListener): Wire;
  /** Sets a timer; returns its cancel function. */
  after(ms: number, run: () => void): () => void;
  /** Uniform in 0 to 1, for jitter: a thousand pages must not reconnect at the same moment. */
  random(): number;
  newKey(): string;
}

/** `connecting`: never connected yet. `closed`: the table is closed to people without a chair. */
export type SocketStatus = 'connecting' | 'live' | 'reconnecting' | 'gone' | 'closed' | 'damaged';

/** True for a status after which no message of the table follows. */
const isOver = (status: SocketStatus): boolean => ['gone', 'closed'].includes(status);

export interface SocketListener {
  /** Number of the last record heard; the connection resumes after it. */
  seq(): number;
  onMessage(message: Heard): void;
  onStatus(): void;
}

export interface TableSocket extends Transport {
  status(): SocketStatus;
  /** Shown to everybody for a moment; dropped while disconnected. */
  point(from: string, to?: string): void;
  /** Requests the whole table again. */
  refresh(): void;
  /** Skips the backoff: the network is back, or the page is visible again. */
  hurry(): void;
}

/**
 * Timing for reconnection within 5 s after the server is reachable, whatever the kind and length of the
 * outage. Half-open connection: BEAT + ANSWER + the first backoff. Refused connection: DIAL + the longest
 * backoff. Every few attempts have a longer DIAL for slow networks; TCP retransmits meanwhile, at most 4 s
 * apart.
 */
const BEAT_MS = 2000;
const ANSWER_MS = 2000;
const [DIAL_MS, PATIENT_DIAL_MS, PATIENT_EVERY] = [2500, 7500, 4];
/** Backoff limits; up to half of each wait is jitter, to spread the load on a server that comes back. */
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [400, 2000];
/** Delay before retrying at an overloaded or rate-limiting server. */
const BUSY_WAIT_MS = 1000;

export function openSocket(table: string, world: SocketWorld, listener: SocketListener): TableSocket {
  const waiting = new Map<string, { readonly message: ClientMessage; settle(answer: unknown): void }>();
  let wire: Wire | undefined;
  let status: SocketStatus = 'connecting';
  let tries = 0;
  let isOpen = false;
  let stop = (): void => {};

  function become(next: SocketStatus): void {
    if (status === next || isOver(status)) return;
    status = next;
    listener.onStatus();
  }

  /** Replaces the only timer. */
  function arm(ms: number, run: () => void): void {
    stop();
    stop = world.after(ms, run);
  }

  const send = (message: ClientMessage): void => {
    if (isOpen) wire?.send(JSON.stringify(message));
  };

  /** Resumes after the last record heard, and repeats unanswered messages. */
  function resume(): void {
    send({ type: 'open', table, seq: listener.seq() });
    for (const { message } of waiting.values()) send(message);
  }

  function dial(): void {
    const listening: WireListener = {
      onOpen() {
        isOpen = true;
        resume();
        watch();
      },
      onMessage(text) {
        if (wire !== made) return;
        watch();
        hear(JSON.parse(text) as ServerMessage);
      },
      onClose() {
        if (wire === made) lose();
      },
    };
    const made = world.dial(listening);
    wire = made;
    // A connection attempt that neither opens nor fails is given up after the timeout.
    const isPatient = tries % PATIENT_EVERY === PATIENT_EVERY - 1;
    arm(isPatient ? PATIENT_DIAL_MS : DIAL_MS, lose);
  }

  /** Sends a heartbeat after silence, then gives up: the connection may be half-open. */
  const watch = (): void => arm(BEAT_MS, probe);

  /** Chained timers: a hidden page whose timers are throttled still waits for the answer. */
  function probe(): void {
    send({ type: 'beat' });
    arm(ANSWER_MS, lose);
  }

  function lose(): void {
    stop();
    isOpen = false;
    const old = wire;
    wire = undefined;
    old?.close();
    if (isOver(status)) return;
    become(status === 'connecting' ? 'connecting' : 'reconnecting');
    for (const [key, { message, settle }] of [...waiting]) {
      if (message.type !== 'do' || !isNeverLate(message.command)) continue;
      waiting.delete(key);
      settle({ refused: UNSENT } satisfies Told);
    }
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries++) * (0.5 + world.random() / 2);
    arm(wait, dial);
  }

  function hear(message: ServerMessage): void {
    if (message.type === 'beat') {
      // The server answers, but did not get the first message. A damaged table stays so until the server is
      // repaired.
      if (status !== 'live' && status !== 'damaged') resume();
      return;
    }
    if (message.type === 'done' || message.type === 'refused' || message.type === 'answer') {
      const one = waiting.get(message.key);
      if (one && isLater(message, one.message)) {
        world.after(BUSY_WAIT_MS, () => waiting.has(message.key) && send(one.message));
        return;
      }
      waiting.delete(message.key); // later answers to the same key are ignored
      one?.settle(answerOf(message));
      return;
    }
    if (message.type === 'problem' && message.key !== undefined) {
      // An older server does not know this kind of request.
      waiting.get(message.key)?.settle({ refused: { code: message.code, clause: '' } } satisfies Told);
      waiting.delete(message.key);
      return;
    }
    if (message.type === 'problem' && message.code === 'busy')
      world.after(BUSY_WAIT_MS, () => isOpen && resume());
    if (message.type === 'table' || message.type === 'change') {
      tries = 0;
      become('live');
    }
    if (message.type === 'problem' && (message.code === 'noTable' || message.code === 'banned'))
      become('gone');
    if (message.type === 'problem' && message.code === 'damaged') become('damaged');
    if (message.type === 'problem' && message.code === 'closed') become('closed');
    listener.onMessage(message);
  }

  const settled = (message: ClientMessage & { readonly key: string }): Promise<unknown> =>
    new Promise(settle => {
      waiting.set(message.key, { message, settle });
      send(message);
    });

  dial();
  return {
    status: () => status,
    tell: command => settled({ type: 'do', table, key: world.newKey(), command }) as Promise<Told>,
    ask: question => settled({ ...question, table, key: world.newKey() }),
    point: (from, to) => send({ type: 'point', table, from, ...(to !== undefined && { to }) }),
    refresh: () => send({ type: 'open', table, seq: 0 }),
    hurry() {
      if (isOver(status)) return;
      if (!wire) dial();
      else if (isOpen) probe();
    },
    close() {
      send({ type: 'close', table });
      status = 'gone';
      lose();
    },
  };
}

/** True for a query refused for its rate, to be retried: browsing the past fast causes many. */
const isLater = (answer: ServerMessage, asked: ClientMessage): boolean =>
  answer.type === 'refused' && asked.type !== 'do' && /^(tooFast|busy)$/.test(answer.refusal.code);

function answerOf(message: Extract<ServerMessage, { readonly key: string }>): unknown {
  if (message.type === 'answer') return message.value;
  if (message.type === 'refused') return { refused: message.refusal } satisfies Told;
  return { seq: message.seq, ...(message.table !== undefined && { table: message.table }) } satisfies Told;
}
