/**
 * A table in use and its audience. Tasks queue while the batch before them is being persisted, so that viewers only see
 * durable state; the queue is the next batch (group commit). An idle table is unloaded, and the room with it once the
 * audience is empty: the journal has everything.
 */

import type { BotTurn, Table } from '@tessera/table';
import type { ServerMessage } from '@tessera/wire';
import type { BotPool, BotResult } from '../bots/pool.ts';
import { Audience, type Member } from './audience.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { PresenceReport, RemotePresence } from './remotePresence.ts';
import { type Executed, LISTED_MS, StoredTable, type StoredTableContext } from './storedTable.ts';
import { NoTable, refusedBy, type Task, type TaskResult } from './task.ts';
import { notKept } from './unready.ts';

export interface RoomContext extends StoredTableContext {
  readonly bots: BotPool;
  readonly remotePresence: RemotePresence;
  /** Keeps downtime of this server off the clocks. */
  readonly heartbeat: Pick<Heartbeat, 'isFresh' | 'ensureFresh'>;
}

/** Longest queue of tasks at one table. */
const QUEUE = 100;
/** Interval of presence updates for tables that have not started. */
const SEEN_MS = 60_000;
const LONGEST_TIMER = 2 ** 31 - 1;

interface Read {
  run(stored: StoredTable): void;
  reject(error: unknown): void;
}

const TICK: Task = {
  run: (table, now) => ({ records: table.tick(now) }),
  resolve() {},
  reject() {},
};

export class Room {
  readonly id: string;
  readonly #context: RoomContext;
  readonly #audience: Audience;
  #stored: StoredTable | undefined;
  #queue: Task[] = [];
  #reads: Read[] = [];
  #working: Promise<void> | undefined;
  #isPresenceChanged = false;
  /** Last record that another server announced, and last one sent to the audience. */
  #announced = 0;
  #sent = 0;
  #timer: NodeJS.Timeout | undefined;
  #listing: NodeJS.Timeout | undefined;
  #thought: { readonly count: number } | undefined;
  #touched: number;
  /** Pseudonym of the address that set the table; loaded on demand. */
  #origin: Promise<string | undefined> | undefined;
  /** Time of the last command of a player. */
  #commanded = Number.NEGATIVE_INFINITY;
  /** Guests whose presence keeps a table that has not started from expiring. */
  #gathered: readonly string[] = [];
  /** True if one of them was here since the last presence update; below, the time of that update. */
  #isSeen = false;
  #seenAt = Number.NEGATIVE_INFINITY;

  constructor(id: string, context: RoomContext) {
    this.id = id;
    this.#context = context;
    this.#audience = new Audience(context.remotePresence.at(id));
    this.#touched = context.now();
  }

  isHere(guest: string): boolean {
    return this.#audience.isHere(guest);
  }

  get here(): PresenceReport {
    return this.#audience.here;
  }

  get isEmpty(): boolean {
    return this.#audience.size === 0;
  }

  get isAwake(): boolean {
    return this.#stored !== undefined;
  }

  get isListed(): boolean {
    return this.#stored?.isListed ?? true;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  /** Infinity while anything is in progress. */
  get idleSince(): number {
    const isBusy = this.#working || this.#thought || this.#stored?.isListed === false;
    return isBusy ? Number.POSITIVE_INFINITY : this.#touched;
  }

  /** Resolves the task when it is durable or refused; rejects it with NoTable. */
  enqueue(task: Task): void {
    if (this.#queue.length >= QUEUE) return void task.resolve(refusedBy('busy'));
    this.#queue.push(task);
    this.#work();
  }

  /** Like `enqueue`, for a task without an idempotency key. */
  submit(run: Task['run']): Promise<TaskResult> {
    return new Promise((resolve, reject) => this.enqueue({ run, resolve, reject }));
  }

  /** Reads durable state, between two batches. */
  read<T>(ask: (stored: StoredTable) => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = (stored: StoredTable): void => {
        try {
          resolve(ask(stored));
        } catch (error) {
          reject(error);
        }
      };
      this.#reads.push({ run, reject });
      this.#work();
    });
  }

