/**
 * One guest's side of a table held in this process: messages of the wire in and out. Used by the worker of a
 * local match and by the terminal.
 */
import type { Fields, MatchLog } from '@tessera/engine';
import type { ClientMessage, Command, Note, Refusal, ServerMessage, TableState } from '@tessera/wire';
import type { BotThought, HeldTable, HeldWorld, Journal, Post } from './heldTypes.ts';
import { LocalTable } from './localTable.ts';
import { refusal } from './refusals.ts';
import type { Eyes } from './seats.ts';
import { SentState } from './sentState.ts';
import type { Table } from './table.ts';
import { Thought } from './thought.ts';
import type { BotAsk, BotTurn, BotWord, Handled, Presence, TableRecord, Who, World } from './types.ts';

/** Delay of clock and bots after a failed append, in milliseconds. */
const RETRY_MS = 1000;
/** Number of recent command results held for retries under the same idempotency key. */
const REMEMBERED = 16;

/** Answer counted for a bot that failed to give one. */
const UNDECIDED: BotWord = { agrees: false, why: 'open' };

/** Commands handled by `LocalTable`; `Table` is loaded on the first of any other kind. */
const LOCAL: readonly Command['do'][] = ['play', 'leave'];

/**
 * Holds the table of a journal for one guest, and starts its match if all chairs are taken. Messages are
 * answered in order, as by a server, and only after their records are in the journal. Rejects with a
 * FormatError for a journal that cannot be replayed, and for a match that cannot begin.
 */
export async function holdTable(
  records: readonly TableRecord[],
  guest: string,
  journal: Journal,
  world: HeldWorld,
  post: Post,
): Promise<HeldTable> {
  const tableWorld: World = {
    game: id => world.game(id),
    levels: game => world.levels(game),
    keeper: game => world.keeper(game),
    downtime: (from, to) => world.downtime(from, to),
    considers: world.consider !== undefined,
  };
  const Kind = LocalTable.isBeyond(records) ? await loadTable() : LocalTable;
  if (records.length === 1) Kind.load(records, tableWorld).begin(world.now()); // throws if it cannot
  return new Held(Kind.load(records, tableWorld), records, guest, journal, world, tableWorld, post);
}

const loadTable = async () => (await import('./table.ts')).Table;

class Held implements HeldTable {
  table: LocalTable;
  readonly #stored: TableRecord[];
  readonly #who: Who;
  readonly #journal: Journal;
  readonly #world: HeldWorld;
  readonly #tableWorld: World;
  readonly #post: Post;
  readonly #presence: Presence;
  readonly #done = new Map<string, ServerMessage>();
  readonly #turn: Thought;
  readonly #offer: Thought;
  #queue: Promise<void> = Promise.resolve();
  /** State last sent; undefined while the table is not open. */
  #sent: SentState | undefined;
  #eyes: Eyes | undefined;
  #stopTimer: (() => void) | undefined;
  #hasFailed = false;
  #isClosed = false;

  constructor(
    table: LocalTable,
    records: readonly TableRecord[],
    guest: string,
    journal: Journal,
    world: HeldWorld,
    tableWorld: World,
    post: Post,
  ) {
    const onFault = (error: unknown): void => world.onFault?.(error);
    this.table = table;
    this.#stored = [...records];
    this.#who = { guest, name: '' };
    this.#journal = journal;
    this.#world = world;
    this.#tableWorld = tableWorld;
    this.#post = post;
    this.#presence = { isHere: one => one === guest, watchers: 0 };
    this.#turn = new Thought(onFault);
    this.#offer = new Thought(onFault);
    void this.#enqueue(() => this.#change(() => ({ records: [] })));
  }

  receive(message: ClientMessage): Promise<void> {
    return this.#enqueue(() => this.#answer(message));
  }

  note(note: Note): Promise<void> {
    return this.#enqueue(() => this.#change(table => table.note(this.#who.guest, note, this.#now)));
  }

