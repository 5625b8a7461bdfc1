/** Pairs of players on our server, over its socket. */
import type { ClientMessage, Command, NewTable, ServerMessage, TableLine } from '@tessera/wire';
import { WebSocket } from 'ws';
import type { Pair } from './load.ts';
import { type Measured, startMeasured } from './probe.ts';

export const startOurs = (folder: string, idleMs?: number): Promise<Measured> =>
  startMeasured(new URL('tessera.main.ts', import.meta.url), [
    folder,
    ...(idleMs === undefined ? [] : [String(idleMs)]),
  ]);

/** A guest with a socket. */
export class Guest {
  readonly #socket: WebSocket;
  readonly #cookie: string;
  readonly #port: number;
  #keys = 0;
  onMessage: (message: ServerMessage) => void = () => {};
  /** Replaced by measurements, which should not spend the machine's time on parsing. */
  onText: (text: string) => void = text => this.onMessage(JSON.parse(text));

  private constructor(port: number, cookie: string, socket: WebSocket) {
    this.#port = port;
    this.#cookie = cookie;
    this.#socket = socket;
    socket.on('message', data => this.onText(String(data)));
  }

  static async enter(port: number, name: string): Promise<Guest> {
    const me = await post(port, '/api/me', { name });
    const cookie = me.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await me.arrayBuffer();
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers: { cookie } });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return new Guest(port, cookie, socket);
  }

  async create(table: NewTable): Promise<TableLine> {
    const answer = await post(this.#port, '/api/tables', table, this.#cookie);
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as TableLine;
  }

  say(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  do(table: string, command: Command): void {
    this.say({ type: 'do', table, key: String(++this.#keys), command });
  }

  /** Resolves with the next message of this type. */
  next<T extends ServerMessage['type']>(type: T): Promise<Extract<ServerMessage, { readonly type: T }>> {
    return new Promise((resolve, reject) => {
      this.onMessage = message => {
        if (message.type === 'refused' || message.type === 'problem')
          reject(new Error(JSON.stringify(message)));
        if (message.type === type) resolve(message as Extract<ServerMessage, { readonly type: T }>);
      };
    });
  }

  close(): void {
    this.#socket.terminate();
  }
}

const post = (port: number, path: string, body: unknown, cookie = ''): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

export const tableOf = (game: string, seats: number): NewTable => ({
  game,
  title: '',
  options: {},
  chairs: Array.from({ length: seats }, (_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'open' })),
  pace: { total: null, increment: 0, move: null },
  openTo: 'link',
  onTime: 'bot',
  hasHints: false,
  language: 'en',
});

/** Two guests at a started table of the endless game. */
export async function ourPair({ port }: Measured, name: string): Promise<Pair> {
  const guests = [await Guest.enter(port, `${name}a`), await Guest.enter(port, `${name}b`)] as const;
  const { id } = await guests[0].create(tableOf('endless', 2));
  for (const [i, guest] of guests.entries()) {
    guest.say({ type: 'open', table: id, seq: 0 });
    await guest.next('table');
    if (i === 1) {
      guest.do(id, { do: 'sit', name: `${name}b` });
      await guest.next('done');
    }
  }
  guests[0].do(id, { do: 'start' });
  await guests[0].next('done');
  let count = 0;
  const seen = [0, 0];
  let told = (): void => {};
  const play = (): void =>
    guests[count % 2 === 0 ? 0 : 1].do(id, { do: 'play', move: String((count % 9) + 1), after: count });
  guests.forEach((guest, seat) => {
    guest.onText = text => {
      if (text.startsWith('{"type":"change"')) {
        seen[seat] = (seen[seat] as number) + text.split('"kind":"played"').length - 1;
        told();
      } else if (text.startsWith('{"type":"refused"')) {
        // An overloaded server refuses as busy, and the command is retried.
        if (!text.includes('"busy"')) throw new Error(text);
        setTimeout(play, 5);
      }
    };
  });
  return {
    move() {
      const both = new Promise<void>(resolve => {
        told = () => {
          if (!seen.every(one => one > count)) return;
          count++;
          resolve();
        };
      });
      play();
      return both;
    },
  };
}
