/**
 * A table that somebody is at. Commands wait until those before them are durable, so that nobody is ever told what was
 * not kept; all that came meanwhile are then kept together. After a while in which nothing happens the table is
 * forgotten, and after the last one left so is the room: the journal knows everything.
 */

import type { BotTurn, Table } from '@tessera/table';
import type { ServerMessage } from '@tessera/wire';
import type { BotPool, BotResult } from '../bots/pool.ts';
import { Audience, type Member } from './audience.ts';
import type { Elsewhere, Here } from './remotePresence.ts';
import { type Done, type KeptContext, KeptTable, LISTED_MS } from './storedTable.ts';
import { type Deed, NoTable, type Outcome, refusedBy } from './task.ts';
import { notKept } from './unready.ts';

export interface RoomContext extends KeptContext {
  readonly bots: BotPool;
  readonly elsewhere: Elsewhere;
  /** Makes sure that no pause of this server counts as somebody's time. */
  readonly settled: () => Promise<void> | undefined;
  /** Whether nothing has to be done for that. */
  readonly isSettled: () => boolean;
}

/** More that wait at one table are refused. */
const QUEUE = 100;
/** How often lists are told who is at tables that have not started. */
const SEEN_MS = 60_000;
const LONGEST_TIMER = 2 ** 31 - 1;

interface Read {
  run(kept: KeptTable): void;
  fail(error: unknown): void;
}

const TICK: Deed = {
  run: (table, now) => ({ records: table.tick(now) }),
  settle() {},
  fail() {},
};

export class Room {
  readonly id: string;
  readonly #context: RoomContext;
  readonly #audience: Audience;
  #kept: KeptTable | undefined;
  #deeds: Deed[] = [];
  #reads: Read[] = [];
  #working: Promise<void> | undefined;
  #isPresenceNew = false;
  /** What other servers have written, as far as we heard, and what everybody here was told. */
  #heard = 0;
  #told = 0;
  #timer: NodeJS.Timeout | undefined;
  #listing: NodeJS.Timeout | undefined;
  #thought: { readonly count: number } | undefined;
  #touched: number;
  /** Where the table was set from, once it was asked for. */
  #origin: Promise<string | undefined> | undefined;
  /** When somebody who plays here last did something. */
  #commanded = Number.NEGATIVE_INFINITY;
  /** Those whose presence keeps a table that has not started, as it was last seen. */
  #gathered: readonly string[] = [];
  /** Somebody of them came since the lists were told, and when those were. */
  #isSeen = false;
  #seenAt = Number.NEGATIVE_INFINITY;

  constructor(id: string, context: RoomContext) {
    this.id = id;
    this.#context = context;
    this.#audience = new Audience(context.elsewhere.at(id));
    this.#touched = context.now();
  }

  isHere(guest: string): boolean {
    return this.#audience.isHere(guest);
  }

  /** Who is at it on this server. */
  get here(): Here {
    return this.#audience.here;
  }

  get isEmpty(): boolean {
    return this.#audience.size === 0;
  }

  get isAwake(): boolean {
    return this.#kept !== undefined;
  }

  get isListed(): boolean {
    return this.#kept?.isListed ?? true;
  }

  /** How many commands wait. */
  get waiting(): number {
    return this.#deeds.length;
  }

  /** Since when nothing has happened; never while something is under way. */
  get idleSince(): number {
    const isBusy = this.#working || this.#thought || this.#kept?.isListed === false;
    return isBusy ? Number.POSITIVE_INFINITY : this.#touched;
  }

