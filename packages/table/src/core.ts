/** Core of a table: its ledger and its match, which only change together, and the records of every change. */
import {
  type AnyGame,
  type AnyMatch,
  digest,
  FormatError,
  type GameEvent,
  invariant,
  isMatchWord,
  type LogEntry,
  type MatchWord,
  parseOptions,
  type Seat,
  type Step,
} from '@tessera/engine';
import type { Dice, Played, Refusal } from '@tessera/wire';
import { remaining } from './clocks.ts';
import { applyRecord, type Ledger } from './ledger.ts';
import type { Parts } from './parts.ts';
import { refusal } from './refusals.ts';
import { firstMatch, requireSealed } from './starting.ts';
import type { RecordOf, TableRecord, World } from './types.ts';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** A record without its number and time. */
type Body = Without<Exclude<TableRecord, { readonly kind: 'created' }>, 'seq' | 'at'>;

export class TableCore {
  readonly world: World;
  readonly parts: Parts | undefined;
  readonly game: AnyGame;
  readonly ledger: Ledger;
  #dice: Dice | undefined;
  #match: AnyMatch | undefined;
  /** Log of the match in these rules, if its journal holds it only as older rules wrote it. */
  #carriedOver: RecordOf<'carriedOver'>['log'] | undefined;
  #written: TableRecord[] = [];
  /** Events of each answer, for as long as its record is referenced. */
  readonly #events = new WeakMap<TableRecord, readonly GameEvent[]>();

  /** Throws FormatError for an unknown game, or a number of chairs or options that the game refuses. */
  constructor(world: World, parts: Parts | undefined, ledger: Ledger, match?: AnyMatch, isOlder = false) {
    const { game: id, options, chairs } = ledger.created;
    const game = world.game(id);
    if (!game) throw new FormatError('game', `"${id}" is not played here`);
    const { min, max } = game.seats;
    if (chairs.length < min || chairs.length > max)
      throw new FormatError('chairs', `${id} is played by ${min} to ${max}, not ${chairs.length}`);
    if (!match) parseOptions(game.options, options, 'options'); // older rules may have other options
    this.world = world;
    this.parts = parts;
    this.game = game;
    this.ledger = ledger;
    this.#match = match;
    if (match && isOlder) this.#carriedOver = { header: match.header, entries: [...match.entries] };
  }

  /** Undefined before the start. */
  get match(): AnyMatch | undefined {
    return this.#match;
  }

  /**
   * True while the journal holds only answers of older rules: the first new record is preceded by the whole
   * log.
   */
  get isCarriedOver(): boolean {
    return this.#carriedOver !== undefined;
  }

