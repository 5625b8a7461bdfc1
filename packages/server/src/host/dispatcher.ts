/** What is said on sockets about tables, and what is answered. */

import type { Table } from '@tessera/table';
import type { ClientMessage, Command, Me, ProblemCode, ServerMessage } from '@tessera/wire';
import { inForce } from '../identity/identities.ts';
import type { Limits } from '../limits/limits.ts';
import { isTooMany, type OpenTables } from '../limits/openTables.ts';
import type { OriginOf } from '../limits/origins.ts';
import { Crowd } from '../limits/rateLimit.ts';
import type { KnownGuest } from '../store/types.ts';
import type { Connection, Listener } from '../ws/connection.ts';
import { Closed } from './audience.ts';
import type { Host } from './host.ts';
import type { Asking } from './pendingCommand.ts';
import { NoTable, type Outcome, refusedBy } from './task.ts';
import { isDamaged } from './unready.ts';

/** Of one socket. */
const MOST_TABLES = 20;

/** Whoever wants something, and where they are. */
interface Speaker {
  readonly guest: KnownGuest | undefined;
  readonly visitor: string;
}

/** What one guest and one address may have at once. */
export interface Shares {
  readonly originOf: OriginOf;
  readonly openTables: OpenTables;
}

type About<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;
type Question = About<'legal' | 'history' | 'viewAt'>;
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type Asked = Without<Question, 'table' | 'key'>;

export class Desk implements Listener {
  readonly #host: Host;
  readonly #commands: Crowd;
  readonly #questions: Crowd;
  readonly #words: Crowd;
  readonly #shares: Shares;
  readonly #open = new Map<Connection, Set<string>>();

  constructor(host: Host, limits: Limits, shares: Shares) {
    this.#host = host;
    this.#shares = shares;
    this.#commands = new Crowd(limits.commands, limits.crowd);
    this.#questions = new Crowd(limits.questions, limits.crowd);
    this.#words = new Crowd(limits.words, limits.crowd);
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
        if (
          connection.guest &&
          !this.#isSilenced(connection.guest) &&
          this.#words.take(connection.guest.id, connection.visitor)
        )
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
    this.wish(connection, table, key, command, {
      settle: outcome => connection.send(answerOf(key, outcome)),
      fail: error => fail(connection, table, error),
    });
  }

  /** Somebody's command, by whatever way it came. */
  wish({ guest, visitor }: Speaker, table: string, key: string, command: Command, asking: Asking): void {
    if (!guest) return void asking.settle(refusedBy('notSeated'));
    const isWord = command.do === 'chat' || command.do === 'phrase';
    if (isWord && this.#isSilenced(guest)) return void asking.settle(refusedBy('silenced'));
    const isAllowed =
      this.#commands.take(guest.id, visitor) && (!isWord || this.#words.take(guest.id, visitor));
    if (!isAllowed) asking.settle(refusedBy('tooFast'));
    else if (command.do === 'rematch')
      void this.#setAgain(guest, this.#shares.originOf(visitor), table, key, asking);
    else this.#host.wish(table, guest, key, command, asking);
  }

  /** Another game begins a table: whoever has too many that wait for players starts or closes one first. */
  async #setAgain(guest: Me, origin: string, table: string, key: string, asking: Asking): Promise<void> {
    const set = (): Promise<Outcome> =>
      new Promise((settle, fail) =>
        this.#host.wish(table, guest, key, { do: 'rematch' }, { settle, fail }, origin),
      );
    try {
      const answer = await this.#shares.openTables.admit({ guest: guest.id, origin }, set);
      if (!isTooMany(answer)) return asking.settle(answer);
      const { code, most } = answer;
      asking.settle({ refused: { code, clause: '', params: { most } } });
    } catch (error) {
      asking.fail(error);
    }
  }

  #isSilenced({ standing }: KnownGuest): boolean {
    return inForce(standing.silenced, this.#host.now()) !== undefined;
  }

  async #tell(connection: Connection, { table, key, ...question }: Question): Promise<void> {
    if (!this.#questions.take(connection.id, connection.visitor))
      return connection.send({ type: 'refused', key, refusal: refusedBy('tooFast').refused });
    const value = await this.#host.read(table, kept => answerTo(question, kept.table, connection.guest));
    connection.send({ type: 'answer', key, value });
  }
}

const answerOf = (key: string, outcome: Outcome): ServerMessage =>
  'refused' in outcome
    ? { type: 'refused', key, refusal: outcome.refused }
    : { type: 'done', key, ...outcome };

function problemBy(error: unknown): ProblemCode {
  if (isDamaged(error)) return 'damaged';
  if (error instanceof NoTable) return 'noTable';
  return error instanceof Closed ? 'closed' : 'busy';
}

function fail(connection: Connection, table: string, error: unknown): void {
  connection.problem(problemBy(error), undefined, table);
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
