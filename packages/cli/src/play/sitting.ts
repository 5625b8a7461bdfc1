/** A table with everybody at the keyboard as one guest, and bots in the other chairs. Its journal stays in memory. */
import type { Thought } from '@tessera/bots';
import { considerEnd } from '@tessera/bots/considerEnd';
import { type AnyGame, FormatError, type MatchLog, type Seat, seededChance } from '@tessera/engine';
import {
  type BotAsk,
  type BotTurn,
  type Created,
  type FirstChair,
  type Handled,
  Table,
  type TableRecord,
  type World,
} from '@tessera/table';
import type { Ask, Command, Happening, Note, Refusal, Standing, TableView } from '@tessera/wire';
import { type Bots, newBots } from '../bots.ts';
import type { Manifest } from '../games/manifest.ts';
import type { Ply } from '../line.ts';
import { written } from '../thought.ts';
import type { Language } from '../words.ts';

/** Guest id of the people at the keyboard, however many. */
const HERE = 'here';
const WHO = { guest: HERE, name: '' };
const PRESENCE = { isHere: () => true, watchers: 0 };

/** The name of a bot, or null for a person at the keyboard. */
export type Player = string | null;

/** The start of a match: a log to resume, or options and a seed. */
export type SittingStart = Pick<Created, 'options' | 'seed' | 'position' | 'from'>;

/** A happening with everything that a screen shows of it. */
export type Told = Exclude<Happening, { kind: 'played' }> | { readonly kind: 'ply'; readonly ply: Ply };

/** Number of answers that a hint compares. */
const BEST = 3;

export class Sitting {
  readonly game: AnyGame;
  readonly hasPeople: boolean;
  /** Journal of the table: its records so far. */
  readonly journal: TableRecord[] = [];
  readonly #manifest: Manifest;
  readonly #bots: Bots;
  readonly #table: Table;

  /** Throws FormatError if the match cannot begin. */
  constructor(manifest: Manifest, players: readonly Player[], opening: SittingStart, language: Language) {
    this.game = manifest.game;
    this.hasPeople = players.includes(null);
    this.#manifest = manifest;
    this.#bots = newBots(manifest.bots);
    const created = createdBy(this.game, players, opening, language);
    this.#table = Table.create(created, worldOf(manifest));
    this.journal.push(created);
    this.#write(this.#table.begin(Date.now()));
  }

