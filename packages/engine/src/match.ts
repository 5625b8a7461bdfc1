// @chunk engine
import { type Chance, type StreamPosition, scriptedChance, seededChance } from './chance.ts';
import { digest } from './codec.ts';
import type { Game, GameEvent, Seat, Step } from './game.ts';
import {
  AGREE,
  currentLog,
  isLeaving,
  isMatchWord,
  LEAVE,
  LEAVE_ON_TIME,
  type LeaveCause,
  type LogEntry,
  type LogHeader,
  type MatchLog,
  type MatchWord,
  type Numbers,
  type Promised,
} from './log.ts';
import { nonDefaultOptions, parseOptions } from './options.ts';
import type { Fields } from './read.ts';
import { requireSealed, sealOf } from './seal.ts';
import { firstState, moveOf, type Start, said, stepOf, textOf } from './step.ts';
import { Draws, numbersOf, promiseOf, type Stream, streamOf } from './stream.ts';
import { type Horizon, horizonOf, refusalIn, type UndoRefusal, Watch } from './undo.ts';
import { FormatError, IllegalMove, invariant, type RuleViolation, violation } from './violation.ts';

export interface MatchStart<O> extends Start<O> {
  readonly seed: string;
  /** Data of the table for people; kept in the header of the log. */
  readonly table?: Fields;
  /** Origin that the log names for numbers from a source of their own; `given` by default. */
  readonly numbers?: Numbers;
  /** Factory of streams other than the seeded one; `numbers` names it. */
  readonly stream?: Stream;
  /** Dice committed to during the match, and how they are drawn. */
  readonly promised?: Promised;
  readonly sealed?: Stream;
}

/** An answer with its events and the state it led to. */
export interface PastEntry<S, E> extends LogEntry {
  readonly events: readonly E[];
  readonly state: S;
}

/** The history of a match, from the state before the first answer. */
export interface Past<S, E> {
  readonly start: S;
  readonly entries: readonly PastEntry<S, E>[];
}

/** Snapshot of a match as plain data: a log resumes from it without replaying the entries before. */
export interface Snapshot<S> extends Horizon {
  /** Number of answers before it. */
  readonly length: number;
  readonly state: S;
  readonly digest: string;
  /** Position of the match's chance, in the last fresh stream if there is one. */
  readonly place: StreamPosition;
  readonly fresh?: number;
}

/** A match with erased types, for tools, arenas and generic bots. */
export type AnyMatch = Match<unknown, unknown, unknown, GameEvent, object>;

/** A running match: one state, one log, every answer checked before it is played. */
export class Match<S, M, V, E extends GameEvent, O extends object> {
  readonly game: Game<S, M, V, E, O>;
  /** Complete options: every default is filled in. */
  readonly options: O;
  readonly header: LogHeader;
  /** Digest of the state before the first answer; computed lazily. */
  #startDigest: string | undefined;
  #state: S;
  readonly #draws: Draws;
  #entries: LogEntry[] = [];
  /** Undo bar of entry i, if it has one. */
  #bars: (UndoRefusal | undefined)[] = [];
  readonly #undone: LogEntry[] = [];

