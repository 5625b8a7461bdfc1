/**
 * Presence at tables on other servers of the same database. A hint: servers publish it when somebody comes or goes, the
 * first to open a table asks for it, and it expires with the heartbeat of its server.
 */
import { randomUUID } from 'node:crypto';
import type { Presence } from '@tessera/table';
import type { Notices } from '../store/types.ts';

/** Presence at a table on one server. */
export interface PresenceReport {
  readonly guests: readonly string[];
  readonly watchers: number;
}

/** Message between servers; without a table it is a heartbeat. */
type PresenceMessage = {
  readonly type: 'here';
  readonly server: string;
  readonly isAsking: boolean;
} & PresenceReport;

const NOBODY: PresenceReport = { guests: [], watchers: 0 };
const BEAT_MS = 5000;
/** Expiry of a silent server. */
const SILENT_MS = 3 * BEAT_MS;
/** Table id of a heartbeat. */
const NO_TABLE = '';

export interface RemotePresenceContext {
  readonly notices: Notices;
  readonly now: () => number;
  /** Presence at a table on this server. */
  readonly hereAt: (table: string) => PresenceReport | undefined;
  /** Called when presence on another server changed. */
  readonly onChange: (table: string) => void;
}

export class RemotePresence {
  readonly #context: RemotePresenceContext;
  readonly #self = randomUUID();
  readonly #servers = new Map<string, { heard: number; readonly tables: Map<string, PresenceReport> }>();
  /** Last report published, by table. */
  readonly #published = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(context: RemotePresenceContext) {
    this.#context = context;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#publish(NO_TABLE, NOBODY, false);
      this.#forgetSilent();
    }, BEAT_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Publishes presence at a table of this server if it changed; `isAsking` requests the reports of others. */
  publish(table: string, isAsking = false): void {
    const here = this.#context.hereAt(table) ?? NOBODY;
    const text = JSON.stringify(here);
    if (!isAsking && text === (this.#published.get(table) ?? JSON.stringify(NOBODY))) return;
    if (here.guests.length > 0 || here.watchers > 0) this.#published.set(table, text);
    else this.#published.delete(table);
    this.#publish(table, here, isAsking);
  }

  /** Returns false for a message of another kind. */
  hear(table: string, message: unknown): boolean {
    const report = message as PresenceMessage | null;
    if (report?.type !== 'here') return false;
    const { server, guests, watchers, isAsking } = report;
    const known = this.#servers.get(server) ?? { heard: 0, tables: new Map<string, PresenceReport>() };
    known.heard = this.#context.now();
    this.#servers.set(server, known);
    if (table === NO_TABLE) return true;
    if (guests.length > 0 || watchers > 0) known.tables.set(table, { guests, watchers });
    else known.tables.delete(table);
    const here = this.#context.hereAt(table);
    if (isAsking && here) this.#publish(table, here, false);
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

  #publish(table: string, here: PresenceReport, isAsking: boolean): void {
    const message: PresenceMessage = { type: 'here', server: this.#self, isAsking, ...here };
    this.#context.notices.publish(table, message);
  }

  #forgetSilent(): void {
    for (const [server, { heard, tables }] of this.#servers) {
      if (this.#context.now() - heard < SILENT_MS) continue;
      this.#servers.delete(server);
      for (const table of tables.keys()) this.#context.onChange(table);
    }
  }
}