  join(member: Member, seq: number): Promise<void> {
    return this.read(stored => {
      this.#isPresenceChanged = true;
      const isFirst = this.isEmpty;
      this.#audience.join(member, stored.table, this.#context.now(), stored.since(seq));
      this.#context.remotePresence.publish(this.id, isFirst);
    });
  }

  leave(member: Member): void {
    if (!this.#audience.leave(member)) return;
    this.#context.remotePresence.publish(this.id);
    const isUnwatched = this.#stored && !this.#mayThink(this.#stored.table);
    if (isUnwatched && this.#context.bots.forget(this.id)) this.#thought = undefined;
    this.onPresence();
  }

  /** Called when a guest came or went, on this server or another. */
  onPresence(): void {
    this.#isPresenceChanged = !this.isEmpty;
    if (this.#isPresenceChanged) this.#work();
  }

  broadcast(message: ServerMessage): void {
    this.#audience.broadcast(message);
  }

  /** Another server has appended records up to `seq`. */
  onAppended(seq: number): void {
    this.#announced = Math.max(this.#announced, seq);
    this.#work();
  }

  /** Handles clocks that ran out and bots to move. */
  wake(): Promise<void> {
    return this.read(() => {});
  }

  /** Like `wake`, for a due table; rewrites a listing that an older server wrongly left as due. */
  async tend(): Promise<void> {
    const isIdle = await this.read(({ table }) => table.botTurn() !== null && !table.isAwaited);
    if (isIdle) await this.list();
  }

  /**
   * True if one of the people of a table that has not started was here since the last call; once a minute
   * at most, unless `isLast`: the room is about to be dropped.
   */
  takeSeen(isLast = false): boolean {
    const now = this.#context.now();
    if (!isLast && now - this.#seenAt < SEEN_MS) return false;
    const isSeen = this.#isSeen || this.#isAwaited;
    if (isSeen) this.#seenAt = now;
    this.#isSeen = false;
    return isSeen;
  }

  get #isAwaited(): boolean {
    return this.#gathered.some(guest => this.isHere(guest));
  }

  /** Closes a table that never started, unless one of its people is present after all. */
  expire(): Promise<TaskResult> {
    return this.submit((table, now) =>
      table.gathered.some(guest => this.isHere(guest)) ? { records: [] } : table.expire(now),
    );
  }

  list(): Promise<void> {
    return this.read(stored => stored.list()).then(() => {});
  }

  /** Drops the table from memory and keeps the audience. */
  unload(): void {
    this.#stored = undefined;
    clearTimeout(this.#timer);
    clearTimeout(this.#listing);
  }

  /** Loads a rewritten journal and sends the whole table to everybody. */
  async reload(): Promise<void> {
    await this.read(() => {
      this.unload();
      this.#sent = 0;
    });
    await this.wake();
  }

  /** Resolves when the queue is empty. */
  async finished(): Promise<void> {
    while (this.#working) await this.#working;
  }

  #work(): void {
    this.#working ??= this.#workOff();
  }

  get #hasWork(): boolean {
    const isBehind = this.#announced > this.#sent && (this.isAwake || !this.isEmpty);
    return this.#queue.length > 0 || this.#reads.length > 0 || this.#isPresenceChanged || isBehind;
  }

  async #workOff(): Promise<void> {
    await undefined; // one batch for all tasks of this turn of the event loop
    while (this.#hasWork) {
      const tasks = this.#queue;
      this.#queue = [];
      try {
        // Skips the `await`: a resolved promise costs a microtask, about as much as checking a move.
        const stored = this.#current ?? (await this.#load());
        const due = this.#withClock(stored.table, tasks);
        this.#conclude(stored, due.length > 0 ? await stored.execute(due) : []);
      } catch (error) {
        if (!(error instanceof NoTable)) this.#context.onFault(this.id, error);
        this.unload();
        this.#isPresenceChanged = false;
        this.#announced = this.#sent;
        for (const { reject } of this.#reads.splice(0)) reject(error);
        for (const task of tasks)
          if (error instanceof NoTable) task.reject(error);
          else task.resolve({ refused: notKept(error) });
      }
    }
    this.#touched = this.#context.now();
    this.#working = undefined;
  }

  /** The table, if it is loaded and up to date and the heartbeat is fresh. */
  get #current(): StoredTable | undefined {
    const stored = this.#stored;
    const { heartbeat } = this.#context;
    return stored && this.#announced <= stored.table.seq && heartbeat.isFresh ? stored : undefined;
  }

  async #load(): Promise<StoredTable> {
    await this.#context.heartbeat.ensureFresh();
    const stored = this.#stored ?? (await this.#open());
    if (this.#announced > stored.table.seq) await stored.follow(this.#announced);
    return stored;
  }

  /** Sends changes before results: a client that learns that its command is done has seen its effect. */
  #conclude(stored: StoredTable, executed: readonly Executed[]): void {
    const now = this.#context.now();
    this.#sendNews(stored, now);
    for (const { task, result } of executed) {
      if (task.by && stored.table.speakerOf(task.by.guest) !== null) this.#commanded = now;
      task.resolve(result);
    }
    if (this.#reads.length > 0) for (const { run } of this.#reads.splice(0)) run(stored);
    if (this.#isPresenceChanged) this.#audience.tell(stored.table, [], now);
    this.#isPresenceChanged = false;
    this.#setTimer(stored.table, now);
    if (!stored.isListed) this.#listLater();
    this.#gathered = stored.table.gathered;
    this.#isSeen ||= this.#isAwaited;
    this.#think(stored.table);
  }

  async #open(): Promise<StoredTable> {
    const stored = await StoredTable.wake(this.id, this.#context);
    if (!stored) throw new NoTable(this.id);
    this.#stored = stored;
    // Other servers may have appended while it was unloaded.
    if (stored.table.seq !== this.#sent) this.#audience.tellAll(stored.table, this.#context.now());
    return stored;
  }

  #sendNews(stored: StoredTable, now: number): void {
    const news = stored.takeNews();
    this.#sent = stored.table.seq;
    this.#announced = Math.max(this.#announced, this.#sent);
    if (news === 'all') this.#audience.tellAll(stored.table, now);
    else if (news.length > 0) this.#audience.tell(stored.table, news, now);
    if (news === 'all' || news.some(({ kind }) => kind === 'tookBack')) this.#thought = undefined;
  }

  /** Expired clocks come first. */
  #withClock(table: Table, tasks: readonly Task[]): readonly Task[] {
    const now = this.#context.now();
    const due = table.due(now);
    return due === null || due > now ? tasks : [TICK, ...tasks];
  }

  #setTimer(table: Table, now: number): void {
    clearTimeout(this.#timer);
    const due = table.due(now);
    if (due === null) return;
    this.#timer = setTimeout(
      () => this.wake().catch(() => {}),
      Math.min(LONGEST_TIMER, Math.max(1, due - now)),
    );
    this.#timer.unref();
  }

  #listLater(): void {
    this.#listing ??= setTimeout(() => {
      this.#listing = undefined;
      if (this.#stored?.isListed === false) this.list().catch(() => {});
    }, LISTED_MS);
    this.#listing.unref();
  }