  /** The match; throws before the start. */
  get started(): AnyMatch {
    invariant(this.#match !== undefined, 'nothing is played before the start');
    return this.#match;
  }

  /** Seed for the random choices of a bot; reveals nothing of the seed of the dice. */
  botSeed(seat: Seat): string {
    const { header, length } = this.started;
    const secret = header.promised?.seed ?? (header.numbers === 'sealed' ? header.seed : undefined);
    if (secret === undefined) return digest([header.seed, seat, length]);
    return requireSealed(this.parts?.sealed).hash(`${secret} bot ${seat} ${length}`);
  }

  /**
   * Promise and proof of the dice: the players' entropy is shown once it can no longer change, the secret
   * after the end. Empty without a promise.
   */
  get dice(): Dice {
    const { phase, created, entropy } = this.ledger;
    if (created.seed !== undefined) return NO_DICE;
    const told = phase === 'gathering' ? [] : entropy;
    const secret = phase === 'ended' ? created.secret : null;
    if (this.#dice?.secret === secret && this.#dice.entropy.length === told.length) return this.#dice;
    const seal = this.#dice?.seal ?? requireSealed(this.parts?.sealed).promise(created.secret);
    this.#dice = Object.freeze({ seal, entropy: [...told], secret });
    return this.#dice;
  }

  /** True if answers are accepted: the match is going on and not paused. */
  get isOn(): boolean {
    return this.ledger.phase === 'playing' && !this.ledger.isPaused;
  }

  /** Returns and clears the records written since the last call. */
  drain(): readonly TableRecord[] {
    const written = this.#written;
    this.#written = [];
    return written;
  }

  write(body: Body, at: number, events?: readonly GameEvent[]): void {
    if (this.#carriedOver) this.#carryOver(this.#carriedOver, at);
    const record = { seq: this.ledger.seq + 1, at, ...body } as TableRecord;
    applyRecord(this.ledger, record, this.parts?.appliers);
    this.#written.push(record);
    if (events) this.#events.set(record, events);
  }

  /** Writes the log carried over from older rules, since one journal cannot mix the answers of both. */
  #carryOver(log: RecordOf<'carriedOver'>['log'], at: number): void {
    this.#carriedOver = undefined;
    this.write({ kind: 'carriedOver', log }, at);
  }

  eventsOf(record: TableRecord): readonly GameEvent[] {
    return this.#events.get(record) ?? [];
  }

  /** Starts the match; open chairs get the bots given by seat. */
  begin(bots: Readonly<Record<number, string>>, at: number): void {
    const match = firstMatch(this.game, this.ledger, this.parts?.sealed);
    this.#match = match;
    const { rulesVersion, chance } = match.header;
    this.write({ kind: 'started', bots, rulesVersion, chance, next: match.decider ?? null }, at);
    const { from } = this.ledger.created;
    if (from && from.header.rulesVersion !== rulesVersion)
      this.#carryOver({ header: match.header, entries: [...match.entries] }, at);
  }

  /** Plays an answer in notation, or returns the reason for its refusal. */
  answer(seat: Seat, text: string, at: number, by?: Played['by'], again?: 'again'): Refusal | undefined {
    let step: Step<unknown, GameEvent> | { readonly refused: Refusal };
    try {
      step = this.started.answer(seat, text);
    } catch (error) {
      if (error instanceof FormatError) return refusal('notNotation', { detail: error.message });
      throw error;
    }
    if ('refused' in step) return step.refused;
    this.#writeAnswer(step.events, at, by, again);
    return undefined;
  }

  say(seat: Seat, word: MatchWord, at: number, again?: 'again'): Refusal | undefined {
    const refused = this.started.sayRefusal(seat, word);
    if (!refused) this.#writeAnswer(this.started.say(seat, word).events, at, undefined, again);
    return refused;
  }

  /** Plays the default answer of the rules for a seat that gives none. */
  fallback(at: number): void {
    const step = this.started.fallback();
    if (step) this.#writeAnswer(step.events, at, 'fallback');
  }

  #writeAnswer(events: readonly GameEvent[], at: number, by?: Played['by'], again?: 'again'): void {
    const { lastEntry, decider = null } = this.started;
    const entry = lastEntry as LogEntry;
    const marks = { ...(by && { by }), ...(again && { isAgain: true as const }) };
    this.write({ kind: 'played', ...entry, ...marks, spent: this.spent(at), next: decider }, at, events);
  }

  /**
   * Time that the running clock has lost since it was started; downtime is free, and a system clock set back
   * costs nothing.
   */
  spent(at: number): number {
    const { running, since } = this.ledger.clock;
    return running === null ? 0 : Math.max(0, at - since - this.world.downtime(since, at));
  }

  /** Time until the running clock expires; null without a limit. */
  remaining(at: number): number | null {
    const whole = remaining(this.ledger.clock, this.ledger.pace);
    return whole === null ? null : Math.max(0, whole - this.spent(at));
  }

  /** Time at which the running clock expires, as far as downtime is known; null without a limit. */
  due(at: number): number | null {
    const left = this.remaining(at);
    return left === null ? null : at + left;
  }

  /**
   * True for a record by a server with older rules, as during a rolling upgrade. Its answers may be in
   * another notation, and the log to carry over has to contain them: the journal is then read from its start.
   */
  #isOlder(record: TableRecord): boolean {
    if (record.kind === 'started') return record.rulesVersion !== this.game.rulesVersion;
    return this.#carriedOver !== undefined && (record.kind === 'played' || record.kind === 'tookBack');
  }

  /** Applies a record written by another server. Throws FormatError if it does not fit. */
  follow(record: TableRecord): void {
    if (this.#isOlder(record)) throw new FormatError(`records[${record.seq}]`, 'was written by older rules');
    const match = this.#match;
    const events = match && record.kind === 'played' ? playAgain(match, record) : undefined;
    if (match && record.kind === 'tookBack') takeBack(match, record);
    if (record.kind === 'started') this.#match = firstMatch(this.game, this.ledger, this.parts?.sealed);
    if (record.kind === 'carriedOver') this.#carriedOver = undefined;
    applyRecord(this.ledger, record, this.parts?.appliers);
    if (events) this.#events.set(record, events);
  }
}

/** Dice of a table without a promise. */
const NO_DICE: Dice = Object.freeze({
  seal: '',
  entropy: Object.freeze([]) as readonly string[] as string[],
  secret: null,
});

function playAgain(match: AnyMatch, { seat, move, seq }: RecordOf<'played'>): readonly GameEvent[] {
  const step = isMatchWord(move) ? match.say(seat, move) : match.answer(seat, move);
  if ('refused' in step)
    throw new FormatError(`records[${seq}].move`, `${move} is refused: ${step.refused.code}`);
  return step.events;
}

/** Takes answers back; with consent, also those that revealed or drew something. */
export function takeBack(match: AnyMatch, { count, wasAsked }: { count: number; wasAsked: boolean }): void {
  if (wasAsked) match.takeBack(count);
  else for (let i = 0; i < count; i++) match.undo();
}
