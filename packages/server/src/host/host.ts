/** All tables that somebody is at, and the way to them: from a socket, by HTTP, by a clock. */

import { type Listing, Table, type World } from '@tessera/table';
import type { Command, Me, NewTable, ServerMessage } from '@tessera/wire';
import type { BotPool } from '../bots/pool.ts';
import { LIMITS, type Limits } from '../limits/limits.ts';
import type { Deserted, Store } from '../store/types.ts';
import type { Member } from './audience.ts';
import { Departures } from './departures.ts';
import { Pulse } from './heartbeat.ts';
import { Load } from './load.ts';
import { checkBots, createdBy, newIds } from './newTable.ts';
import { type Asking, Wish } from './pendingCommand.ts';
import { Elsewhere } from './remotePresence.ts';
import { Room, type RoomContext } from './room.ts';
import type { KeptTable, Watch } from './storedTable.ts';
import { NoGuest, NoTable, type Outcome, refusedBy } from './task.ts';
import { isDamaged } from './unready.ts';
import { GAMES } from './world.ts';

/** What tables can be about. */
export type Games = Omit<World, 'lull'>;

export interface HostOptions {
  readonly store: Store;
  readonly bots: BotPool;
  readonly now: () => number;
  readonly onFault: (table: string, error: unknown) => void;
  readonly watch?: Watch;
  /** How long a table waits to be started. */
  readonly gathering?: Limits['gathering'];
  /** How long a table stays in memory at which nothing happens. */
  readonly idleMs?: number;
  readonly games?: Games;
}

const IDLE_MS = 30_000;
/** How often tables are looked for that never started. */
const EXPIRING_MS = 600_000;
/** So many tables are read from the store at once for somebody who has another name, or none any more. */
const WOKEN = 8;

/** What servers tell each other of a journal that was written anew. */
interface Reload {
  readonly type: 'reload';
}

/** Ids and codes are random: twice the same is bad luck, more is a mistake of ours. */
const TRIES = 5;

export class Host {
  readonly store: Store;
  readonly now: () => number;
  readonly load = new Load();
  readonly departures = new Departures();
  readonly watch: Watch | undefined;
  readonly #pulse: Pulse;
  readonly #elsewhere: Elsewhere;
  readonly #context: RoomContext;
  readonly #rooms = new Map<string, Room>();
  readonly #idleMs: number;
  readonly #gathering: Limits['gathering'];
  #sweeping: NodeJS.Timeout | undefined;
  #expiring: NodeJS.Timeout | undefined;
  #unlisten = (): void => {};
  #isStopping = false;