  get #view(): TableView {
    return this.#table.view(HERE, Date.now(), PRESENCE);
  }

  /** The match in the view of the people at the keyboard. */
  get standing(): Standing {
    const { standing } = this.#table.own(this.#table.eyesOf(HERE));
    if (!standing) throw new Error('a sitting begins with its match');
    return standing;
  }

  /** Legal answers of the seat that decides, in notation. */
  get legal(): readonly string[] {
    const { toAct } = this.standing;
    return toAct === null ? [] : this.#table.legal(toAct);
  }

  get notes(): readonly Note[] {
    return this.#view.notes ?? [];
  }

  /** The open proposal to end. */
  get offer(): Ask | undefined {
    return this.#view.asks.find(({ proposal }) => proposal.kind === 'end');
  }

  get position(): string {
    return this.#table.position() ?? '';
  }

  get log(): MatchLog {
    return this.#table.log() as MatchLog; // no dice are sealed at the keyboard
  }

  /** Executes a command of the people at the keyboard. */
  do(command: Command): readonly Told[] | { readonly refused: Refusal } {
    const { view, count } = this.standing;
    const handled = this.#table.handle(WHO, command, Date.now());
    if ('refused' in handled) return handled;
    if (handled.records.some(({ kind }) => kind === 'tookBack')) this.#bots.dismiss();
    return this.#told(handled, view, count);
  }

  note(note: Note): void {
    this.#write(this.#table.note(HERE, note, Date.now()));
  }

  /** Next task of a bot: an answer, or its consent to an end. */
  get botTask(): BotTurn | BotAsk | null {
    return this.#table.botAsk() ?? this.#table.botTurn();
  }

  /** Executes a task of a bot; has no effect once the signal is aborted. */
  async letBot(task: BotTurn | BotAsk, signal: AbortSignal): Promise<readonly Told[]> {
    return 'ask' in task ? this.#letConsider(task, signal) : this.#letAnswer(task, signal);
  }

  async #letAnswer(
    { seat, level, view, seed, count }: BotTurn,
    signal: AbortSignal,
  ): Promise<readonly Told[]> {
    const bot = this.#bots.called(level, seat, count);
    const thought = await bot.think({ view, seat, chance: seededChance(seed), limits: {}, signal });
    if (signal.aborted) return [];
    const shown = this.standing.view;
    const { move } = written(this.game, view, thought);
    const handled = this.#table.playForBot(seat, move, count, Date.now(), thought.resigns);
    const told = this.#told(handled, shown, count);
    const [reason] = this.hasPeople ? this.#manifest.bots.insight.reasonsFor(view, seat, thought) : [];
    if (reason) this.note({ kind: 'reason', count, reason });
    return told;
  }

  async #letConsider(ask: BotAsk, signal: AbortSignal): Promise<readonly Told[]> {
    const { seat, level, view, seed, count } = ask;
    const world = this.game.determinize(view, seededChance(seed));
    const word = await considerEnd(this.game, this.#manifest.bots.bot(level), { seat, world, seed }, signal);
    if (signal.aborted) return [];
    const shown = this.standing.view;
    return this.#told(this.#table.answerForBot(ask, word, Date.now()), shown, count);
  }

  /** Hint of the strongest bot for the seat that decides; its win probability is noted. */
  async advise(signal: AbortSignal): Promise<{ view: unknown; seat: Seat; thought: Thought<unknown> }> {
    const { view, count, toAct } = this.standing;
    const seat = toAct ?? 0;
    const { bots } = this.#manifest;
    const chance = seededChance(`${this.log.header.seed} hint ${count}`);
    const thought = await bots.bot(bots.names.at(-1) ?? '').think({
      ...{ view, seat, chance, limits: {}, signal },
      ranks: BEST,
    });
    if (thought.chance !== undefined) this.note({ kind: 'chance', count, seat, chance: thought.chance });
    return { view, seat, thought };
  }

  #write(handled: Handled): readonly TableRecord[] {
    if ('refused' in handled) throw new FormatError('table', handled.refused.code);
    this.journal.push(...handled.records);
    return handled.records;
  }

  /** `view` and `count` are those before the command. */
  #told(handled: Handled, view: unknown, count: number): readonly Told[] {
    const eyes = this.#table.eyesOf(HERE);
    let answers = count;
    return this.#write(handled).flatMap(record =>
      this.#table.happened(record, eyes).map((happening): Told => {
        if (happening.kind !== 'played' || record.kind !== 'played') return happening as Told;
        const before = answers++;
        const { seat, move, chance } = record;
        const seen = (): unknown => (before === count ? view : this.#table.viewAt(before, HERE));
        return { kind: 'ply', ply: { seat, move, chance, events: happening.events, before: seen } };
      }),
    );
  }
}

const worldOf = ({ game, bots, rival }: Manifest): World => ({
  game: () => game,
  levels: () => bots.levels.map(({ id }) => id),
  keeper: () => rival,
  considers: true,
  downtime: () => 0,
});

const UNHURRIED = { total: null, increment: 0, move: null };

const createdBy = (
  game: AnyGame,
  players: readonly Player[],
  opening: SittingStart,
  language: Language,
): Created => ({
  seq: 1,
  at: Date.now(),
  kind: 'created',
  id: HERE,
  code: '',
  secret: '',
  game: game.id,
  title: '',
  ...opening,
  pace: UNHURRIED,
  openTo: 'link',
  onTime: 'bot',
  hasHints: true,
  language,
  host: HERE,
  entropy: [],
  chairs: players.map(
    (level): FirstChair =>
      level === null ? { kind: 'person', ...WHO, isReady: true } : { kind: 'bot', level },
  ),
});
