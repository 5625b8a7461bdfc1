/** A server on loopback for tests, assembled as in main.ts. */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  type ApiProblem,
  type ClientMessage,
  type Command,
  type Happening,
  type Me,
  type NewTable,
  ServerMessage,
  type TableLine,
  type TableView,
} from '@tessera/wire';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { createApp } from '../src/app.ts';
import { BotPool } from '../src/bots/pool.ts';
import { UNLIMITED } from '../src/limits/limits.ts';
import { openStore } from '../src/store/openStore.ts';
import { serveTables, type TablesOptions } from '../src/tables.ts';

/** A minimal built client. */
export const CLIENT = join(import.meta.dirname, 'client');

export const addressOf = (server: { address(): unknown }): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** A client with a cookie jar. */
export class Visitor {
  readonly address: string;
  cookie: string | undefined;

  constructor(address: string, cookie?: string) {
    this.address = address;
    this.cookie = cookie;
  }

  static async named(address: string, name: string): Promise<Visitor & { me: Me }> {
    const visitor = new Visitor(address);
    const { body } = await visitor.ask<Me>('POST', '/api/me', { name });
    return Object.assign(visitor, { me: body });
  }

  async ask<T = ApiProblem>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const answer = await fetch(this.address + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookie && { cookie: this.cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [cookie] = answer.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(';')[0];
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as T };
  }

  /** Resolves when the socket is open, or was refused or closed. */
  async connect(headers: Record<string, string> = {}): Promise<Line> {
    const line = new Line(
      new WebSocket(`${this.address.replace('http', 'ws')}/api/socket`, {
        headers: { ...(this.cookie && { cookie: this.cookie }), ...headers },
      }),
    );
    await line.opened;
    return line;
  }
}

type Choose<T> = (message: ServerMessage) => T | false;
type Waiter = { readonly choose: Choose<unknown>; resolve(chosen: unknown): void };

/** A socket of a client: messages are validated, collected, and can be awaited. */
export class Line {
  readonly socket: WebSocket;
  readonly said: ServerMessage[] = [];
  readonly opened: Promise<void>;
  /** Resolves with the HTTP status of a refusal, or the close code. */
  readonly closed: Promise<number>;
  /** Called before waiting promises resolve. */
  onMessage: (message: ServerMessage) => void = () => {};
  #waiting: Waiter[] = [];

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise(resolve => {
      socket.on('close', code => resolve(code));
      socket.on('unexpected-response', (_request, answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
        socket.emit('refused');
      });
    });
    this.opened = new Promise(resolve => {
      for (const event of ['open', 'close', 'refused']) socket.on(event, () => resolve());
    });
    socket.on('error', () => {});
    socket.on('message', data => this.#hear(ServerMessage.parse(JSON.parse(String(data)))));
  }

  say(message: ClientMessage | string | Buffer): void {
    const isRaw = typeof message === 'string' || Buffer.isBuffer(message);
    this.socket.send(isRaw ? message : JSON.stringify(message));
  }

  /** The next unclaimed message of this type, received already or not. */
  next<T extends ServerMessage['type']>(
    type: T,
    isIt: (message: Extract<ServerMessage, { type: T }>) => boolean = () => true,
  ): Promise<Extract<ServerMessage, { type: T }>> {
    type Wanted = Extract<ServerMessage, { type: T }>;
    return this.when(message => message.type === type && isIt(message as Wanted) && (message as Wanted));
  }

  when<T>(choose: Choose<T>): Promise<T> {
    for (const [index, message] of this.said.entries()) {
      const chosen = choose(message);
      if (chosen === false) continue;
      this.said.splice(index, 1);
      return Promise.resolve(chosen);
    }
    return new Promise(resolve => this.#waiting.push({ choose, resolve: resolve as Waiter['resolve'] }));
  }

  #hear(message: ServerMessage): void {
    this.onMessage(message);
    for (const [index, { choose, resolve }] of this.#waiting.entries()) {
      const chosen = choose(message);
      if (chosen === false) continue;
      this.#waiting.splice(index, 1);
      resolve(chosen);
      return;
    }
    this.said.push(message);
  }
}

