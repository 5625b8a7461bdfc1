/** A client with its own address behind a proxy: HTTP requests, and one socket with up to twenty tables. */
import type { Command, Happening, ServerMessage, TableView } from '@tessera/wire';
import { WebSocket } from 'ws';

/** Delay of a retry after `tooFast`. */
const AGAIN_MS = 60;

export class Visitor {
  readonly #address: string;
  readonly #from: string;
  #cookie = '';
  #socket: WebSocket | undefined;
  #keys = 0;
  readonly tables = new Map<string, TableView>();
  /** Called for every happening at subscribed tables. */
  onHappened: (table: string, happening: Happening) => void = () => {};
  readonly #answers = new Map<string, (message: ServerMessage) => void>();
  #told: (() => void)[] = [];

  /** A visitor without a name: guests are rate limited, watchers are not. */
  constructor(address: string, from: string) {
    this.#address = address;
    this.#from = from;
  }

  static async enter(address: string, from: string, name: string): Promise<Visitor> {
    const visitor = new Visitor(address, from);
    await visitor.ask('POST', '/api/me', { name });
    return visitor;
  }

  /** Retries after `tooFast`; any other refusal is returned. */
  async ask<T>(method: string, path: string, body?: object): Promise<{ status: number; body: T }> {
    for (;;) {
      const answer = await this.askOnce<T & { refusal?: unknown }>(method, path, body);
      if (answer.status !== 429 || answer.body.refusal) return answer;
      await new Promise(resolve => setTimeout(resolve, AGAIN_MS));
    }
  }

  async askOnce<T>(method: string, path: string, body?: object): Promise<{ status: number; body: T }> {
    const answer = await fetch(this.#address + path, {
      method,
      headers: {
        cookie: this.#cookie,
        'x-forwarded-for': this.#from,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const [cookie] = answer.headers.getSetCookie();
    if (cookie) this.#cookie = cookie.split(';')[0] ?? '';
    return { status: answer.status, body: (await answer.json()) as T };
  }

  async connect(): Promise<void> {
    const socket = new WebSocket(`${this.#address.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: this.#cookie, 'x-forwarded-for': this.#from },
    });
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('message', data => this.#hear(JSON.parse(String(data))));
    await new Promise(resolve => {
      socket.once('open', resolve);
      socket.once('close', resolve);
    });
  }

  async open(table: string): Promise<void> {
    this.say({ type: 'open', table, seq: 0 });
    await this.until(() => this.tables.has(table));
  }

  say(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  do(table: string, command: Command): Promise<ServerMessage> {
    return this.#question({ type: 'do', table, command });
  }

  async legal(table: string): Promise<readonly string[]> {
    const answer = await this.#question({ type: 'legal', table });
    return answer.type === 'answer' ? (answer.value as string[]) : [];
  }

  async until(isIt: () => boolean): Promise<void> {
    while (!isIt()) await new Promise<void>(resolve => this.#told.push(resolve));
  }

  leave(): void {
    this.#socket?.terminate();
  }

  #question(message: object): Promise<ServerMessage> {
    const key = `k${++this.#keys}`;
    return new Promise(resolve => {
      this.#answers.set(key, resolve);
      this.say({ ...message, key });
    });
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'table') this.tables.set(message.table.id, message.table);
    if (message.type === 'change') {
      const known = this.tables.get(message.table);
      if (known) this.tables.set(message.table, { ...known, ...message.state });
      for (const happening of message.happened) this.onHappened(message.table, happening);
    }
    if ('key' in message) {
      this.#answers.get(message.key)?.(message);
      this.#answers.delete(message.key);
    }
    for (const resolve of this.#told.splice(0)) resolve();
  }
}
