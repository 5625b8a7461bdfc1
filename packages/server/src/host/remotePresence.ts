/**
 * Who is at tables on other servers of the same database, as far as those say. A hint and no more: it is told when
 * somebody comes or goes, asked for by whoever opens a table first, and forgotten with a server that is silent.
 */
import { randomUUID } from 'node:crypto';
import type { Presence } from '@tessera/table';
import type { Notices } from '../store/types.ts';

/** Who is at a table on one server. */
export interface Here {
  readonly guests: readonly string[];
  readonly watchers: number;
}

/** What servers say to each other; about no table, that they are alive. */
type Word = { readonly type: 'here'; readonly server: string; readonly isAsking: boolean } & Here;

const NOBODY: Here = { guests: [], watchers: 0 };
const ALIVE_MS = 5000;
/** A server of which nothing was heard for so long has nobody. */
const SILENT_MS = 3 * ALIVE_MS;
/** The table of what is about none. */
const NO_TABLE = '';

export interface ElsewhereContext {
  readonly notices: Notices;
  readonly now: () => number;
  /** Who is at a table here. */
  readonly hereAt: (table: string) => Here | undefined;
  /** Told when others came or went. */
  readonly onChange: (table: string) => void;
}

export class Elsewhere {
  readonly #context: ElsewhereContext;
  readonly #self = randomUUID();
  readonly #servers = new Map<string, { heard: number; readonly tables: Map<string, Here> }>();
  /** What was said last of each table where somebody is. */
  readonly #told = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(context: ElsewhereContext) {
    this.#context = context;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#say(NO_TABLE, NOBODY, false);
      this.#forgetSilent();
    }, ALIVE_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Somebody may have come or gone here; who comes first asks who is elsewhere. */
  tell(table: string, isAsking = false): void {
    const here = this.#context.hereAt(table) ?? NOBODY;
    const text = JSON.stringify(here);
    if (!isAsking && text === (this.#told.get(table) ?? JSON.stringify(NOBODY))) return;
    if (here.guests.length > 0 || here.watchers > 0) this.#told.set(table, text);
    else this.#told.delete(table);
    this.#say(table, here, isAsking);
  }

  /** Whether it was a word of another server, and no message for pages. */
  hear(table: string, message: unknown): boolean {
    const word = message as Word | null;
    if (word?.type !== 'here') return false;
    const { server, guests, watchers, isAsking } = word;
    const said = this.#servers.get(server) ?? { heard: 0, tables: new Map<string, Here>() };
    said.heard = this.#context.now();
    this.#servers.set(server, said);
    if (table === NO_TABLE) return true;
    if (guests.length > 0 || watchers > 0) said.tables.set(table, { guests, watchers });
    else said.tables.delete(table);
    const here = this.#context.hereAt(table);
    if (isAsking && here) this.#say(table, here, false);
    this.#context.onChange(table);
    return true;
  }

  isAnybodyAt(table: string): boolean {
    return [...this.#servers.values()].some(({ tables }) => tables.has(table));
  }

  at(table: string): Presence {
    const servers = this.#servers;
    return {
      isHere(guest) {
        for (const { tables } of servers.values()) if (tables.get(table)?.guests.includes(guest)) return true;
        return false;
      },
      get watchers() {
        let sum = 0;
        for (const { tables } of servers.values()) sum += tables.get(table)?.watchers ?? 0;
        return sum;
      },
    };
  }

  #say(table: string, here: Here, isAsking: boolean): void {
    const word: Word = { type: 'here', server: this.#self, isAsking, ...here };
    this.#context.notices.say(table, word);
  }

  #forgetSilent(): void {
    for (const [server, { heard, tables }] of this.#servers) {
      if (this.#context.now() - heard < SILENT_MS) continue;
      this.#servers.delete(server);
      for (const table of tables.keys()) this.#context.onChange(table);
    }
  }
}
