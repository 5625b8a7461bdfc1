/**
 * A match and the people around it, as far as those at one screen need it. Everything that happens is a record; a journal of them
 * leads to the same table on every machine, since time, chance and names come from outside. Nothing here waits, stores or sends.
 * `Table` adds what people at several screens need, and is loaded apart.
 */
import { type Fields, type MatchLog, type PublicEntry, type Seat, seenBy } from '@tessera/engine';
import type { Command, Happening, Note, Refusal, TableView } from '@tessera/wire';
import { botAnswers, botTurnOf } from './botSeats.ts';
import type { TableCore } from './core.ts';
import { happeningsOf, isToldAlike } from './happenings.ts';
import { isLocal } from './ledger.ts';
import { logOf, positionOf, summaryOf } from './log.ts';
import { giveUp, play } from './playing.ts';
import { refusal } from './refusals.ts';
import { type Eyes, eyesOf, seatsOf, speakerOf, viewerWith } from './seats.ts';
import type {
  BotAsk,
  BotTurn,
  Circumstances,
  Created,
  Handled,
  Presence,
  Summary,
  TableRecord,
  Who,
  World,
} from './types.ts';
import { redo, undo } from './undoing.ts';
import { type Own, ownOf, type Shared, sharedOf, viewFor } from './views.ts';
import { wake } from './waking.ts';

/** A question about a table, as the wire asks it. */
export type Question =
  | { readonly type: 'legal' }
  | { readonly type: 'history'; readonly from: number }
  | { readonly type: 'viewAt'; readonly count: number };

export class LocalTable {
  protected readonly core: TableCore;

  protected constructor(core: TableCore) {
    this.core = core;
  }

  /**
   * From all records of a journal that needs no `Table`. Throws FormatError in words, also for a game, a number of chairs or
   * options that are not played here.
   */
  static load(records: readonly TableRecord[], world: World): LocalTable {
    return new LocalTable(wake(world, undefined, records));
  }

  /** Whether a journal is one for `Table` alone: of people at several screens, with clocks or promised dice. */
  static isBeyond(records: readonly TableRecord[]): boolean {
    const [created] = records;
    if (created?.kind !== 'created') return false; // it cannot be read at all
    const { pace, seed, from } = created;
    const isClocked = pace.total !== null || pace.move !== null;
    const isSealed = seed === undefined || from?.header.numbers === 'sealed' || from?.header.promised;
    return isClocked || Boolean(isSealed) || !isLocal(records);
  }

  get id(): string {
    return this.core.ledger.created.id;
  }

  /** Which game is played. */
  get game(): string {
    return this.core.game.id;
  }

  /** The first record, secrets included. */
  get created(): Created {
    return this.core.ledger.created;
  }

  /** The number of the last record. */
  get seq(): number {
    return this.core.ledger.seq;
  }

  /** Whether the match was played by older rules so far. */
  get isCarriedOver(): boolean {
    return this.core.isCarriedOver;
  }

  /** Starts a match whose chairs are all taken; nothing where it has started. Throws FormatError where it cannot begin. */
  begin(now: number): Handled {
    const { phase, chairs } = this.core.ledger;
    if (phase !== 'gathering') return { records: [] };
    if (chairs.some(({ kind }) => kind === 'open')) return { refused: refusal('notFull') };
    this.core.begin({}, now);
    return this.settled(undefined, now);
  }

  /** Does what somebody wants. What is refused has changed nothing. */
  handle(who: Who, command: Command, now: number, _around?: Circumstances): Handled {
    return this.settled(this.doSeated(who, command, now), now);
  }

  /** The commands of somebody who sits at the table. */
  protected doSeated({ guest }: Who, command: Command, now: number): Refusal | undefined {
    const seats = seatsOf(this.core, guest);
    const seat = speakerOf(this.core, seats);
    if (seat === undefined) return refusal('notSeated');
    switch (command.do) {
      case 'play':
        return play(this.core, seat, command, now);
      case 'takeBack':
        return undo(this.core, seats, command, now);
      case 'redo':
        return redo(this.core, seats, command, now);
      case 'leave':
        return giveUp(this.core, seats, now);
      default:
        return this.doWithOthers(seats, seat, command, now);
    }
  }

  protected doWithOthers(
    _seats: readonly Seat[],
    _seat: Seat,
    _command: Command,
    _now: number,
  ): Refusal | undefined {
    return refusal('notNow');
  }

  /** What follows from any change. */
  protected settled(refused: Refusal | undefined, _now: number): Handled {
    return refused ? { refused } : { records: this.core.drain() };
  }

