/** All tables in use on this server, and every way to reach one: by socket, by HTTP, by a timer. */
import type { MatchLog } from '@tessera/engine';
import { type Listing, Table } from '@tessera/table';
import type { Command, Me, NewTable, Refusal, ServerMessage } from '@tessera/wire';
import type { BotPool } from '../bots/pool.ts';
import { LIMITS, type Limits } from '../limits/limits.ts';
import type { Deserted, Store } from '../store/types.ts';
import type { Member } from './audience.ts';
import { Departures } from './departures.ts';
import { Heartbeat } from './heartbeat.ts';
import { Load } from './load.ts';
import type { MovedMatch } from './movedMatch.ts';
import { checkBots, createdBy, newIds } from './newTable.ts';
import { PendingCommand, type Reply } from './pendingCommand.ts';
import { RemotePresence } from './remotePresence.ts';
import { Room, type RoomContext } from './room.ts';
import type { Observer, StoredTable } from './storedTable.ts';
import { NoGuest, NoTable, refusedBy, type TaskResult } from './task.ts';
import { isDamaged } from './unready.ts';
import { BUILT_IN, type Games } from './world.ts';

export interface RoomsOptions {
  readonly store: Store;
  readonly bots: BotPool;
  readonly now: () => number;
  readonly onFault: (table: string, error: unknown) => void;
  readonly observer?: Observer;
  /** Expiry of tables that never start. */
  readonly gathering?: Limits['gathering'];
  /** An idle table is unloaded after this time. */
  readonly idleMs?: number;
  readonly games?: Games;
}

type TakenHome = { readonly log: MatchLog | undefined } | { readonly refused: Refusal };

const IDLE_MS = 30_000;
/** Interval of the search for abandoned tables. */
const EXPIRING_MS = 600_000;
/** Tables loaded at once to rename or delete a guest. */
const CONCURRENCY = 8;

/** Notice to other servers: the journal was rewritten. */
interface Reload {
  readonly type: 'reload';
}

/** Attempts to draw a free id and code; a second collision in a row is a bug. */
const TRIES = 5;

export class Rooms {
  readonly store: Store;
  readonly now: () => number;
  readonly load = new Load();
  readonly departures = new Departures();
  readonly observer: Observer | undefined;
  readonly #heartbeat: Heartbeat;
  readonly #remote: RemotePresence;
  readonly #context: RoomContext;
  readonly #rooms = new Map<string, Room>();
  readonly #idleMs: number;
  readonly #gathering: Limits['gathering'];
  #sweeping: NodeJS.Timeout | undefined;
  #expiring: NodeJS.Timeout | undefined;
  #unlisten = (): void => {};
  #isStopping = false;