  async log(around?: Fields): Promise<MatchLog | undefined> {
    let log: MatchLog | undefined;
    await this.#enqueue(async () => {
      log = (await this.#fetchOthers()).log(around);
    });
    return log;
  }

  close(): void {
    this.#isClosed = true;
    this.#stopTimer?.();
    this.#giveUpThoughts();
  }

  get #now(): number {
    return this.#world.now();
  }

  #enqueue(job: () => Promise<unknown>): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      if (!this.#isClosed) await job();
    });
    return this.#queue;
  }

  async #answer(message: ClientMessage): Promise<void> {
    if (message.type === 'beat') {
      this.#post({ type: 'beat' });
      return;
    }
    const { table: id } = message;
    const key = 'key' in message ? { key: message.key } : {};
    if (id !== this.table.id) this.#post({ type: 'problem', code: 'noTable', table: id, ...key });
    else if (message.type === 'open') this.#open();
    else if (message.type === 'close') this.#leave();
    else if (message.type === 'do')
      this.#post(this.#done.get(message.key) ?? (await this.#carryOut(message.key, message.command)));
    else if (message.type !== 'point') {
      const value = (await this.#fetchOthers()).answerTo(message, this.#who.guest);
      this.#post({ type: 'answer', key: message.key, value });
    }
  }

  #open(): void {
    this.#tellAll();
    this.#look();
  }

  #leave(): void {
    this.#sent = undefined;
    this.#giveUpThoughts();
  }

  async #carryOut(key: string, command: Command): Promise<ServerMessage> {
    if (!LOCAL.includes(command.do)) await this.#fetchOthers();
    const refused = await this.#change(table => table.handle(this.#who, command, this.#now));
    if (refused) return { type: 'refused', key, refusal: refused };
    const done: ServerMessage = { type: 'done', key, seq: this.table.seq };
    this.#done.set(key, done);
    const [oldest = key] = this.#done.keys();
    if (this.#done.size > REMEMBERED) this.#done.delete(oldest);
    return done;
  }

  /** Loads `Table`, and replays the stored journal into it. */
  async #fetchOthers(): Promise<Table> {
    const Table = await loadTable();
    if (!(this.table instanceof Table)) this.table = Table.load(this.#stored, this.#tableWorld);
    return this.table as Table;
  }

  /**
   * Starts the match and applies an expired clock if due, then runs the change. Resolves to undefined once
   * all records are appended and sent, else to a refusal.
   */
  async #change(run: (table: LocalTable) => Handled): Promise<Refusal | undefined> {
    const { table } = this;
    const records: TableRecord[] = [];
    let handled: Handled;
    try {
      const begun = table.begin(this.#now);
      if ('records' in begun) records.push(...begun.records);
      records.push(...table.tick(this.#now));
      handled = run(table);
    } catch (error) {
      return this.#reload(error);
    }
    const refused = 'refused' in handled ? handled.refused : undefined;
    if ('records' in handled) records.push(...handled.records);
    return (await this.#keep(records)) ?? refused;
  }

  /** Appends records to the journal, then sends what changed. */
  async #keep(records: readonly TableRecord[]): Promise<Refusal | undefined> {
    if (records.length > 0) {
      try {
        await this.#journal.append(records, this.table);
      } catch (error) {
        return this.#reload(error);
      }
      this.#hasFailed = false;
      this.#stored.push(...records);
      this.#tell(records);
    }
    this.#look();
    return undefined;
  }

  /** Rolls back to the stored state after a fault or a failed append. */
  #reload(error: unknown): Refusal {
    this.#world.onFault?.(error);
    this.#hasFailed = true;
    const Kind = this.table.constructor as typeof LocalTable;
    this.table = Kind.load(this.#stored, this.#tableWorld);
    if (this.#sent) this.#tellAll();
    this.#giveUpThoughts();
    this.#wait();
    return refusal('notKept');
  }

  get #state(): TableState {
    const { table } = this;
    return {
      ...table.shared(this.#now, this.#presence),
      ...table.own(table.eyesOf(this.#who.guest)),
    };
  }

  #tellAll(): void {
    const { table } = this;
    this.#sent = new SentState();
    this.#sent.diff(this.#state, () => {});
    this.#eyes = table.eyesOf(this.#who.guest);
    const view = table.view(this.#who.guest, this.#now, this.#presence);
    this.#post({ type: 'table', seq: table.seq, table: view });
  }

  /** Sends the happenings and the changed fields; the whole table if the guest sits in other chairs now. */
  #tell(records: readonly TableRecord[]): void {
    if (records.some(({ kind }) => kind === 'tookBack')) this.#giveUpThoughts();
    const { table } = this;
    const eyes = table.eyesOf(this.#who.guest);
    if (!this.#sent) return;
    if (eyes !== this.#eyes) {
      this.#tellAll();
      return;
    }
    const state: Record<string, unknown> = {};
    this.#sent.diff(this.#state, (name, _text, value) => {
      state[name] = value;
    });
    const happened = records.flatMap(record => table.happened(record, eyes));
    this.#post({ type: 'change', table: table.id, seq: table.seq, happened, state });
  }

  /** Sets the timer, and starts a bot that has to move or to answer a proposal. */
  #look(): void {
    this.#wait();
    if (this.#sent && !this.#hasFailed) this.#think();
  }

  #wait(): void {
    this.#stopTimer?.();
    const due = this.table.due(this.#now);
    if (due === null && !this.#hasFailed) return;
    const least = this.#hasFailed ? RETRY_MS : 1;
    this.#stopTimer = this.#world.after(Math.max(least, (due ?? 0) - this.#now), () => {
      this.#hasFailed = false;
      void this.#enqueue(() => this.#change(() => ({ records: [] })));
    });
  }

  #giveUpThoughts(): void {
    this.#turn.giveUp();
    this.#offer.giveUp();
  }

  #think(): void {
    const { table } = this;
    const turn = table.botTurn();
    this.#turn.start(
      turn ? `${turn.count}` : undefined,
      signal => this.#world.think(turn as BotTurn, signal),
      this.#then((now, thought) => this.#played(now, turn as BotTurn, thought)),
    );
    const ask = table.botAsk();
    this.#offer.start(
      ask ? `${ask.ask} ${ask.seat} ${ask.count}` : undefined,
      signal => this.#world.consider?.(ask as BotAsk, signal) ?? Promise.resolve(UNDECIDED),
      // Only a `Table` has open proposals.
      this.#then((now, word = UNDECIDED) => (now as Table).answerForBot(ask as BotAsk, word, this.#now)),
    );
  }

  /** Queues the result of a bot, and drops it if the match has moved on. */
  #then<T>(run: (table: LocalTable, result: T | undefined) => Handled) {
    return (result: T | undefined, isStill: () => boolean): void => {
      void this.#enqueue(async () => {
        if (isStill()) await this.#change(table => run(table, result));
      });
    };
  }

  /** Plays a bot's answer and notes its reason; the rules answer for a bot that failed. */
  #played(table: LocalTable, { seat, count }: BotTurn, thought: BotThought | undefined): Handled {
    const { move = null, resigns = false, reason } = thought ?? {};
    const played = table.playForBot(seat, move, count, this.#now, resigns);
    if (!reason || 'refused' in played) return played;
    const noted = table.note(this.#who.guest, { kind: 'reason', count, reason }, this.#now);
    return 'refused' in noted ? played : { records: [...played.records, ...noted.records] };
  }
}