  /** Keeps a remark of a guest. */
  note(guest: string, note: Note, now: number): Handled {
    if (seatsOf(this.core, guest).length === 0) return { refused: refusal('notSeated') };
    if (this.core.match) this.core.write({ kind: 'noted', guest, note }, now);
    return { records: this.core.drain() };
  }

  /** Looks after a clock that ran out. */
  tick(now: number): readonly TableRecord[] {
    const { running } = this.core.ledger.clock;
    if (running !== null && this.core.remaining(now) === 0)
      this.core.parts?.timeIsUp(this.core, running, now);
    const handled = this.settled(undefined, now);
    return 'records' in handled ? handled.records : [];
  }

  /** When `tick` is needed next, as far as lulls are known; null while no clock runs. */
  due(now: number): number | null {
    return this.core.due(now);
  }

  /** A bot, or one that keeps a chair, has to think. */
  botTurn(): BotTurn | null {
    return botTurnOf(this.core);
  }

  /** The answer to a `botTurn`; null, and what the rules refuse, is answered by the rules. */
  playForBot(seat: Seat, move: string | null, count: number, now: number, resigns = false): Handled {
    return this.settled(botAnswers(this.core, { seat, move, count, resigns }, now), now);
  }

  /** A bot has to say whether it agrees to an end; only a `Table` asks. */
  botAsk(): BotAsk | null {
    return null;
  }

  /** What may change and is told to everybody alike. */
  shared(now: number, presence: Presence): Shared {
    return sharedOf(this.core, now, presence);
  }

  /** What may change and is told to those of equal eyes alone. */
  own(eyes: Eyes): Own {
    return ownOf(this.core, eyes);
  }

  /** All of the table as a guest may know it; null is a watcher nobody knows. */
  view(guest: string | null, now: number, presence: Presence): TableView {
    return viewFor(this.core, guest, now, presence);
  }

  /** Whose knowledge a guest has: those of equal eyes are told the same, but for whether they host the table. */
  eyesOf(guest: string | null): Eyes {
    return eyesOf(this.core, guest);
  }

  /** The chair for which a guest speaks now; null for a watcher. */
  speakerOf(guest: string | null): Seat | null {
    return speakerOf(this.core, seatsOf(this.core, guest)) ?? null;
  }

  /** What somebody is told of a record that was just written or followed. */
  happened(record: TableRecord, eyes: Eyes): readonly Happening[] {
    return happeningsOf(this.core, record, eyes);
  }

  /** Whether everybody is told the same of it. */
  isToldAlike(record: TableRecord): boolean {
    return isToldAlike(this.core, record);
  }

  /** Every legal answer of a seat, in notation. */
  legal(seat: Seat): readonly string[] {
    const { match, game } = this.core;
    if (!match) return [];
    const { state } = match;
    return game.legalMoves(state, seat).map(move => game.notation.formatMove(state, move));
  }

  /** Every answer from number `from` on and what it did, as a guest saw it. */
  history(from: number, guest: string | null): readonly PublicEntry[] {
    const viewer = viewerWith(this.core, this.eyesOf(guest));
    const answers = this.core.lookBack?.answers(from) ?? [];
    return answers.map(({ entry: { seat, move }, events }) => ({
      seat,
      move,
      events: events.map(event => seenBy(event, viewer)),
    }));
  }

  /** What a guest could see after the first `count` answers; null before the start. */
  viewAt(count: number, guest: string | null): unknown {
    const { lookBack, game } = this.core;
    const viewer = viewerWith(this.core, this.eyesOf(guest));
    return lookBack ? game.view(lookBack.stateAt(count), viewer) : null;
  }

  /** The answer to a question of a guest, who may only ask what they may know. */
  answerTo(question: Question, guest: string | null): unknown {
    switch (question.type) {
      case 'legal': {
        const seat = this.speakerOf(guest);
        return seat === null ? [] : this.legal(seat);
      }
      case 'history':
        return this.history(question.from, guest);
      case 'viewAt':
        return this.viewAt(question.count, guest);
    }
  }

  /**
   * The whole match, sealed; where dice were promised with their secret, and undefined until it is over. `around` replaces what the log
   * says of the people.
   */
  log(around?: Fields): MatchLog | undefined {
    return logOf(this.core, around);
  }

  /** The match for lists; null before the start, and where dice were promised until it is over. */
  summary(): Summary | null {
    return summaryOf(this.core);
  }

  /** The exact position; where dice were promised undefined until the match is over. */
  position(): string | undefined {
    return positionOf(this.core);
  }
}
