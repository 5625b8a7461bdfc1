/**
 * One guest's side of a table that one process holds: messages of the wire in, messages of the wire out. A worker holds a local
 * match so, and the terminal.
 */
import type { ClientMessage, Command, Note, Refusal, ServerMessage, TableState } from '@tessera/wire';
import type { BotThought, HeldTable, HeldWorld, Journal, Post } from './heldTypes.ts';
import { LocalTable } from './localTable.ts';
import { refusal } from './refusals.ts';
import type { Eyes } from './seats.ts';
import { SentState } from './sentState.ts';
import type { Table } from './table.ts';
import { Thought } from './thought.ts';
import type { BotAsk, BotTurn, BotWord, Handled, Presence, TableRecord, Who, World } from './types.ts';

/** After a failed append the clock and the bots wait so long before they try again. */
const RETRY_MS = 1000;
/** Answers to commands that may be repeated under the same key. */
const REMEMBERED = 16;

/** The word of a bot that failed. */
const UNDECIDED: BotWord = { agrees: false, why: 'open' };

/** What a `LocalTable` does by itself; all else is fetched when it is first wanted. */
const LOCAL: readonly Command['do'][] = ['play', 'takeBack', 'redo', 'leave'];

/**
 * Holds the table of a journal for one guest, and starts its match if all chairs are taken. Messages are answered one after the
 * other, as a server does, and nothing is said before it is in the journal. Rejects with a FormatError in words for a journal that
 * does not lead to a table, and for a match that cannot begin.
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
    lull: (from, to) => world.lull(from, to),
    considers: world.consider !== undefined,
  };
  const Kind = LocalTable.isBeyond(records) ? await loadTable() : LocalTable;
  if (records.length === 1) Kind.load(records, tableWorld).begin(world.now()); // may refuse to
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
  /** Undefined while nobody has the table open. */
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
      const value = this.table.answerTo(message, this.#who.guest);
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

  /** The rest of what a table does, from its journal. */
  async #fetchOthers(): Promise<void> {
    const Table = await loadTable();
    if (!(this.table instanceof Table)) this.table = Table.load(this.#stored, this.#tableWorld);
  }

  /** What time has done comes first. Resolves to nothing when all of it is kept and told. */
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

  /** Appends to the journal, then tells. */
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

  /** As if nothing had been done that was not kept. */
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

  /** Those who have the table open hear what happened and what is different; in other chairs, all of it. */
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

  /** A clock may have to run, a bot to think. */
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
      // Open proposals are a `Table`'s.
      this.#then((now, word = UNDECIDED) => (now as Table).answerForBot(ask as BotAsk, word, this.#now)),
    );
  }

  /** What a bot came to is done in its turn, if it is still about this moment. */
  #then<T>(run: (table: LocalTable, result: T | undefined) => Handled) {
    return (result: T | undefined, isStill: () => boolean): void => {
      void this.#enqueue(async () => {
        if (isStill()) await this.#change(table => run(table, result));
      });
    };
  }

  /** The answer of a bot, and why; the rules answer for one that failed. */
  #played(table: LocalTable, { seat, count }: BotTurn, thought: BotThought | undefined): Handled {
    const { move = null, resigns = false, reason } = thought ?? {};
    const played = table.playForBot(seat, move, count, this.#now, resigns);
    if (!reason || 'refused' in played) return played;
    const noted = table.note(this.#who.guest, { kind: 'reason', count, reason }, this.#now);
    return 'refused' in noted ? played : { records: [...played.records, ...noted.records] };
  }
}
