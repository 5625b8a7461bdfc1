/** A client that sends malformed messages and counts the refusals. */
import { connect } from 'node:net';
import { type Command, PROBLEMS, REFUSALS, type ServerMessage } from '@tessera/wire';
import { WebSocket } from 'ws';

const KNOWN = new Set<string>([...PROBLEMS, ...REFUSALS]);

export class Heckler {
  readonly #address: string;
  readonly #cookie: string;
  readonly #socket: WebSocket;
  /** Counts by refusal. */
  readonly noes = new Map<string, number>();
  /** Answers that are no refusal. */
  readonly faults: string[] = [];
  #count = 0;
  #onNo = (): void => {};
  #onDone = (): void => {};

  private constructor(address: string, cookie: string) {
    this.#address = address;
    this.#cookie = cookie;
    this.#socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
    this.#socket.on('message', data => this.#hear(JSON.parse(String(data))));
    this.#socket.on('close', code => {
      this.faults.push(`was hung up on with ${code}`);
      this.#onNo();
    });
  }

  /** Without a name: a visitor. */
  static async at(address: string, name?: string): Promise<Heckler> {
    const answer =
      name === undefined ? undefined : await ask(address, '/api/me', JSON.stringify({ name }), '');
    const heckler = new Heckler(address, answer?.headers.getSetCookie()[0]?.split(';')[0] ?? '');
    await new Promise(resolve => heckler.#socket.once('open', resolve));
    return heckler;
  }

  /** Sends a valid request. */
  do(table: string, command: Command): Promise<void> {
    this.say(JSON.stringify({ type: 'do', table, key: 'once', command }));
    return new Promise(resolve => {
      this.#onDone = resolve;
    });
  }

  say(input: string | Buffer): void {
    this.#socket.send(input);
  }

  /** Resolves when every message was refused. */
  async refused(count: number): Promise<void> {
    while (this.#count < count && this.faults.length === 0)
      await new Promise<void>(resolve => {
        this.#onNo = resolve;
      });
    if (this.#count > count) this.faults.push(`${this.#count} answers to ${count} inputs`);
  }

  /** Sends the text as the body of a request. */
  async post(path: string, input: string): Promise<void> {
    const answer = await ask(this.#address, path, input === '' ? '{' : input, this.#cookie);
    const { code, message } = (await answer.json()) as Record<string, unknown>;
    if (answer.status < 400 || answer.status > 499 || typeof code !== 'string' || typeof message !== 'string')
      this.faults.push(`${path} answers ${answer.status} ${code} to ${input.slice(0, 80)}`);
  }

  leave(): void {
    this.#socket.removeAllListeners('close').terminate();
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'done') this.#onDone();
    if (message.type !== 'problem' && message.type !== 'refused') return;
    const code = message.type === 'problem' ? message.code : message.refusal.code;
    if (!KNOWN.has(code)) this.faults.push(`a no of an unknown kind: ${code}`);
    this.noes.set(code, (this.noes.get(code) ?? 0) + 1);
    this.#count++;
    this.#onNo();
  }
}

const ask = (address: string, path: string, body: string, cookie: string): Promise<Response> =>
  fetch(address + path, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body });

/** Sends raw bytes; resolves with the response when the server closes. */
export function spit(address: string, data: Buffer): Promise<string> {
  return new Promise(resolve => {
    let heard = '';
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(data));
    socket.on('data', text => {
      heard += text;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
  });
}

/** Sends a request head byte by byte; resolves with the time until the server closes, in milliseconds. */
export function drip(address: string): Promise<number> {
  const began = performance.now();
  return new Promise(resolve => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\r\nx: '),
    );
    const dripping = setInterval(() => socket.write('x'), 500);
    socket.on('error', () => {});
    socket.resume().on('close', () => {
      clearInterval(dripping);
      resolve(performance.now() - began);
    });
  });
}