/** A complete server on a database in memory; stopped after the test. */
export async function tablesStage(
  options: Partial<TablesOptions> = {},
  prepare: (app: FastifyInstance) => void = () => {},
  client = CLIENT,
) {
  const store = options.store ?? (await openStore('sqlite::memory:'));
  const app = await createApp(client, { hosts: options.hosts ?? [], hasTables: client !== CLIENT });
  prepare(app);
  const bots = options.bots ?? new BotPool({ threads: 1 });
  const tables = await serveTables(app, { store, limits: UNLIMITED, bots, ...options });
  await app.listen({ port: 0, host: '127.0.0.1' });
  let closed: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await tables.stop();
    app.server.closeAllConnections();
    await app.close();
    await store.close();
  };
  const stop = (): Promise<void> => {
    closed ??= close();
    return closed;
  };
  onTestFinished(stop);
  return { address: addressOf(app.server), app, store, tables, stop };
}

export const RIFT: NewTable = {
  game: 'rift',
  title: '',
  options: {},
  chairs: [{ kind: 'me' }, { kind: 'open' }],
  pace: { total: null, increment: 0, move: null },
  openTo: 'everybody',
  onTime: 'bot',
  hasHints: false,
  language: 'en',
};

/** A client of one table, with the state a page would have. */
export class Seat {
  readonly line: Line;
  readonly happened: Happening[] = [];
  table: TableView;
  seq: number;

  constructor(line: Line, { table, seq }: Extract<ServerMessage, { type: 'table' }>) {
    this.line = line;
    this.table = table;
    this.seq = seq;
    for (const message of line.said.splice(0)) this.#hear(message);
    line.onMessage = message => this.#hear(message);
  }

  /** Resolves when the command is done or refused. */
  async do(command: Command, key = this.#newKey()): Promise<number | string> {
    this.line.say({ type: 'do', table: this.table.id, key, command });
    const answer = await this.line.when(
      said => (said.type === 'done' || said.type === 'refused') && said.key === key && said,
    );
    return answer.type === 'done' ? answer.seq : answer.refusal.code;
  }

  async legal(): Promise<string[]> {
    const key = this.#newKey();
    this.line.say({ type: 'legal', table: this.table.id, key });
    return (await this.line.next('answer', one => one.key === key)).value as string[];
  }

  /** Idempotency key, unique across devices. */
  #newKey(): string {
    return randomUUID();
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'table') [this.table, this.seq] = [message.table, message.seq];
    if (message.type !== 'change') return;
    this.table = { ...this.table, ...message.state };
    this.seq = message.seq;
    this.happened.push(...message.happened);
  }
}

/** Ada and Bob, or a bot, at a started table. */
export async function begun(
  address: string,
  wanted: Partial<NewTable> = {},
  names = ['Ada', 'Bob'],
  isBegun = true,
) {
  const visitors = await Promise.all(names.map(name => Visitor.named(address, name)));
  const { body, status } = await visitors[0]!.ask<TableLine>('POST', '/api/tables', { ...RIFT, ...wanted });
  if (status !== 201) throw new Error(JSON.stringify(body));
  const seats = await Promise.all(visitors.map(visitor => openTable(visitor, body.id)));
  const [host, ...others] = seats;
  for (const [i, other] of others.entries()) await other.do({ do: 'sit', name: names[i + 1]! });
  const started = isBegun ? await host!.do({ do: 'start' }) : 0;
  if (typeof started === 'string') throw new Error(started);
  await caughtUp(seats);
  return { id: body.id, visitors, seats };
}

/** Resolves when all seats have seen the same record. */
export async function caughtUp(seats: readonly Seat[]): Promise<void> {
  await expect.poll(() => new Set(seats.map(({ seq }) => seq)).size).toBe(1);
}

/** Plays legal moves in turn, varied by their number. */
export async function playOn(seats: readonly Seat[], moves: number): Promise<void> {
  for (let played = 0; played < moves; played++) {
    const mover = seats.find(({ table }) => table.standing && table.standing.toAct === table.you);
    if (!mover) throw new Error('nobody has the turn');
    const { count } = mover.table.standing!;
    const legal = await mover.legal();
    const done = await mover.do({ do: 'play', move: legal[(31 * count) % legal.length]!, after: count });
    if (typeof done === 'string') throw new Error(done);
    await caughtUp(seats);
  }
}

export async function openTable(visitor: Visitor, table: string): Promise<Seat> {
  const line = await visitor.connect();
  line.say({ type: 'open', table, seq: 0 });
  return new Seat(line, await line.next('table'));
}
