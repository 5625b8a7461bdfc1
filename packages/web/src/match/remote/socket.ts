/**
 * One connection to the server for one table. It comes back by itself, resumes where it was, and says again under the
 * same key what was not answered: the server does nothing twice.
 */
import type { ClientMessage, ServerMessage } from '@tessera/wire';
import type { Heard, Told, Transport } from '../tableClient.ts';

/** A socket, or in tests something that behaves like one. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

interface WireListener {
  onOpen(): void;
  onMessage(text: string): void;
  /** Once, whoever ended it; nothing is heard afterwards. */
  onClose(): void;
}

export interface SocketWorld {
  dial(listener: WireListener): Wire;
  /** Calls back after so many milliseconds, unless it is stopped. */
  after(ms: number, run: () => void): () => void;
  /** From 0 to 1, so that a thousand pages do not come back in the same moment. */
  random(): number;
  newKey(): string;
}

/** `connecting`: it never was there yet. `closed`: to people who do not sit there. */
export type SocketStatus = 'connecting' | 'live' | 'reconnecting' | 'gone' | 'closed' | 'damaged';

/** Nothing more is heard of such a table. */
const isOver = (status: SocketStatus): boolean => ['gone', 'closed'].includes(status);

export interface SocketListener {
  /** The number of the last record that was heard of; the connection resumes after it. */
  seq(): number;
  onMessage(message: Heard): void;
  onStatus(): void;
}

export interface TableSocket extends Transport {
  status(): SocketStatus;
  /** Shown to everybody for a moment; lost if nobody is connected. */
  point(from: string, to?: string): void;
  /** Asks for all of the table once more. */
  refresh(): void;
  /** The network is said to be back, or the page to be looked at again: no need to wait any longer. */
  hurry(): void;
}

/**
 * Once the server can be reached, a page is connected again within 5 s, however the outage began and however long it
 * was. A silent line: BEAT + ANSWER + the first wait. A line that is not there: DIAL + the longest wait. With a longer
 * DIAL now and then for networks on which nothing is faster; TCP itself asks again meanwhile, at most 4 s apart.
 */
const BEAT_MS = 2000;
const ANSWER_MS = 2000;
const [DIAL_MS, PATIENT_DIAL_MS, PATIENT_EVERY] = [2500, 7500, 4];
/** Half of it is a lot: a server that comes back is not met by everybody in one moment. */
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [400, 2000];
/** A server that has too much to do, or was asked too much, is asked again after so long. */
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

  /** There is one thing to wait for at a time. */
  function arm(ms: number, run: () => void): void {
    stop();
    stop = world.after(ms, run);
  }

  const send = (message: ClientMessage): void => {
    if (isOpen) wire?.send(JSON.stringify(message));
  };

  /** From where it was; what was not answered is said again. */
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
    // One that neither opens nor fails is as good as none.
    const isPatient = tries % PATIENT_EVERY === PATIENT_EVERY - 1;
    arm(isPatient ? PATIENT_DIAL_MS : DIAL_MS, lose);
  }

  /** A connection of which nothing is heard is asked, then given up: half of it may be gone. */
  const watch = (): void => arm(BEAT_MS, probe);

  /** One timer after the other: a hidden page whose timers are late still waits for the answer. */
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
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries++) * (0.5 + world.random() / 2);
    arm(wait, dial);
  }

  function hear(message: ServerMessage): void {
    if (message.type === 'beat') {
      // Somebody is there, but what was said first was not heard. A damaged table stays damaged until the server is mended.
      if (status !== 'live' && status !== 'damaged') resume();
      return;
    }
    if (message.type === 'done' || message.type === 'refused' || message.type === 'answer') {
      const one = waiting.get(message.key);
      if (one && isLater(message, one.message)) {
        world.after(BUSY_WAIT_MS, () => waiting.has(message.key) && send(one.message));
        return;
      }
      waiting.delete(message.key); // a second answer to one question finds nobody
      one?.settle(answerOf(message));
      return;
    }
    if (message.type === 'problem' && message.key !== undefined) {
      // A server older than this page does not know what it was asked.
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

/** Whoever looks back quickly asks often: that is no reason to be told nothing. */
const isLater = (answer: ServerMessage, asked: ClientMessage): boolean =>
  answer.type === 'refused' && asked.type !== 'do' && /^(tooFast|busy)$/.test(answer.refusal.code);

function answerOf(message: Extract<ServerMessage, { readonly key: string }>): unknown {
  if (message.type === 'answer') return message.value;
  if (message.type === 'refused') return { refused: message.refusal } satisfies Told;
  return { seq: message.seq, ...(message.table !== undefined && { table: message.table }) } satisfies Told;
}