  constructor({ store, bots, now, onFault, observer, ...options }: RoomsOptions) {
    const { idleMs = IDLE_MS, games = BUILT_IN, gathering = LIMITS.gathering } = options;
    this.store = store;
    this.now = now;
    this.observer = observer;
    this.#idleMs = idleMs;
    this.#gathering = gathering;
    this.#heartbeat = new Heartbeat(store.downtimes, now);
    this.#remote = new RemotePresence({
      notices: store.notices,
      now,
      hereAt: table => this.#rooms.get(table)?.here,
      onChange: table => this.#rooms.get(table)?.onPresence(),
    });
    this.#context = {
      store,
      bots,
      remotePresence: this.#remote,
      now,
      onFault,
      ...(observer && { observer }),
      world: { ...games, downtime: (from, to) => this.#heartbeat.downtime(from, to) },
      heartbeat: this.#heartbeat,
    };
  }

  async start(): Promise<void> {
    await this.#heartbeat.start();
    const onFault = (error: unknown): void => this.#context.onFault('', error);
    this.#unlisten = this.store.notices.listen(notice => {
      if (notice.kind === 'appended') this.#rooms.get(notice.table)?.onAppended(notice.seq);
      if (notice.kind === 'missed') this.#catchUp().catch(onFault);
      if (notice.kind === 'published') this.#hear(notice.table, notice.message);
    }, onFault);
    this.#remote.start();
    this.#sweeping = setInterval(() => this.#sweep(), Math.max(10, this.#idleMs / 3));
    this.#sweeping.unref();
    this.#expiring = setInterval(() => void this.expire(), EXPIRING_MS);
    this.#expiring.unref();
    await this.store.jobs.start(table => this.wake(table));
    void this.#listLate();
  }

  /** A notice of another server: presence, a rewritten journal, or a message for clients. */
  #hear(table: string, message: unknown): void {
    if (this.#remote.hear(table, message)) return;
    const { type, code } = (message ?? {}) as { type?: string; code?: string };
    if (type === undefined) return; // from a newer server
    if (type === ('reload' satisfies Reload['type']))
      void this.#rooms
        .get(table)
        ?.reload()
        .catch(() => {});
    else this.#rooms.get(table)?.broadcast(message as ServerMessage);
    if (type === 'problem' && code === 'noTable') this.#drop(table);
  }

  /** Writes listings that a crash left behind their journals; clocks and bots are scheduled by them. */
  async #listLate(): Promise<void> {
    try {
      // An unreadable table reports itself; the others are listed.
      for (const table of await this.store.late())
        await this.#room(table)
          .list()
          .catch(() => {});
    } catch (error) {
      this.#context.onFault('', error);
    }
  }

  /** Drains: accepted tasks are finished, new ones refused. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#sweeping);
    clearInterval(this.#expiring);
    this.#unlisten();
    this.#heartbeat.stop();
    this.#remote.stop();
    this.load.close();
    await this.store.jobs.stop();
    await Promise.all([...this.#rooms.values()].map(room => room.finished()));
    await Promise.all([...this.#rooms.values()].map(room => room.isListed || room.list()));
  }

  /** Number of tables in memory. */
  get awake(): number {
    return [...this.#rooms.values()].filter(room => room.isAwake).length;
  }

  get size(): number {
    return this.#rooms.size;
  }

  /** Handles clocks that ran out and bots to move. */
  wake(table: string): Promise<void> {
    return this.#room(table).tend();
  }

  isHere(table: string, guest: string): boolean {
    return (this.#rooms.get(table) ?? this.#remote.at(table)).isHere(guest);
  }

  /** Throws FormatError for an unknown game, option or level, and NoGuest. */
  create(wanted: NewTable, guest: Me, origin?: string, moved?: MovedMatch): Promise<Listing> {
    return this.#by(guest.id, () => this.#create(wanted, guest, origin, moved));
  }

  /** The log with which a match goes on at one screen; undefined before it began. Rejects with NoTable. */
  takeHome(table: string, guest: string): Promise<TakenHome> {
    return this.#by(guest, async () => {
      const result = await this.#room(table).submit((one, now) => one.takeHome(guest, now));
      return 'refused' in result ? result : { log: await this.read(table, stored => stored.table.log()) };
    });
  }

  /** Runs a request of a guest, who may be deleted meanwhile. */
  async #by<T>(guest: string, work: () => Promise<T>): Promise<T> {
    if (this.departures.isLeaving(guest)) throw new NoGuest(guest);
    this.departures.begin(guest);
    try {
      return await work();
    } finally {
      this.departures.end(guest);
    }
  }

  async #create(
    wanted: NewTable,
    { id: guest, name }: Me,
    origin?: string,
    moved?: MovedMatch,
  ): Promise<Listing> {
    const { world } = this.#context;
    if (world.game(wanted.game)) checkBots(wanted, world.levels(wanted.game));
    for (let tries = 0; tries < TRIES; tries++) {
      const created = createdBy({ guest, name }, wanted, newIds(), this.now(), moved);
      const listing = { ...Table.create(created, world).listing(), ...(origin && { origin }) };
      if ((await this.store.create(listing, [created])) === 'stored') return listing;
    }
    throw new Error('every id is taken');
  }

  /** Rejects with NoTable. */
  join(table: string, member: Member, seq: number): Promise<void> {
    return this.#room(table).join(member, seq);
  }

  leave(table: string, member: Member): void {
    this.#rooms.get(table)?.leave(member);
  }

  /** Idempotent by key. */
  submit(table: string, guest: Me, key: string, command: Command, reply: Reply, origin?: string): void {
    if (this.departures.isLeaving(guest.id)) return void reply.resolve(refusedBy('notSeated'));
    if (this.#isStopping || this.load.isTooMuch) return void reply.resolve(refusedBy('busy'));
    this.#room(table).enqueue(new PendingCommand(this, table, guest, key, command, reply, origin));
  }

  /** Renames the guest in the chairs of unfinished tables; a table that cannot be written keeps the old name. */
  rename(guest: Me): Promise<void> {
    return this.#by(guest.id, () => this.#rename(guest));
  }

  async #rename({ id: guest, name }: Me): Promise<void> {
    const listings = (await this.store.tablesOf(guest)) as readonly Listing[];
    const tables = listings.filter(
      ({ phase, chairs }) =>
        phase !== 'ended' && chairs.some(chair => chair.guest === guest && chair.name !== name),
    );
    const rename = ({ id }: Listing): Promise<unknown> =>
      this.#room(id).submit((table, now) => table.rename({ guest, name }, now));
    await inBatches(tables, rename);
  }

  /** Ends a table on behalf of an operator. Rejects with NoTable. */
  async close(table: string, reason: string): Promise<void> {
    requireDone(await this.#room(table).submit((one, now) => one.shut(reason, now)));
  }

  async retitle(table: string, title: string): Promise<void> {
    requireDone(await this.#room(table).submit((one, now) => one.retitle(title, now)));
  }

  /** Deletes a table for good; returns false if there is none. */
  async remove(table: string): Promise<boolean> {
    const isRemoved = await this.store.remove(table);
    const message: ServerMessage = { type: 'problem', code: 'noTable', table };
    this.#rooms.get(table)?.broadcast(message);
    this.store.notices.publish(table, message);
    this.#drop(table);
    return isRemoved;
  }

  /** True if somebody has the table open, on any server. */
  isAnybodyAt(table: string): boolean {
    return this.#rooms.get(table)?.isEmpty === false || this.#remote.isAnybodyAt(table);
  }

  /**
   * Erases a guest: they leave every table by its rules, and their name is removed from every journal. Concurrent commands of
   * others may write the name again, so the search is repeated until it finds nothing. Idempotent.
   */
  async forget(guest: string): Promise<void> {
    await this.departures.depart(guest);
    while (await this.#forgetOnce(guest));
  }

  /** Returns whether the name was found. */
  async #forgetOnce(guest: string): Promise<boolean> {
    const seated = (await this.store.tablesOf(guest)) as readonly Listing[];
    await inBatches(
      seated.filter(({ phase }) => phase !== 'ended'),
      ({ id }) => this.#depart(id, guest),
    );
    let isFound = false;
    await inBatches(await this.store.placesOf(guest), async id => {
      if (!(await this.#forgetAt(id, guest))) return;
      isFound = true;
      await this.#rooms.get(id)?.reload();
      this.store.notices.publish(id, { type: 'reload' } satisfies Reload);
    });
    return isFound;
  }

  /** An unreadable table is left as it is, and logged. */
  async #depart(id: string, guest: string): Promise<void> {
    try {
      const result = await this.#room(id).submit((table, now) => table.depart(guest, now));
      if (!('refused' in result && UNREADABLE.includes(result.refused.code))) requireDone(result);
    } catch (error) {
      if (!(error instanceof NoTable)) throw error;
    }
  }

  async #forgetAt(id: string, guest: string): Promise<boolean> {
    try {
      return await this.store.forgetName(id, guest);
    } catch (error) {
      if (!isDamaged(error)) throw error;
      this.#context.onFault(id, error);
      await this.store.forgetListed(id, guest);
      return false;
    }
  }

  read<T>(table: string, ask: (stored: StoredTable) => T): Promise<T> {
    return this.#room(table).read(ask);
  }

  /** Broadcasts a pointer of somebody at the table; not stored. */
  async point(table: string, { guest }: Member, from: string, to: string | undefined): Promise<void> {
    const room = this.#rooms.get(table);
    if (!room || !guest) return;
    const { seat, name, maySpeak } = await room.read(({ table }) => ({
      maySpeak: table.maySpeak(guest.id),
      seat: table.speakerOf(guest.id),
      name: table.nameOf({ guest: guest.id, name: guest.name }),
    }));
    if (!maySpeak) return;
    const message: ServerMessage = {
      type: 'pointed',
      table,
      name,
      seat,
      from,
      ...(to !== undefined && { to }),
    };
    room.broadcast(message);
    this.store.notices.publish(table, message);
  }

  #drop(table: string): void {
    this.#rooms.get(table)?.unload();
    this.#rooms.delete(table);
  }

  #room(id: string): Room {
    const known = this.#rooms.get(id);
    if (known) return known;
    const room = new Room(id, this.#context);
    this.#rooms.set(id, room);
    return room;
  }

  /** After a lost connection to other servers, loaded tables may be behind. */
  async #catchUp(): Promise<void> {
    const seqs = await this.store.seqs([...this.#rooms.keys()]);
    for (const [table, seq] of seqs) this.#rooms.get(table)?.onAppended(seq);
    for (const [table, room] of this.#rooms) if (!room.isEmpty) this.#remote.publish(table, true);
  }

  #sweep(): void {
    const before = this.now() - this.#idleMs;
    const seen: string[] = [];
    for (const [id, room] of this.#rooms) {
      const isLast = room.idleSince <= before && room.isEmpty;
      if (room.takeSeen(isLast)) seen.push(id);
      if (room.idleSince > before) continue;
      room.unload();
      if (room.isEmpty) this.#rooms.delete(id);
    }
    // A hint: retried in a minute.
    if (seen.length > 0) this.store.seeTables(seen, this.now()).catch(() => {});
  }

  /**
   * Closes abandoned tables that never started. First run some minutes after the start of the server, when open pages have
   * reconnected.
   */
  async expire(): Promise<void> {
    const now = this.now();
    const since: Deserted = { live: now - this.#gathering.liveMs, slow: now - this.#gathering.slowMs };
    try {
      for (const table of await this.store.deserted(since)) await this.#room(table).expire();
    } catch (error) {
      this.#context.onFault('', error);
    }
  }
}

/** Refusals of an unreadable table. */
const UNREADABLE: readonly string[] = ['damaged', 'notKept'];

async function inBatches<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  for (let first = 0; first < all.length; first += CONCURRENCY)
    await Promise.all(all.slice(first, first + CONCURRENCY).map(work));
}

function requireDone(result: TaskResult): void {
  if ('refused' in result) throw new Error(`The table says no: ${result.refused.code}.`);
}
