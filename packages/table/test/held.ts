/** Held tables for tests: a journal in memory, a timer that runs when told, bots that answer when told, a client that listens. */
import type { ClientMessage, Command, ServerMessage, TableView } from '@tessera/wire';
import {
  type BotAsk,
  type BotThought,
  type BotTurn,
  type BotWord,
  type Created,
  type FirstChair,
  type HeldTable,
  type HeldWorld,
  holdTable,
  notesUpTo,
  Table,
  type TableRecord,
  withNote,
} from '../src/index.ts';
import { created, NOON, WORLD, type World } from './tables.ts';

/** A chair of whoever sits at this screen. */
export const here = (name = ''): FirstChair => ({ kind: 'person', guest: 'here', name, isReady: true });

/** Two people at one screen, for a game of rift unless told otherwise. */
export const local = (changes: Partial<Created> = {}): Created => ({
  ...created({
    chairs: [here(), here()],
    host: 'here',
    secret: '',
    code: '',
    seed: 'canary-seed-1',
    ...changes,
  }),
});

interface Asked<Q, A> {
  readonly question: Q;
  readonly signal: AbortSignal;
  answer(answer: A): Promise<void>;
  fail(): Promise<void>;
}

/** One screen at a held table. */
export class Screen {
  readonly journal: TableRecord[];
  readonly messages: ServerMessage[] = [];
  readonly turns: Asked<BotTurn, BotThought>[] = [];
  readonly offers: Asked<BotAsk, BotWord>[] = [];
  readonly faults: unknown[] = [];
  readonly #held: Promise<HeldTable>;
  held!: HeldTable;
  now = NOON;
  /** As the client knows it, put together from messages alone. */
  view: TableView | undefined;
  /** How many appends fail from now on. */
  failing = 0;
  /** Lets an append wait. */
  gate: Promise<void> | undefined;
  readonly world: HeldWorld;
  timer: { readonly at: number; run(): void } | undefined;
  #keys = 0;

  constructor(
    records: readonly TableRecord[] = [local()],
    changes: Partial<HeldWorld> = {},
    world: World = WORLD,
  ) {
    this.journal = [...records];
    const asked =
      <Q, A>(list: Asked<Q, A>[]) =>
      (question: Q, signal: AbortSignal): Promise<A> =>
        new Promise((resolve, reject) => {
          list.push({
            question,
            signal,
            answer: answer => this.#settled(() => resolve(answer)),
            fail: () => this.#settled(() => reject(new Error('a bot failed'))),
          });
        });
    this.world = {
      ...world,
      now: () => this.now,
      after: (ms, run) => {
        const timer = { at: this.now + ms, run };
        this.timer = timer;
        return () => {
          if (this.timer === timer) this.timer = undefined;
        };
      },
      think: asked(this.turns),
      onFault: error => this.faults.push(error),
      ...changes,
    };
    if (!('consider' in changes)) this.world.consider = asked(this.offers);
    this.#held = this.hold();
    this.#held.catch(() => {});
  }

  /** Reads the journal anew, as after a reload of the page. */
  async hold(): Promise<HeldTable> {
    const append = async (records: readonly TableRecord[]): Promise<void> => {
      await this.gate;
      if (this.failing > 0) {
        this.failing--;
        throw new Error('the disk is full');
      }
      this.journal.push(...records);
    };
    this.held?.close();
    const journal = JSON.parse(JSON.stringify(this.journal)) as TableRecord[];
    this.held = await holdTable(journal, 'here', { append }, this.world, message => this.#hear(message));
    return this.held;
  }

  async #settled(act: () => void): Promise<void> {
    act();
    for (let i = 0; i < 4; i++) await Promise.resolve();
    await this.beat();
  }

  /** Resolves when everything before it is answered. */
  beat(): Promise<void> {
    return this.say({ type: 'beat' });
  }

  async say(message: ClientMessage): Promise<void> {
    await this.#held;
    await this.held.receive(message);
  }

  open(): Promise<void> {
    return this.say({ type: 'open', table: 'table-1', seq: 0 });
  }

  /** The code of the refusal, or nothing when it was done. */
  async do(command: Command): Promise<string | undefined> {
    const key = `key-${this.#keys++}`;
    await this.say({ type: 'do', table: 'table-1', key, command });
    const answer = this.messages.findLast(one => 'key' in one && one.key === key);
    return answer?.type === 'refused' ? answer.refusal.code : undefined;
  }

  play(move = this.legal()[0] as string): Promise<string | undefined> {
    return this.do({ do: 'play', move, after: this.count });
  }

  legal(): readonly string[] {
    const seat = this.view?.standing?.toAct;
    return typeof seat === 'number' ? Table.load(this.journal, this.world).legal(seat) : [];
  }

  get count(): number {
    return this.view?.standing?.count ?? 0;
  }

  /** Time passes, and the timer runs if it is due. */
  async pass(ms: number): Promise<void> {
    this.now += ms;
    const { timer } = this;
    if (!timer || timer.at > this.now) return;
    this.timer = undefined;
    timer.run();
    await this.beat();
  }

  get kinds(): readonly string[] {
    return this.journal.map(({ kind }) => kind);
  }

  /** What the table would say to somebody who opens it now. */
  get fresh(): TableView {
    return this.held.table.view('here', this.now, { isHere: guest => guest === 'here', watchers: 0 });
  }

  #hear(message: ServerMessage): void {
    const told = JSON.parse(JSON.stringify(message)) as ServerMessage;
    this.messages.push(told);
    if (told.type === 'table') this.view = told.table;
    if (told.type === 'change' && this.view) this.view = changed(this.view, told);
  }
}

/** As docs/protocol.md says: `state` goes over what is known, and lists grow by what happened. */
function changed(
  before: TableView,
  { happened, state }: Extract<ServerMessage, { readonly type: 'change' }>,
): TableView {
  let { moves, chat, notes = [] } = before;
  for (const one of happened) {
    if (one.kind === 'tookBack') moves = moves.slice(0, -one.count);
    if (one.kind === 'played' && !one.isAgain) notes = notesUpTo(notes, moves.length);
    if (one.kind === 'played')
      moves = [...moves, { seat: one.seat, move: one.move, ...(one.by && { by: one.by }) }];
    if (one.kind === 'noted') notes = withNote(notes, one.note);
    if (one.kind === 'chat') {
      const { kind: _, ...line } = one;
      chat = [...chat, line];
    }
  }
  const { notes: _, ...rest } = before;
  return {
    ...rest,
    ...state,
    moves: [...moves],
    chat: [...chat],
    ...(notes.length > 0 && { notes: [...notes] }),
  };
}