  #mayThink(table: Table): boolean {
    const sinceCommand = this.#context.now() - this.#commanded;
    return table.mayThink({ isOpen: !this.isEmpty, sinceCommand });
  }

  #think(table: Table): void {
    const turn = table.botTurn();
    if (!turn || this.#thought?.count === turn.count || !this.#mayThink(table)) return;
    this.#thought = turn;
    void this.#ask(table, turn).then(result => {
      // Answers were taken back meanwhile: the position is another one.
      if (this.#thought !== turn) return;
      this.#thought = undefined;
      if (result.kind !== 'givenUp') this.#answer(turn, result.kind === 'answered' ? result : undefined);
    });
  }

  /** Thread time is charged to the table's host and the address that set the table. */
  async #ask({ game, host }: Table, { view, level, seat, seed }: BotTurn): Promise<BotResult> {
    const { store, bots } = this.#context;
    this.#origin ??= store.originOf(this.id).catch(() => undefined);
    const address = (await this.#origin) ?? `guest ${host}`;
    return bots.think({ table: this.id, game, level, seat, view, seed }, { address, guest: host });
  }

  /** The rules answer for a bot that has no legal answer. */
  #answer(
    { seat, count }: BotTurn,
    answer: { readonly move: string; readonly resigns?: true } | undefined,
  ): void {
    const { move = null, resigns = false } = answer ?? {};
    void this.submit((table, now) => table.playForBot(seat, move, count, now, resigns));
  }
}
