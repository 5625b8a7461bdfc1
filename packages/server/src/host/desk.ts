/** What is said on sockets about tables, and what is answered. */
import type { ClientMessage, Command, Me, ServerMessage } from '@tessera/wire';
import { Buckets } from '../limits/buckets.ts';
import type { Limits } from '../limits/limits.ts';
import type { Table } from '../table/index.ts';
import type { Connection, Listener } from '../ws/connection.ts';
import { Closed } from './audience.ts';
import { type Outcome, refusedBy } from './deed.ts';
import type { Host } from './host.ts';
import { NoTable } from './room.ts';
import type { Asking } from './wish.ts';

/** Of one socket. */
const MOST_TABLES = 20;

type About<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;
type Question = About<'legal' | 'history' | 'viewAt'>;
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type Asked = Without<Question, 'table' | 'key'>;

export class Desk implements Listener {
  readonly #host: Host;
  readonly #commands: Buckets;
  readonly #questions: Buckets;
  readonly #words: Buckets;
  readonly #open = new Map<Connection, Set<string>>();

  constructor(host: Host, limits: Limits) {
    this.#host = host;
    this.#commands = new Buckets(limits.commands);
    this.#questions = new Buckets(limits.questions);
    this.#words = new Buckets(limits.words);
  }

  hear(connection: Connection, message: ClientMessage): void {
    if (message.type === 'beat') return;
    if (message.type === 'do') this.#do(connection, message);
    else this.#answer(connection, message).catch(error => fail(connection, message.table, error));
  }

  gone(connection: Connection): void {
    for (const table of this.#open.get(connection) ?? []) this.#host.leave(table, connection);
    this.#open.delete(connection);
  }

  async #answer(
    connection: Connection,
    message: Exclude<ClientMessage, About<'beat' | 'do'>>,
  ): Promise<void> {
    switch (message.type) {
      case 'open':
        return this.#enter(connection, message);
      case 'close':
        this.#open.get(connection)?.delete(message.table);
        return this.#host.leave(message.table, connection);
      case 'point':
        if (connection.guest && this.#words.take(connection.guest.id))
          await this.#host.point(message.table, connection, message.from, message.to);
        return;
      default:
        return this.#tell(connection, message);
    }
  }

  async #enter(connection: Connection, { table, seq }: About<'open'>): Promise<void> {
    const open = this.#open.get(connection) ?? new Set();
    if (open.size >= MOST_TABLES && !open.has(table))
      return connection.problem('busy', 'too many tables', table);
    this.#open.set(connection, open.add(table));
    try {
      await this.#host.join(table, connection, seq);
    } catch (error) {
      open.delete(table);
      throw error;
    }
    if (!this.#open.has(connection)) this.#host.leave(table, connection);
  }

  #do(connection: Connection, { table, key, command }: About<'do'>): void {
    this.wish(connection.guest, table, key, command, {
      settle: outcome => connection.send(answerOf(key, outcome)),
      fail: error => fail(connection, table, error),
    });
  }

  /** Somebody's command, by whatever way it came. */
  wish(guest: Me | undefined, table: string, key: string, command: Command, asking: Asking): void {
    if (!guest) return void asking.settle(refusedBy('notSeated'));
    const isWord = command.do === 'chat' || command.do === 'phrase';
    const isAllowed = this.#commands.take(guest.id) && (!isWord || this.#words.take(guest.id));
    if (isAllowed) this.#host.wish(table, guest, key, command, asking);
    else asking.settle(refusedBy('tooFast'));
  }

  async #tell(connection: Connection, { table, key, ...question }: Question): Promise<void> {
    if (!this.#questions.take(connection.id))
      return connection.send({ type: 'refused', key, refusal: refusedBy('tooFast').refused });
    const value = await this.#host.read(table, kept => answerTo(question, kept.table, connection.guest));
    connection.send({ type: 'answer', key, value });
  }
}

const answerOf = (key: string, outcome: Outcome): ServerMessage =>
  'refused' in outcome
    ? { type: 'refused', key, refusal: outcome.refused }
    : { type: 'done', key, ...outcome };

function fail(connection: Connection, table: string, error: unknown): void {
  const code = error instanceof NoTable ? 'noTable' : error instanceof Closed ? 'closed' : 'busy';
  connection.problem(code, undefined, table);
}

/** Everybody may only ask what they may know. */
export function answerTo(question: Asked, table: Table, guest: Me | undefined): unknown {
  const id = guest?.id ?? null;
  if (table.isClosedTo(id)) throw new Closed(table.id);
  const eyes = table.eyesOf(id);
  switch (question.type) {
    case 'legal':
      return eyes === 'watcher' ? [] : table.legal(eyes);
    case 'history':
      return table.history(question.from, id);
    case 'viewAt':
      return table.viewAt(question.count, id);
  }
}
