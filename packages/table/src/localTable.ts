/**
 * A match and the people around it, as far as people at one screen need it. Everything that happens is a
 * record; a journal leads to the same table on every machine, since time, chance and names are inputs.
 * Nothing here waits, stores or sends. `Table` adds the needs of several screens, and is loaded separately.
 */
import type { Seat } from '@tessera/engine';
import type { Command, Happening, Note, Refusal, TableView } from '@tessera/wire';
import { botAnswers, botTurnOf } from './botSeats.ts';
import type { TableCore } from './core.ts';
import { happeningsOf, isToldAlike } from './happenings.ts';
import { isLocal } from './ledger.ts';
import { giveUp, play } from './playing.ts';
import { refusal } from './refusals.ts';
import { type Eyes, eyesOf, seatsOf, speakerOf } from './seats.ts';
import { positionOf, summaryOf } from './summary.ts';
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
import { type Own, ownOf, type Shared, sharedOf, viewFor } from './views.ts';
import { beginningOf, wake } from './waking.ts';

export class LocalTable {
  protected readonly core: TableCore;

  protected constructor(core: TableCore) {
    this.core = core;
  }

  /**
   * Loads a table from a whole journal that needs no `Table`. Throws FormatError, also for an unknown game,
   * and for a number of chairs or options that the game refuses.
   */
  static load(records: readonly TableRecord[], world: World): LocalTable {
    return new LocalTable(wake(world, undefined, beginningOf(records)));
  }

  /** True if a journal needs `Table`: it has several screens, clocks or promised dice. */
  static isBeyond(records: readonly TableRecord[]): boolean {
    const [created] = records;
    if (created?.kind !== 'created') return false; // unreadable
    const { pace, seed, from } = created;
    const isClocked = pace.total !== null || pace.move !== null;
    const isSealed = seed === undefined || from?.header.numbers === 'sealed' || from?.header.promised;
    return isClocked || Boolean(isSealed) || !isLocal(records);
  }

  get id(): string {
    return this.core.ledger.created.id;
  }

  /** Id of the game. */
  get game(): string {
    return this.core.game.id;
  }

  /** First record of the journal, secrets included. */
  get created(): Created {
    return this.core.ledger.created;
  }

  /** Number of the last record. */
  get seq(): number {
    return this.core.ledger.seq;
  }

  /** True while the journal holds only answers of older rules. */
  get isCarriedOver(): boolean {
    return this.core.isCarriedOver;
  }

  /**
   * Starts a match whose chairs are all taken; does nothing once it has started. Throws FormatError if it
   * cannot begin.
   */
  begin(now: number): Handled {
    const { phase, chairs } = this.core.ledger;
    if (phase !== 'gathering') return { records: [] };
    if (chairs.some(({ kind }) => kind === 'open')) return { refused: refusal('notFull') };
    this.core.begin({}, now);
    return this.settled(undefined, now);
  }

  /** Executes a command of a guest. A refused command changes nothing. */
  handle(who: Who, command: Command, now: number, _around?: Circumstances): Handled {
    return this.settled(this.doSeated(who, command, now), now);
  }

  /** Executes the commands that need a chair. */
  protected doSeated({ guest }: Who, command: Command, now: number): Refusal | undefined {
    const seats = seatsOf(this.core, guest);
    const seat = speakerOf(this.core, seats);
    if (seat === undefined) return refusal('notSeated');
    switch (command.do) {
      case 'play':
        return play(this.core, seat, command, now);
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

  /** Completes a change; `Table` settles proposals and orders here. */
  protected settled(refused: Refusal | undefined, _now: number): Handled {
    return refused ? { refused } : { records: this.core.drain() };
  }

  /** Stores a note of a guest. */
  note(guest: string, note: Note, now: number): Handled {
    if (seatsOf(this.core, guest).length === 0) return { refused: refusal('notSeated') };
    if (this.core.match) this.core.write({ kind: 'noted', guest, note }, now);
    return { records: this.core.drain() };
  }

  /** Handles an expired clock. */
  tick(now: number): readonly TableRecord[] {
    const { running } = this.core.ledger.clock;
    if (running !== null && this.core.remaining(now) === 0)
      this.core.parts?.timeIsUp(this.core, running, now);
    const handled = this.settled(undefined, now);
    return 'records' in handled ? handled.records : [];
  }

  /** Time of the next necessary `tick`, as far as downtime is known; null while no clock runs. */
  due(now: number): number | null {
    return this.core.due(now);
  }

  /** Turn of a bot or keeper to think about; null if a person is to move. */
  botTurn(): BotTurn | null {
    return botTurnOf(this.core);
  }

  /** Plays the answer to a `botTurn`; for null, or an illegal move, the rules answer instead. */
  playForBot(seat: Seat, move: string | null, count: number, now: number, resigns = false): Handled {
    return this.settled(botAnswers(this.core, { seat, move, count, resigns }, now), now);
  }

  /** Proposal to end that a bot has to answer; only a `Table` has any. */
  botAsk(): BotAsk | null {
    return null;
  }

  /** Changing state that is the same for every viewer. */
  shared(now: number, presence: Presence): Shared {
    return sharedOf(this.core, now, presence);
  }

  /** Changing state of viewers with equal eyes. */
  own(eyes: Eyes): Own {
    return ownOf(this.core, eyes);
  }

  /** Whole table as a guest may know it; null stands for an anonymous watcher. */
  view(guest: string | null, now: number, presence: Presence): TableView {
    return viewFor(this.core, guest, now, presence);
  }

  /** Eyes of a guest: viewers with equal eyes are told the same, except for whether they are the host. */
  eyesOf(guest: string | null): Eyes {
    return eyesOf(this.core, guest);
  }

  /** Chair that a guest speaks for now; null for a watcher. */
  speakerOf(guest: string | null): Seat | null {
    return speakerOf(this.core, seatsOf(this.core, guest)) ?? null;
  }

  /** Happenings of a record just written or followed, as told to one viewer. */
  happened(record: TableRecord, eyes: Eyes): readonly Happening[] {
    return happeningsOf(this.core, record, eyes);
  }

  /** True if every viewer is told the same of a record. */
  isToldAlike(record: TableRecord): boolean {
    return isToldAlike(this.core, record);
  }

  /** Summary for lists; null before the start, and with promised dice until the end. */
  summary(): Summary | null {
    return summaryOf(this.core);
  }

  /** Exact position; with promised dice undefined until the end. */
  position(): string | undefined {
    return positionOf(this.core);
  }
}
