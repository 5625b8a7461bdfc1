/** Pub/sub between servers by LISTEN and NOTIFY. Hints only: the journal is the truth. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import type { Announce } from '../commit.ts';
import type { Db } from '../schema.ts';
import type { Notice, Notices } from '../types.ts';

const CHANNEL = 'tessera';
/** Within PostgreSQL's 8000 bytes per payload; an id has 40 at most. */
const MOST_TABLES = 100;
const MOST_BYTES = 7900;
const RECONNECT_MS = 500;

/**
 * `from` is the publishing server, which ignores its own messages. `count` makes payloads unique: of equal ones in a transaction
 * PostgreSQL delivers only the first.
 */
type Message =
  | { readonly from: string; readonly kept: readonly (readonly [table: string, seq: number])[] }
  | { readonly from: string; readonly said: unknown; readonly table: string; readonly count: number };

export class PostgresNotices implements Notices {
  readonly #url: string;
  readonly #db: Db;
  readonly #self = randomUUID();
  readonly #listeners = new Map<(notice: Notice) => void, (error: unknown) => void>();
  /** Payloads waiting to be sent. */
  #said: string[] = [];
  #saidCount = 0;
  #saying: Promise<void> | undefined;
  #line: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(url: string, db: Db) {
    this.#url = url;
    this.#db = db;
  }

  /** Part of the committing transaction: published if and only if it commits. */
  readonly announce: Announce = async (tx, grown) => {
    for (let from = 0; from < grown.length; from += MOST_TABLES) {
      const kept = grown.slice(from, from + MOST_TABLES).map(({ table, seq }) => [table, seq] as const);
      await this.#send(tx, { from: this.#self, kept });
    }
  };

  /** Delivered in order: presence depends on it. */
  publish(table: string, said: unknown): void {
    this.#saidCount += 1;
    const payload = JSON.stringify({
      from: this.#self,
      table,
      said,
      count: this.#saidCount,
    } satisfies Message);
    if (Buffer.byteLength(payload) > MOST_BYTES) return;
    this.#said.push(payload);
    // Fire and forget; only `close` waits.
    this.#saying ??= this.#sayAll().finally(() => {
      this.#saying = undefined;
    });
  }

  /** One query at a time, with all payloads published during the one before it. */
  async #sayAll(): Promise<void> {
    while (this.#said.length > 0) {
      const payloads = this.#said;
      this.#said = [];
      const each = sql`unnest(${payloads}::text[]) with ordinality as each(payload, place)`;
      await sql`select pg_notify(${CHANNEL}, payload) from ${each} order by place`
        .execute(this.#db)
        .catch(() => {});
    }
  }

  listen(listener: (notice: Notice) => void, onFault: (error: unknown) => void): () => void {
    this.#listeners.set(listener, onFault);
    return () => this.#listeners.delete(listener);
  }

  async connect(): Promise<void> {
    const line = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      application_name: 'tessera notices',
    });
    line.on('notification', ({ payload }) => this.#hear(payload));
    line.on('error', () => {}); // `end` follows
    line.on('end', () => {
      if (line === this.#line) this.#reconnect();
    });
    this.#line = line;
    await line.connect();
    await line.query(`listen ${CHANNEL}`);
    if (this.#isClosed) await line.end();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#saying;
    await this.#line?.end();
  }

  async #send(db: Db, message: Message): Promise<void> {
    const payload = JSON.stringify(message);
    if (Buffer.byteLength(payload) > MOST_BYTES) throw new RangeError('A notice is too long to be sent.');
    await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db);
  }

  /** Ignores messages of other versions that it does not understand. */
  #hear(payload = ''): void {
    try {
      this.#understand(JSON.parse(payload));
    } catch {}
  }

  #understand(message: Message): void {
    if (message.from === this.#self) return;
    if ('kept' in message)
      for (const [table, seq] of message.kept) this.#tell({ kind: 'appended', table, seq });
    else this.#tell({ kind: 'published', table: message.table, message: message.said });
  }

  #tell(notice: Notice): void {
    for (const [listener, onFault] of this.#listeners) {
      try {
        listener(notice);
      } catch (error) {
        onFault(error); // the others hear of it all the same
      }
    }
  }

  #reconnect(): void {
    this.#line = undefined;
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(async () => {
      try {
        await this.connect();
        this.#tell({ kind: 'missed' });
      } catch {
        this.#reconnect();
      }
    }, RECONNECT_MS);
  }
}