  /** Settles it when it is durable, or refused; fails it with NoTable. */
  carryOut(deed: Deed): void {
    if (this.#deeds.length >= QUEUE) return void deed.settle(refusedBy('busy'));
    this.#deeds.push(deed);
    this.#work();
  }

  /** What nobody in particular wants. */
  see(run: Deed['run']): Promise<Outcome> {
    return new Promise((settle, fail) => this.carryOut({ run, settle, fail }));
  }

  /** Asks the table something, as it is kept. */
  read<T>(ask: (kept: KeptTable) => T): Promise<T> {
    return new Promise((resolve, fail) => {
      const run = (kept: KeptTable): void => {
        try {
          resolve(ask(kept));
        } catch (error) {
          fail(error);
        }
      };
      this.#reads.push({ run, fail });
      this.#work();
    });
  }

  join(member: Member, seq: number): Promise<void> {
    return this.read(kept => {
      this.#isPresenceNew = true;
      const isFirst = this.isEmpty;
      this.#audience.join(member, kept.table, this.#context.now(), kept.since(seq));
      this.#context.elsewhere.tell(this.id, isFirst);
    });
  }

  leave(member: Member): void {
    if (!this.#audience.leave(member)) return;
    this.#context.elsewhere.tell(this.id);
    const isUnwatched = this.#kept && !this.#mayThink(this.#kept.table);
    if (isUnwatched && this.#context.bots.forget(this.id)) this.#thought = undefined;
    this.meet();
  }

  /** Somebody came or went, here or elsewhere. */
  meet(): void {
    this.#isPresenceNew = !this.isEmpty;
    if (this.#isPresenceNew) this.#work();
  }

  say(message: ServerMessage): void {
    this.#audience.say(message);
  }

  /** Another server has written. */
  hear(seq: number): void {
    this.#heard = Math.max(this.#heard, seq);
    this.#work();
  }

  /** A clock may have run out, a bot may have to think. */
  look(): Promise<void> {
    return this.read(() => {});
  }

  /** As a due table; one that is due by the listing of an older server alone is listed anew. */
  async tend(): Promise<void> {
    const isIdle = await this.read(({ table }) => table.botTurn() !== null && !table.isAwaited);
    if (isIdle) await this.list();
  }

  /**
   * Whether somebody whose presence keeps a table that has not started was here since this was last asked. Once a minute is
   * enough, and `isLast` when the room is about to be forgotten.
   */
  takeSeen(isLast = false): boolean {
    const now = this.#context.now();
    if (!isLast && now - this.#seenAt < SEEN_MS) return false;
    const isSeen = this.#isSeen || this.#isKept;
    if (isSeen) this.#seenAt = now;
    this.#isSeen = false;
    return isSeen;
  }

  /** Whether somebody who belongs to a table that has not started has it open, on any server. */
  get #isKept(): boolean {
    return this.#gathered.some(guest => this.isHere(guest));
  }

  /** Closes a table that never started, unless somebody who belongs to it is there after all. */
  expire(): Promise<Outcome> {
    return this.see((table, now) =>
      table.gathered.some(guest => this.isHere(guest)) ? { records: [] } : table.expire(now),
    );
  }

  /** Lists show the table as it is from now on. */
  list(): Promise<void> {
    return this.read(kept => kept.list()).then(() => {});
  }

  /** Forgets the table, not those who are at it. */
  rest(): void {
    this.#kept = undefined;
    clearTimeout(this.#timer);
    clearTimeout(this.#listing);
  }

  /** Loads the table again and tells everybody all of it: its journal was written anew. */
  async reload(): Promise<void> {
    await this.read(() => {
      this.rest();
      this.#told = 0;
    });
    await this.look();
  }

  /** Resolves when nothing waits any more. */
  async finished(): Promise<void> {
    while (this.#working) await this.#working;
  }

  #work(): void {
    this.#working ??= this.#workOff();
  }

  get #hasWork(): boolean {
    const isBehind = this.#heard > this.#told && (this.isAwake || !this.isEmpty);
    return this.#deeds.length > 0 || this.#reads.length > 0 || this.#isPresenceNew || isBehind;
  }

  async #workOff(): Promise<void> {
    await undefined; // all that is wanted in this moment is worked off together
    while (this.#hasWork) {
      const deeds = this.#deeds;
      this.#deeds = [];
      try {
        // To wait for nothing costs as much as to judge a move.
        const kept = this.#atHand ?? (await this.#fetch());
        const due = this.#withClock(kept.table, deeds);
        this.#conclude(kept, due.length > 0 ? await kept.carryOut(due) : []);
      } catch (error) {
        if (!(error instanceof NoTable)) this.#context.onFault(this.id, error);
        this.rest();
        this.#isPresenceNew = false;
        this.#heard = this.#told;
        for (const { fail } of this.#reads.splice(0)) fail(error);
        for (const deed of deeds)
          if (error instanceof NoTable) deed.fail(error);
          else deed.settle({ refused: notKept(error) });
      }
    }
    this.#touched = this.#context.now();
    this.#working = undefined;
  }

  /** The table, if it is awake, nobody else has written, and no pause of this server has to be noted first. */
  get #atHand(): KeptTable | undefined {
    const kept = this.#kept;
    return kept && this.#heard <= kept.table.seq && this.#context.isSettled() ? kept : undefined;
  }

  async #fetch(): Promise<KeptTable> {
    await this.#context.settled();
    const kept = this.#kept ?? (await this.#wake());
    if (this.#heard > kept.table.seq) await kept.follow(this.#heard);
    return kept;
  }

  /** Whoever hears that it is done knows what it led to. */
  #conclude(kept: KeptTable, done: readonly Done[]): void {
    this.#tell(kept);
    for (const { deed, outcome } of done) {
      if (deed.by && kept.table.eyesOf(deed.by.guest) !== 'watcher') this.#commanded = this.#context.now();
      deed.settle(outcome);
    }
    if (this.#reads.length > 0) for (const { run } of this.#reads.splice(0)) run(kept);
    if (this.#isPresenceNew) this.#audience.tell(kept.table, [], this.#context.now());
    this.#isPresenceNew = false;
    this.#wait(kept.table);
    if (!kept.isListed) this.#listLater();
    this.#gathered = kept.table.gathered;
    this.#isSeen ||= this.#isKept;
    this.#think(kept.table);
  }

  async #wake(): Promise<KeptTable> {
    const kept = await KeptTable.wake(this.id, this.#context);
    if (!kept) throw new NoTable(this.id);
    this.#kept = kept;
    // While it was forgotten others may have written.
    if (kept.table.seq !== this.#told) this.#audience.tellAll(kept.table, this.#context.now());
    return kept;
  }

  #tell(kept: KeptTable): void {
    const news = kept.takeNews();
    const now = this.#context.now();
    this.#told = kept.table.seq;
    this.#heard = Math.max(this.#heard, this.#told);
    if (news === 'all') this.#audience.tellAll(kept.table, now);
    else if (news.length > 0) this.#audience.tell(kept.table, news, now);
    if (news === 'all' || news.some(({ kind }) => kind === 'tookBack')) this.#thought = undefined;
  }

  /** What time has done comes first. */
  #withClock(table: Table, deeds: readonly Deed[]): readonly Deed[] {
    const due = table.due(this.#context.now());
    return due === null || due > this.#context.now() ? deeds : [TICK, ...deeds];
  }

  #wait(table: Table): void {
    clearTimeout(this.#timer);
    const now = this.#context.now();
    const due = table.due(now);
    if (due === null) return;
    this.#timer = setTimeout(
      () => this.look().catch(() => {}),
      Math.min(LONGEST_TIMER, Math.max(1, due - now)),
    );
    this.#timer.unref();
  }

  #listLater(): void {
    this.#listing ??= setTimeout(() => {
      this.#listing = undefined;
      if (this.#kept?.isListed === false) this.list().catch(() => {});
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
      // Something was taken back meanwhile: this thought is about another position.
      if (this.#thought !== turn) return;
      this.#thought = undefined;
      if (result.kind !== 'givenUp') this.#answer(turn, result.kind === 'answered' ? result : undefined);
    });
  }

  /** A thought is paid for by whoever hosts the table, at the address from which it was set. */
  async #ask({ game, host }: Table, { view, level, seat, seed }: BotTurn): Promise<BotResult> {
    const { store, bots } = this.#context;
    this.#origin ??= store.originOf(this.id).catch(() => undefined);
    const address = (await this.#origin) ?? `guest ${host}`;
    return bots.think({ table: this.id, game, level, seat, view, seed }, { address, guest: host });
  }

  /** A bot that has no answer, or one against the rules, is answered for by the rules. */
  #answer(
    { seat, count }: BotTurn,
    answer: { readonly move: string; readonly resigns?: true } | undefined,
  ): void {
    const { move = null, resigns = false } = answer ?? {};
    void this.see((table, now) => table.playForBot(seat, move, count, now, resigns));
  }
}