  /** With a `source`, the numbers are given and not drawn from the seed, and the log says so. */
  constructor(game: Game<S, M, V, E, O>, start: MatchStart<O>, source?: Chance) {
    const { min, max } = game.seats;
    if (!(start.seats >= min && start.seats <= max)) {
      throw new FormatError(
        'seats',
        `${game.id} is played by ${min === max ? min : `${min} to ${max}`}, not ${start.seats}`,
      );
    }
    this.game = game;
    this.options = start.options;
    this.#draws = new Draws(start.seed, start.stream, source, promiseOf(start));
    this.#state = firstState(game, start, this.#draws.chance);
    this.header = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: nonDefaultOptions(game.options, start.options) as Fields,
      seats: start.seats,
      seed: start.seed,
      numbers: start.numbers ?? (source ? 'given' : 'seeded'),
      ...(start.position === undefined ? {} : { position: start.position }),
      ...(start.table === undefined ? {} : { table: start.table }),
      ...(start.promised === undefined ? {} : { promised: start.promised }),
      chance: this.#draws.chance.take(),
    };
  }

  /**
   * Resumes a match where its log ends; the next numbers are fresh, and the same for everyone who resumes it.
   * From a snapshot only the answers after it are replayed. Throws a FormatError that names the part that
   * does not fit.
   */
  static resume<S, M, V, E extends GameEvent, O extends object>(
    game: Game<S, M, V, E, O>,
    written: MatchLog,
    snapshot?: Snapshot<S>,
    sealed?: Stream,
  ): Match<S, M, V, E, O> {
    const log = currentLog(game, written);
    const stream = streamOf(log.header, sealed);
    const match = Match.#follow(game, log, stream, snapshot, sealed);
    // The seed depends on the length: resuming again and again does not show the same dice.
    if (match.#draws.isGiven) match.#draws.drawFrom(seededChance(`${log.header.seed}/${match.length}`));
    return match;
  }

  /** Replays a log and checks all of it; see `replay`. */
  static replay<S, M, V, E extends GameEvent, O extends object>(
    game: Game<S, M, V, E, O>,
    written: MatchLog,
    numbers: 'recorded' | 'seeded',
    sealed?: Stream,
  ): Match<S, M, V, E, O> {
    const log = currentLog(game, written);
    const stream = numbers === 'recorded' ? undefined : (streamOf(log.header, sealed) ?? seededChance);
    return Match.#follow(game, log, stream, undefined, sealed);
  }

  get state(): S {
    return this.#state;
  }

  /** Answers played so far. */
  get length(): number {
    return this.#entries.length;
  }

  get entries(): readonly LogEntry[] {
    return this.#entries;
  }

  /** Number of answers that `redo` could replay. */
  get undone(): number {
    return this.#undone.length;
  }

  /** Those answers, in the order of `redo`. */
  undoneEntries(): readonly LogEntry[] {
    return this.#undone.toReversed();
  }

  get lastEntry(): LogEntry | undefined {
    return this.#entries.at(-1);
  }

  /** The seat that decides; undefined when the game is over. */
  get decider(): Seat | undefined {
    return this.game.decider(this.#state);
  }

  /** The sealed log; `table` adds data of the table that was not known at the start. */
  log(table?: Fields): MatchLog {
    const header = table ? { ...this.header, table } : this.header;
    const entries = [...this.#entries];
    this.#startDigest ??= digest(this.#start());
    return { header, entries, seal: sealOf(header, entries, this.#startDigest, digest(this.#state)) };
  }

  /**
   * The state before the first answer, rebuilt on demand: it is seldom needed, and a server holds thousands
   * of matches.
   */
  #start(): S {
    const { seats, position, chance } = this.header;
    const start = { options: this.options, seats, ...(position === undefined ? {} : { position }) };
    return firstState(this.game, start, scriptedChance(chance));
  }

  check(seat: Seat, move: M): RuleViolation | undefined {
    return this.game.check(this.#state, seat, move);
  }

  /**
   * Plays a legal answer; throws IllegalMove for any other, and then nothing has changed and nothing was
   * drawn.
   */
  submit(seat: Seat, move: M): Step<S, E> {
    const refused = this.game.check(this.#state, seat, move);
    if (refused) throw new IllegalMove(refused);
    return this.#take(seat, move);
  }

  /**
   * Plays an answer in notation, or returns its refusal. Throws FormatError for malformed text. After a
   * refusal or an error nothing has changed and nothing was drawn.
   */
  answer(seat: Seat, text: string): Step<S, E> | { readonly refused: RuleViolation } {
    const move = this.game.notation.parseMove(this.#state, text);
    const refused = this.game.check(this.#state, seat, move);
    return refused ? { refused } : this.#take(seat, move);
  }

  /** Plays the default answer of the rules for the decider; undefined when the game is over. */
  fallback(): Step<S, E> | undefined {
    const seat = this.decider;
    return seat === undefined ? undefined : this.#take(seat, this.game.fallback(this.#state));
  }

  /** Refusal to let a seat leave: the game is over, or the seat has left. */
  leaveRefusal(seat: Seat): RuleViolation | undefined {
    if (this.game.outcome(this.#state)) return violation('', 'E_GAME_OVER');
    const isHere = seat >= 0 && seat < this.header.seats;
    const hasLeft = this.#entries.some(entry => entry.seat === seat && isLeaving(entry.move));
    return isHere && !hasLeft ? undefined : violation('', 'E_NOT_SEATED', { seat });
  }

  /** Lets a seat leave for good. Throws IllegalMove if it cannot. */
  leave(seat: Seat, cause: LeaveCause = 'resign'): Step<S, E> {
    return this.say(seat, cause === 'time' ? LEAVE_ON_TIME : LEAVE);
  }

  /** Refusal of an agreed end offered by a seat: the seat has left, or the game has no such end. */
  agreeRefusal(seat: Seat): RuleViolation | undefined {
    return this.leaveRefusal(seat) ?? (this.game.agree ? undefined : violation('', 'E_NO_AGREEMENT'));
  }

  /** Ends the match by agreement, offered by this seat. Throws IllegalMove if it cannot end so. */
  agree(seat: Seat): Step<S, E> {
    return this.say(seat, AGREE);
  }

  sayRefusal(seat: Seat, word: MatchWord): RuleViolation | undefined {
    return word === AGREE ? this.agreeRefusal(seat) : this.leaveRefusal(seat);
  }

  /** Leaves or agrees, by the word of the log. Throws IllegalMove if that is refused. */
  say(seat: Seat, word: MatchWord): Step<S, E> {
    const refused = this.sayRefusal(seat, word);
    if (refused) throw new IllegalMove(refused);
    return this.#take(seat, said(word));
  }

  /** The bar to undoing the last `count` answers; undefined when they can be. */
  undoRefusal(count = 1): UndoRefusal | undefined {
    return refusalIn(this.#bars, count);
  }

  /** Undoes the last answer; false if it revealed something, or there is none. */
  undo(): boolean {
    if (this.undoRefusal()) return false;
    this.#undone.push(this.#entries.at(-1) as LogEntry);
    this.#drop(1);
    return true;
  }

  /**
   * Takes back the last answers whatever they revealed, by consent of everybody concerned. Later numbers come
   * from a stream of which no number is known yet; `count` may be 0 to resume where that had happened.
   */
  takeBack(count: number, fresh = this.#draws.fresh + 1): void {
    invariant(count <= this.length, `${count} answers to take back`);
    if (count > 0) this.#drop(count); // replays everything that stays
    this.#undone.length = 0;
    this.#draws.refresh(fresh);
  }

  #drop(count: number): void {
    this.#entries.length -= count;
    this.#bars.length -= count;
    this.#state = this.stateAt(this.length);
  }

  /** Replays the last answer that was undone. */
  redo(): Step<S, E> | undefined {
    const entry = this.#undone.pop();
    if (!entry) return undefined;
    return this.#play(entry.seat, moveOf(this.game, this.#state, entry));
  }

  /** The state after the first `count` answers, rebuilt from the log. */
  stateAt(count: number): S {
    let state = this.#start();
    for (const step of this.steps(state, 0, count)) state = step.state;
    return state;
  }

  /** Every answer with its events and states. */
  history(): Past<S, E> {
    const start = this.#start();
    return { start, entries: [...this.steps(start)] };
  }

  /** Snapshot of the current state, to be stored beside the log. */
  snapshot(): Snapshot<S> {
    const state = this.#state;
    const place = this.#draws.place() ?? [];
    const fresh = this.#draws.fresh > 0 ? { fresh: this.#draws.fresh } : {};
    return { length: this.length, state, digest: digest(state), place, ...fresh, ...horizonOf(this.#bars) };
  }

  /**
   * The only replay loop: plays entries with their recorded numbers, starting from the state after the first
   * `from` of them.
   */
  *steps(start: S, from = 0, to = this.length): Generator<PastEntry<S, E>> {
    let state = start;
    for (const entry of this.#entries.slice(from, to)) {
      const move = moveOf(this.game, state, entry);
      const step = stepOf(this.game, state, entry.seat, move, scriptedChance(entry.chance));
      state = step.state;
      yield { ...entry, events: step.events, state };
    }
  }

  #take(seat: Seat, move: M | symbol): Step<S, E> {
    const step = this.#play(seat, move);
    // setting the length costs as much as playing a small move
    if (this.#undone.length > 0) this.#undone.length = 0;
    return step;
  }

  /** Atomic: an answer that fails half-way has drawn no number. */
  #play(seat: Seat, move: M | symbol): Step<S, E> {
    const { game } = this;
    const place = this.#draws.place();
    const events: E[] = [];
    const watch = new Watch(this.#draws.chance, events);
    let step: Step<S, E>;
    try {
      step = stepOf(game, this.#state, seat, move, watch, events);
    } catch (error) {
      this.#draws.seek(place);
      throw error;
    }
    const text = textOf(game, this.#state, move);
    const chance = this.#draws.chance.take();
    const fresh = this.#draws.told(this.#entries);
    this.#entries.push(fresh === 0 ? { seat, move: text, chance } : { seat, move: text, chance, fresh });
    this.#bars.push(watch.bar());
    this.#state = step.state;
    return step;
  }

  /** Replays a log to its end; throws unless it leads to the state it was sealed with. */
  static #follow<S, M, V, E extends GameEvent, O extends object>(
    game: Game<S, M, V, E, O>,
    log: MatchLog,
    stream: Stream | undefined,
    snapshot?: Snapshot<S>,
    sealed?: Stream,
  ): Match<S, M, V, E, O> {
    const { header, entries, seal } = log;
    const options = parseOptions(game.options, header.options, 'header.options');
    const given = stream ? undefined : scriptedChance(numbersOf(log), 'chance');
    const match = new Match(
      game,
      { ...header, options, ...(stream && { stream }), ...(sealed && { sealed }) },
      given,
    );
    requireSame(header.chance, match.header.chance, 'header.chance');
    match.#require(seal?.start, 'seal.start', 'begins with');
    if (snapshot) match.#jump(log, snapshot);
    for (let i = match.length; i < entries.length; i++)
      match.#followEntry(entries[i] as LogEntry, `entries[${i}]`);
    match.#require(seal?.end, 'seal.end', 'leads to');
    requireSealed(log);
    return match;
  }

  #require(sealed: string | undefined, field: string, verb: string): void {
    if (sealed !== undefined && digest(this.#state) !== sealed)
      throw new FormatError(field, `the log ${verb} another state than it was written with`);
  }

  /** Restores a snapshot. */
  #jump(log: MatchLog, snapshot: Snapshot<S>): void {
    const { entries } = log;
    const { length, state, horizon, refusal, fresh = 0 } = snapshot;
    if (length > entries.length)
      throw new FormatError('snapshot.length', `is ${length}, after the end of the log`);
    if (digest(state) !== snapshot.digest) throw new FormatError('snapshot.digest', 'does not fit its state');
    this.#entries = entries.slice(0, length);
    this.#bars = this.#entries.map((_, i) => (i < horizon ? refusal : undefined));
    this.#state = state;
    this.#draws.refresh(fresh);
    this.#draws.seek(this.#draws.isGiven ? [numbersOf(log, length).length] : snapshot.place);
  }

  #followEntry(entry: LogEntry, field: string): void {
    const { seat, move, chance, fresh } = entry;
    if (fresh !== undefined) this.#draws.follow(this.#entries, fresh, field);
    const answer = this.#read(entry, `${field}.move`);
    const refused = isMatchWord(move) ? this.sayRefusal(seat, move) : this.check(seat, answer as M);
    if (refused) {
      const clause = refused.clause && ` (${refused.clause})`;
      throw new FormatError(`${field}.move`, `${move} is refused: ${refused.code}${clause}`);
    }
    this.#take(seat, answer);
    requireSame(chance, this.lastEntry?.chance ?? [], `${field}.chance`);
  }

  #read(entry: LogEntry, field: string): M | symbol {
    try {
      return moveOf(this.game, this.#state, entry);
    } catch (error) {
      throw error instanceof FormatError ? new FormatError(field, error.message) : error;
    }
  }
}

function requireSame(logged: readonly number[], drawn: readonly number[], field: string): void {
  if (logged.length !== drawn.length || logged.some((value, i) => value !== drawn[i])) {
    throw new FormatError(field, `says ${JSON.stringify(logged)}, but ${JSON.stringify(drawn)} was drawn`);
  }
}
