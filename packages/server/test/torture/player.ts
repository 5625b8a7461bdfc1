/**
 * A resilient client: reconnects, retries unanswered commands with the same
 * key, and records everything it receives.
 */
import type { ClientMessage, Command, Happening, Me, ServerMessage, TableView } from '@tessera/wire';
import { WebSocket } from 'ws';

/** The state of a table as received, with its history. */
export interface Memory {
  seq: number;
  table: TableView | undefined;
  /** Moves in order of arrival, as `seat move`. */
  readonly moves: string[];
  /** Acknowledged commands, with their records. */
  readonly done: { readonly key: string; readonly seq: number; readonly command: Command }[];
  /** Inconsistencies noticed. */
  readonly faults: string[];
}

interface Pending {
  readonly key: string;
  readonly message: ClientMessage;
  finish(message: ServerMessage): void;
}

/** Timeout before a retry. */
const PATIENCE_MS = 1500;
const HANDSHAKE_MS = 3000;
const RETRY_MS = 60;
/** Heartbeat as in a page, with shorter timeouts. */
const [BEAT_MS, DEAD_MS] = [400, 1600];

export class Player {
  readonly name: string;
  readonly memory: Memory = { seq: 0, table: undefined, moves: [], done: [], faults: [] };
  /** Addresses of servers, each of which serves every table. */
  readonly #addresses: () => string;
  readonly #cookie: string;
  #table = '';
  #socket: WebSocket | undefined;
  readonly #pending = new Map<string, Pending>();
  #told: (() => void)[] = [];
  #keys = 0;
  #isOver = false;
  #heard = 0;

  private constructor(name: string, cookie: string, addresses: () => string) {
    this.name = name;
    this.#cookie = cookie;
    this.#addresses = addresses;
  }

  static async enter(name: string, addresses: () => string): Promise<Player> {
    const answer = await persistently(() => ask(addresses(), '/api/me', { name }));
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    (await answer.json()) as Me;
    return new Player(name, cookie, addresses);
  }

  /** Retried after a lost connection, which may create an orphaned table. */
  async create(wanted: object): Promise<string> {
    const answer = await persistently(() => ask(this.#addresses(), '/api/tables', wanted, this.#cookie));
    return ((await answer.json()) as { id: string }).id;
  }

  /** Stays at this table until `leave`. */
  async join(table: string): Promise<void> {
    this.#table = table;
    this.#connect();
    await this.until(() => this.memory.table !== undefined);
  }

  leave(): void {
    this.#isOver = true;
    this.#socket?.terminate();
  }

  /** Drops the connection. */
  cut(): void {
    this.#socket?.terminate();
  }

  /** Resolves when the command is done or refused, across reconnections. */
  async do(command: Command): Promise<ServerMessage> {
    const key = `${this.name}-${++this.#keys}`;
    const answer = await this.#ask({ type: 'do', table: this.#table, key, command }, key);
    if (answer.type === 'done') this.memory.done.push({ key, seq: answer.seq, command });
    return answer;
  }

  async legal(): Promise<readonly string[]> {
    const key = `${this.name}-${++this.#keys}`;
    const answer = await this.#ask({ type: 'legal', table: this.#table, key }, key);
    return answer.type === 'answer' ? (answer.value as string[]) : [];
  }

  async until(isIt: () => boolean): Promise<void> {
    while (!isIt()) await new Promise<void>(resolve => this.#told.push(resolve));
  }

  #ask(message: ClientMessage, key: string): Promise<ServerMessage> {
    return new Promise(resolve => {
      const again = setInterval(() => this.#say(message), PATIENCE_MS);
      const finish = (answer: ServerMessage): void => {
        clearInterval(again);
        this.#pending.delete(key);
        resolve(answer);
      };
      this.#pending.set(key, { key, message, finish });
      this.#say(message);
    });
  }

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    if (this.#isOver) return;
    const address = this.#addresses().replace('http', 'ws');
    const socket = new WebSocket(`${address}/api/socket`, {
      headers: { cookie: this.#cookie },
      handshakeTimeout: HANDSHAKE_MS,
    });
    this.#socket = socket;
    const beating = setInterval(() => {
      if (performance.now() - this.#heard > DEAD_MS) socket.terminate();
      else this.#say({ type: 'beat' });
    }, BEAT_MS);
    this.#heard = performance.now() + HANDSHAKE_MS;
    socket.on('open', () => {
      this.#heard = performance.now();
      this.#say({ type: 'open', table: this.#table, seq: this.memory.seq });
      for (const { message } of this.#pending.values()) this.#say(message);
    });
    socket.on('message', data => {
      this.#heard = performance.now();
      this.#hear(JSON.parse(String(data)));
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(beating);
      setTimeout(() => this.#connect(), RETRY_MS);
    });
  }

  #hear(message: ServerMessage): void {
    const { memory } = this;
    if (message.type === 'table') {
      this.#notice(
        message.table.moves.map(({ seat, move }) => `${seat} ${move}`),
        message.seq,
      );
      [memory.table, memory.seq] = [message.table, message.seq];
    } else if (message.type === 'change' && memory.table) {
      if (message.seq < memory.seq) memory.faults.push(`told of ${message.seq} after ${memory.seq}`);
      for (const happening of message.happened) this.#follow(happening);
      memory.table = { ...memory.table, ...message.state };
      memory.seq = message.seq;
      const count = memory.table.standing?.count ?? 0;
      if (count !== memory.moves.length)
        memory.faults.push(`${memory.moves.length} moves told, the table has ${count}`);
    } else if ('key' in message && message.type !== 'problem') this.#answer(message);
    for (const resolve of this.#told.splice(0)) resolve();
  }

  #answer(message: Extract<ServerMessage, { readonly key: string }>): void {
    const isBusy =
      message.type === 'refused' && (message.refusal.code === 'busy' || message.refusal.code === 'notKept');
    // A transient refusal: retried with the same key.
    if (!isBusy) this.#pending.get(message.key)?.finish(message);
  }

  #follow(happening: Happening): void {
    const { moves } = this.memory;
    if (happening.kind === 'played') moves.push(`${happening.seat} ${happening.move}`);
    if (happening.kind === 'tookBack') moves.length -= happening.count;
  }

  /** Checks a whole table against the moves seen before, which must be a prefix. */
  #notice(told: readonly string[], seq: number): void {
    const { moves, faults } = this.memory;
    if (seq < this.memory.seq) faults.push(`a table of ${seq} after ${this.memory.seq}`);
    const isLost = moves.some((move, i) => told[i] !== move);
    if (isLost) faults.push(`${moves.length} moves were seen, of which some are gone or others now`);
    moves.splice(0, moves.length, ...told);
  }
}

const ask = (address: string, path: string, body: object, cookie = ''): Promise<Response> =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(5000),
  });

async function persistently(attempt: () => Promise<Response>): Promise<Response> {
  for (;;) {
    try {
      const answer = await attempt();
      if (answer.ok) return answer;
      if (answer.status < 500) throw new Refused(await answer.text());
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
    await new Promise(resolve => setTimeout(resolve, RETRY_MS));
  }
}

class Refused extends Error {}