  constructor({ store, bots, now, onFault, watch, ...options }: HostOptions) {
    const { idleMs = IDLE_MS, games = GAMES, gathering = LIMITS.gathering } = options;
    this.store = store;
    this.now = now;
    this.watch = watch;
    this.#idleMs = idleMs;
    this.#gathering = gathering;
    this.#pulse = new Pulse(store.lulls, now);
    this.#elsewhere = new Elsewhere({
      notices: store.notices,
      now,
      hereAt: table => this.#rooms.get(table)?.here,
      onChange: table => this.#rooms.get(table)?.meet(),
    });
    this.#context = {
      store,
      bots,
      elsewhere: this.#elsewhere,
      now,
      onFault,
      ...(watch && { watch }),
      world: { ...games, lull: (from, to) => this.#pulse.lull(from, to) },
      settled: () => this.#pulse.settled(),
      isSettled: () => this.#pulse.isSettled,
    };
  }

  async start(): Promise<void> {
    await this.#pulse.start();
    this.#unlisten = this.store.notices.listen(notice => {
      if (notice.kind === 'kept') this.#rooms.get(notice.table)?.hear(notice.seq);
      if (notice.kind === 'missed') void this.#catchUp();
      if (notice.kind === 'said') this.#hear(notice.table, notice.message);
    });
    this.#elsewhere.start();
    this.#sweeping = setInterval(() => this.#sweep(), Math.max(10, this.#idleMs / 3));
    this.#sweeping.unref();
    this.#expiring = setInterval(() => void this.expire(), EXPIRING_MS);
    this.#expiring.unref();
    await this.store.jobs.start(table => this.look(table));
    void this.#listLate();
  }

  /** What another server says of a table: who is there, that its journal is another, or a message for pages. */
  #hear(table: string, message: unknown): void {
    if (this.#elsewhere.hear(table, message)) return;
    const { type, code } = (message ?? {}) as { type?: string; code?: string };
    if (type === undefined) return; // of a newer server
    if (type === ('reload' satisfies Reload['type']))
      void this.#rooms
        .get(table)
        ?.reload()
        .catch(() => {});
    else this.#rooms.get(table)?.say(message as ServerMessage);
    if (type === 'problem' && code === 'noTable') this.#drop(table);
  }

  /** What was played just before this server ended without a word; whose turn it is decides who is looked after. */
  async #listLate(): Promise<void> {
    try {
      // One that cannot be read says so itself; the others are listed.
      for (const table of await this.store.late())
        await this.#room(table)
          .list()
          .catch(() => {});
    } catch (error) {
      this.#context.onFault('', error);
    }
  }

  /** Everything that was accepted comes to its end; nothing new is. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#sweeping);
    clearInterval(this.#expiring);
    this.#unlisten();
    this.#pulse.stop();
    this.#elsewhere.stop();
    this.load.close();
    await this.store.jobs.stop();
    await Promise.all([...this.#rooms.values()].map(room => room.finished()));
    await Promise.all([...this.#rooms.values()].map(room => room.isListed || room.list()));
  }

  /** How many tables are in memory. */
  get awake(): number {
    return [...this.#rooms.values()].filter(room => room.isAwake).length;
  }

  /** How many tables have somebody at them, or had a moment ago. */
  get rooms(): number {
    return this.#rooms.size;
  }

  /** A clock may have run out, a bot may have to think. */
  look(table: string): Promise<void> {
    return this.#room(table).tend();
  }

  isHere(table: string, guest: string): boolean {
    return (this.#rooms.get(table) ?? this.#elsewhere.at(table)).isHere(guest);
  }

  /** Throws FormatError for what is not played here, and NoGuest. */
  create(wanted: NewTable, guest: Me, origin?: string): Promise<Listing> {
    return this.#by(guest.id, () => this.#create(wanted, guest, origin));
  }

  /** What a guest does who may ask to be forgotten meanwhile. */
  async #by<T>(guest: string, work: () => Promise<T>): Promise<T> {
    if (this.departures.isLeaving(guest)) throw new NoGuest(guest);
    this.departures.begin(guest);
    try {
      return await work();
    } finally {
      this.departures.end(guest);
    }
  }

  async #create(wanted: NewTable, { id: guest, name }: Me, origin?: string): Promise<Listing> {
    const { world } = this.#context;
    if (world.game(wanted.game)) checkBots(wanted, world.levels(wanted.game));
    for (let tries = 0; tries < TRIES; tries++) {
      const created = createdBy({ guest, name }, wanted, newIds(), this.now());
      const listing = { ...Table.create(created, world).listing(), ...(origin && { origin }) };
      if ((await this.store.create(listing, [created])) === 'kept') return listing;
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

  /** What somebody wants; with the same key it is not done twice. */
  wish(table: string, guest: Me, key: string, command: Command, asking: Asking, origin?: string): void {
    if (this.departures.isLeaving(guest.id)) return void asking.settle(refusedBy('notSeated'));
    if (this.#isStopping || this.load.isTooMuch) return void asking.settle(refusedBy('busy'));
    this.#room(table).carryOut(new Wish(this, table, guest, key, command, asking, origin));
  }

  /** The chairs of a guest at tables that are not over have the new name; one that cannot be written keeps the old. */
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
      this.#room(id).see((table, now) => table.rename({ guest, name }, now));
    await inTurns(tables, rename);
  }

  /** An operator ends a table, and everybody there is told why. Rejects with NoTable. */
  async close(table: string, reason: string): Promise<void> {
    requireDone(await this.#room(table).see((one, now) => one.shut(reason, now)));
  }

  async retitle(table: string, title: string): Promise<void> {
    requireDone(await this.#room(table).see((one, now) => one.retitle(title, now)));
  }

  /** All of a table, and for good; false if there is none. Whoever is there hears that it is gone. */
  async remove(table: string): Promise<boolean> {
    const isRemoved = await this.store.remove(table);
    const message: ServerMessage = { type: 'problem', code: 'noTable', table };
    this.#rooms.get(table)?.say(message);
    this.store.notices.say(table, message);
    this.#drop(table);
    return isRemoved;
  }

  /** Whether somebody has the table open, on any server. */
  isAnybodyAt(table: string): boolean {
    return this.#rooms.get(table)?.isEmpty === false || this.#elsewhere.isAnybodyAt(table);
  }

  /**
   * A guest leaves every table by its rules, and their name every journal. Nothing is begun for them any more; what others
   * did meanwhile may have written the name again, so that it is looked for until it is nowhere. Asked for again, it goes on
   * where it was.
   */
  async forget(guest: string): Promise<void> {
    await this.departures.depart(guest);
    while (await this.#forgetOnce(guest));
  }

  /** Whether the name was found. */
  async #forgetOnce(guest: string): Promise<boolean> {
    const seated = (await this.store.tablesOf(guest)) as readonly Listing[];
    await inTurns(
      seated.filter(({ phase }) => phase !== 'ended'),
      ({ id }) => this.#depart(id, guest),
    );
    let isFound = false;
    await inTurns(await this.store.placesOf(guest), async id => {
      if (!(await this.#forgetAt(id, guest))) return;
      isFound = true;
      await this.#rooms.get(id)?.reload();
      this.store.notices.say(id, { type: 'reload' } satisfies Reload);
    });
    return isFound;
  }

  /** A table that cannot be read keeps nobody: it is left as it is, and the log says so. */
  async #depart(id: string, guest: string): Promise<void> {
    try {
      const outcome = await this.#room(id).see((table, now) => table.depart(guest, now));
      if (!('refused' in outcome && UNREADABLE.includes(outcome.refused.code))) requireDone(outcome);
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

  read<T>(table: string, ask: (kept: KeptTable) => T): Promise<T> {
    return this.#room(table).read(ask);
  }

  /** Whoever is at the table may show something to everybody there. */
  async point(table: string, { guest }: Member, from: string, to: string | undefined): Promise<void> {
    const room = this.#rooms.get(table);
    if (!room || !guest) return;
    const { eyes, name, maySpeak } = await room.read(({ table }) => ({
      maySpeak: table.maySpeak(guest.id),
      eyes: table.eyesOf(guest.id),
      name: table.nameOf({ guest: guest.id, name: guest.name }),
    }));
    if (!maySpeak) return;
    const seat = eyes === 'watcher' ? null : eyes;
    const message: ServerMessage = {
      type: 'pointed',
      table,
      name,
      seat,
      from,
      ...(to !== undefined && { to }),
    };
    room.say(message);
    this.store.notices.say(table, message);
  }

  #drop(table: string): void {
    this.#rooms.get(table)?.rest();
    this.#rooms.delete(table);
  }

  #room(id: string): Room {
    const room = this.#rooms.get(id) ?? new Room(id, this.#context);
    this.#rooms.set(id, room);
    return room;
  }

  /** The line to other servers was broken: what is awake may be behind. */
  async #catchUp(): Promise<void> {
    const seqs = await this.store.seqs([...this.#rooms.keys()]);
    for (const [table, seq] of seqs) this.#rooms.get(table)?.hear(seq);
    for (const [table, room] of this.#rooms) if (!room.isEmpty) this.#elsewhere.tell(table, true);
  }

  #sweep(): void {
    const before = this.now() - this.#idleMs;
    const seen: string[] = [];
    for (const [id, room] of this.#rooms) {
      const isLast = room.idleSince <= before && room.isEmpty;
      if (room.takeSeen(isLast)) seen.push(id);
      if (room.idleSince > before) continue;
      room.rest();
      if (room.isEmpty) this.#rooms.delete(id);
    }
    // A hint: what fails now is told again in a minute.
    if (seen.length > 0) this.store.seeTables(seen, this.now()).catch(() => {});
  }

  /**
   * Closes tables that never started and where nobody who belongs to them has been for long. The first time some minutes
   * after the start: whoever waits at one on an open page has come back by then.
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

/** What a table says that cannot be read. */
const UNREADABLE: readonly string[] = ['damaged', 'notKept'];

/** A few at a time. */
async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  for (let first = 0; first < all.length; first += WOKEN)
    await Promise.all(all.slice(first, first + WOKEN).map(work));
}

/** What could not be kept has not happened, and whoever asked for it has to know. */
function requireDone(outcome: Outcome): void {
  if ('refused' in outcome) throw new Error(`The table says no: ${outcome.refused.code}.`);
}
