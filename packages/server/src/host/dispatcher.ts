/** Routes the messages of sockets to tables: rate limits, quotas and sanctions first. */

import type { Table } from '@tessera/table';
import type { ClientMessage, Command, Me, ProblemCode, ServerMessage } from '@tessera/wire';
import { inForce } from '../identity/identities.ts';
import type { Limits } from '../limits/limits.ts';
import { isTooMany, type OpenTables } from '../limits/openTables.ts';
import type { OriginOf } from '../limits/origins.ts';
import { RateLimit } from '../limits/rateLimit.ts';
import type { KnownGuest } from '../store/types.ts';
import type { Connection, Listener } from '../ws/connection.ts';
import { Closed } from './audience.ts';
import type { Reply } from './pendingCommand.ts';
import type { Rooms } from './rooms.ts';
import { NoTable, refusedBy, type TaskResult } from './task.ts';
import { isDamaged } from './unready.ts';

/** Subscriptions of one socket. */
const MOST_TABLES = 20;

interface Sender {
  readonly guest: KnownGuest | undefined;
  readonly visitor: string;
}

/** Limits on what one guest and one address may have open at once. */
export interface Quotas {
  readonly originOf: OriginOf;
  readonly openTables: OpenTables;
}

type About<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;
type Question = About<'legal' | 'history' | 'viewAt'>;
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type Asked = Without<Question, 'table' | 'key'>;

export class Dispatcher implements Listener {
  readonly #rooms: Rooms;
  readonly #commands: RateLimit;
  readonly #questions: RateLimit;
  readonly #talk: RateLimit;
  readonly #quotas: Quotas;
  readonly #subscriptions = new Map<Connection, Set<string>>();

  constructor(rooms: Rooms, limits: Limits, quotas: Quotas) {
    this.#rooms = rooms;
    this.#quotas = quotas;
    this.#commands = new RateLimit(limits.commands, limits.crowd);
    this.#questions = new RateLimit(limits.questions, limits.crowd);
    this.#talk = new RateLimit(limits.words, limits.crowd);
  }

  hear(connection: Connection, message: ClientMessage): void {
    if (message.type === 'beat') return;
    if (message.type === 'do') this.#do(connection, message);
    else this.#answer(connection, message).catch(error => fail(connection, message.table, error));
  }

  gone(connection: Connection): void {
    for (const table of this.#subscriptions.get(connection) ?? []) this.#rooms.leave(table, connection);
    this.#subscriptions.delete(connection);
  }

  async #answer(
    connection: Connection,
    message: Exclude<ClientMessage, About<'beat' | 'do'>>,
  ): Promise<void> {
    switch (message.type) {
      case 'open':
        return this.#subscribe(connection, message);
      case 'close':
        this.#subscriptions.get(connection)?.delete(message.table);
        return this.#rooms.leave(message.table, connection);
      case 'point':
        if (
          connection.guest &&
          !this.#isSilenced(connection.guest) &&
          this.#talk.take(connection.guest.id, connection.visitor)
        )
          await this.#rooms.point(message.table, connection, message.from, message.to);
        return;
      default:
        return this.#ask(connection, message);
    }
  }

  async #subscribe(connection: Connection, { table, seq }: About<'open'>): Promise<void> {
    const open = this.#subscriptions.get(connection) ?? new Set();
    if (open.size >= MOST_TABLES && !open.has(table))
      return connection.problem('busy', 'too many tables', table);
    this.#subscriptions.set(connection, open.add(table));
    try {
      await this.#rooms.join(table, connection, seq);
    } catch (error) {
      open.delete(table);
      throw error;
    }
    if (!this.#subscriptions.has(connection)) this.#rooms.leave(table, connection);
  }

  #do(connection: Connection, { table, key, command }: About<'do'>): void {
    this.submit(connection, table, key, command, {
      resolve: result => connection.send(answerOf(key, result)),
      reject: error => fail(connection, table, error),
    });
  }

  /** A command, by socket or by HTTP. */
  submit({ guest, visitor }: Sender, table: string, key: string, command: Command, reply: Reply): void {
    if (!guest) return void reply.resolve(refusedBy('notSeated'));
    const isTalk = command.do === 'chat' || command.do === 'phrase';
    if (isTalk && this.#isSilenced(guest)) return void reply.resolve(refusedBy('silenced'));
    const isAllowed =
      this.#commands.take(guest.id, visitor) && (!isTalk || this.#talk.take(guest.id, visitor));
    if (!isAllowed) reply.resolve(refusedBy('tooFast'));
    else if (command.do === 'rematch')
      void this.#rematch(guest, this.#quotas.originOf(visitor), table, key, reply);
    else this.#rooms.submit(table, guest, key, command, reply);
  }

  /** A rematch creates a table, and counts against the quota of open ones. */
  async #rematch(guest: Me, origin: string, table: string, key: string, reply: Reply): Promise<void> {
    const set = (): Promise<TaskResult> =>
      new Promise((resolve, reject) =>
        this.#rooms.submit(table, guest, key, { do: 'rematch' }, { resolve, reject }, origin),
      );
    try {
      const answer = await this.#quotas.openTables.admit({ guest: guest.id, origin }, set);
      if (!isTooMany(answer)) return reply.resolve(answer);
      const { code, most } = answer;
      reply.resolve({ refused: { code, clause: '', params: { most } } });
    } catch (error) {
      reply.reject(error);
    }
  }

  #isSilenced({ sanctions }: KnownGuest): boolean {
    return inForce(sanctions.silenced, this.#rooms.now()) !== undefined;
  }

  async #ask(connection: Connection, { table, key, ...question }: Question): Promise<void> {
    if (!this.#questions.take(connection.id, connection.visitor))
      return connection.send({ type: 'refused', key, refusal: refusedBy('tooFast').refused });
    const value = await this.#rooms.read(table, ({ table }) => answerTo(question, table, connection.guest));
    connection.send({ type: 'answer', key, value });
  }
}

const answerOf = (key: string, result: TaskResult): ServerMessage =>
  'refused' in result ? { type: 'refused', key, refusal: result.refused } : { type: 'done', key, ...result };

function problemBy(error: unknown): ProblemCode {
  if (isDamaged(error)) return 'damaged';
  if (error instanceof NoTable) return 'noTable';
  return error instanceof Closed ? 'closed' : 'busy';
}

function fail(connection: Connection, table: string, error: unknown): void {
  connection.problem(problemBy(error), undefined, table);
}

/** Answers from the viewer's own knowledge only. */
export function answerTo(question: Asked, table: Table, guest: Me | undefined): unknown {
  const id = guest?.id ?? null;
  if (table.isClosedTo(id)) throw new Closed(table.id);
  return table.answerTo(question, id);
}
