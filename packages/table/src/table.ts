/** A table of people at several screens: they gather, propose, plan, talk, and come and go. */
import { type Fields, type MatchLog, type PublicEntry, type Seat, seenBy } from '@tessera/engine';
import type { Command, Refusal } from '@tessera/wire';
import { answer, ask, botSays, tendAsks } from './asks.ts';
import { TableCore } from './core.ts';
import { isClosedTo, maySpeak, setDoors } from './doors.ts';
import { close, expire, ready, seatBot, sit, stand, start } from './gathering.ts';
import { comeBack, keepChair } from './keeping.ts';
import { newLedger, titleOf } from './ledger.ts';
import { listingOf } from './listing.ts';
import { LocalTable } from './localTable.ts';
import { logOf } from './log.ts';
import { LookBack } from './lookBack.ts';
import { nameAt, rename } from './naming.ts';
import { isAwaited, mayThink, type Onlookers } from './onlookers.ts';
import { carryOut, plan } from './orders.ts';
import { PARTS } from './parts.ts';
import { giveUp } from './playing.ts';
import { refusal } from './refusals.ts';
import { again } from './rematch.ts';
import { seatOf, seatsOf, viewerWith } from './seats.ts';
import { snapshotBeginning, snapshotOf } from './snapshots.ts';
import { takeHome } from './takingHome.ts';
import { talk } from './talking.ts';
import type {
  BotAsk,
  BotWord,
  Circumstances,
  Created,
  Handled,
  Listing,
  TableRecord,
  TableSnapshot,
  Who,
  World,
} from './types.ts';
import { redo, undo } from './undoing.ts';
import { botAskOf } from './verdict.ts';
import { beginningOf, wake } from './waking.ts';

/** A query about a table, as in the wire protocol. */
export type Question =
  | { readonly type: 'legal' }
  | { readonly type: 'history'; readonly from: number }
  | { readonly type: 'viewAt'; readonly count: number };

const ALL_HERE: Circumstances = { isHere: () => true };

export class Table extends LocalTable {
  #lookBack: LookBack | undefined;

  /** Throws FormatError for an unknown game, or a number of chairs or options that the game refuses. */
  static create(created: Created, world: World): Table {
    return new Table(new TableCore(world, PARTS, newLedger(created)));
  }

  /** Loads a table from a whole journal, or from a snapshot and the records after it. Throws FormatError. */
  static override load(records: readonly TableRecord[], world: World, snapshot?: TableSnapshot): Table {
    return new Table(
      wake(world, PARTS, snapshot ? snapshotBeginning(snapshot, records) : beginningOf(records)),
    );
  }

  /**
   * Applies records written by another server. Throws FormatError if they do not fit: the table has to be
   * reloaded.
   */
  follow(records: readonly TableRecord[]): void {
    for (const record of records) this.core.follow(record);
  }

  override handle(who: Who, command: Command, now: number, around: Circumstances = ALL_HERE): Handled {
    const { shut } = this.core.ledger;
    if (shut !== undefined) return { refused: refusal('shut', { reason: shut }) };
    if (command.do === 'rematch') return this.#rematch(who, now, around);
    return this.settled(this.#do(who, command, now, around), now);
  }

  /** Executes a command, including those that need no chair. */
  #do(who: Who, command: Command, now: number, around: Circumstances): Refusal | undefined {
    const { core } = this;
    switch (command.do) {
      case 'sit':
        return sit(core, who, command, now);
      case 'stand':
        return stand(core, who, now);
      case 'ready':
        return ready(core, who, command, now);
      case 'bot':
        return seatBot(core, who, command, now, around);
      case 'start':
        return start(core, who, command, now, around);
      case 'close':
        return close(core, who, now);
      case 'chat':
        return talk(core, who, { text: command.text }, now);
      case 'doors':
        return setDoors(core, who, command, now);
      case 'phrase':
        return talk(core, who, { phrase: command.phrase }, now);
      default:
        if (command.do === 'leave' && core.ledger.phase === 'gathering') return stand(core, who, now);
        return this.doSeated(who, command, now);
    }
  }

  protected override doWithOthers(
    seats: readonly Seat[],
    seat: Seat,
    command: Command,
    now: number,
  ): Refusal | undefined {
    const { core } = this;
    switch (command.do) {
      case 'takeBack':
        return undo(core, seats, command, now);
      case 'redo':
        return redo(core, seats, command, now);
      case 'ask':
        return ask(core, seat, command, now);
      case 'answer':
        return answer(core, seats, command, now);
      case 'plan':
        return plan(core, seat, command, now);
      case 'keep':
        return keepChair(core, seat, command, now);
      case 'return':
        return comeBack(core, seats, now);
      default:
        return refusal('notNow');
    }
  }

  /** Opens a table for a rematch; later requests lead to the same table. */
  #rematch(who: Who, now: number, around: Circumstances): Handled {
    const { core } = this;
    if (seatOf(core, who.guest) === undefined) return { refused: refusal('notSeated') };
    if (core.ledger.phase !== 'ended' || !core.match) return { refused: refusal('notNow') };
    if (core.ledger.next !== null || !around.newIds) return { records: [] };
    const created = around.newIds();
    core.write({ kind: 'next', table: created.id }, now);
    return { records: core.drain(), rematch: again(core, who, created, now) };
  }

  /** Settles proposals and plays orders. */
  protected override settled(refused: Refusal | undefined, now: number): Handled {
    if (refused) return { refused };
    tendAsks(this.core, now);
    carryOut(this.core, now);
    return { records: this.core.drain() };
  }

  override botAsk(): BotAsk | null {
    return botAskOf(this.core);
  }

  /** Records the answer to a `botAsk`. */
  answerForBot(asked: BotAsk, word: BotWord, now: number): Handled {
    return this.settled(botSays(this.core, asked, word, now), now);
  }

  /** Name of a guest at this table, numbered if it looks like the name of a seated person. */
  nameOf(who: Who): string {
    return nameAt(this.core, who);
  }

  /** Renames a guest and their chair. */
  rename(who: Who, now: number): Handled {
    rename(this.core, who, now);
    return { records: this.core.drain() };
  }

  /** Closes a table that never started, after nobody has been there for long. */
  expire(now: number): Handled {
    expire(this.core, now);
    return { records: this.core.drain() };
  }

  /** Guests whose presence keeps a table open before its start: the host and those seated. */
  get gathered(): readonly string[] {
    const { phase, host, chairs } = this.core.ledger;
    if (phase !== 'gathering') return [];
    return [host, ...chairs.flatMap(chair => (chair.kind === 'person' ? chair.guest : []))];
  }

  /** Guest who set the table, or their successor. */
  get host(): string {
    return this.core.ledger.host;
  }

  /** Ends the match here because the only person takes it home; a finished match is left as it is. */
  takeHome(guest: string, now: number): Handled {
    return this.settled(takeHome(this.core, guest, now), now);
  }

  /** Shuts the table for good by an operator's decision; everybody there is told the reason. */
  shut(reason: string, now: number): Handled {
    if (this.core.ledger.shut === undefined) this.core.write({ kind: 'shut', reason }, now);
    return { records: this.core.drain() };
  }

  /** Changes the title by an operator's decision. */
  retitle(title: string, now: number): Handled {
    if (titleOf(this.core.ledger) !== title) this.core.write({ kind: 'titled', title }, now);
    return { records: this.core.drain() };
  }

  /** Removes a guest for good: from the chairs before the start, from the match by its rules after it. */
  depart(guest: string, now: number): Handled {
    const { core } = this;
    const { phase, gone } = core.ledger;
    const staying = seatsOf(core, guest).filter(seat => !gone[seat]);
    if (staying.length === 0 || phase === 'ended') return { records: [] };
    if (phase === 'gathering') return this.settled(stand(core, { guest, name: '' }, now), now);
    for (const seat of staying) giveUp(core, [seat], now);
    return this.settled(undefined, now);
  }

  /** True if bots think here now. */
  mayThink(onlookers: Onlookers): boolean {
    return mayThink(this.core, onlookers);
  }

  /** True if an absent person counts on the answers of bots. */
  get isAwaited(): boolean {
    return isAwaited(this.core);
  }

  /** True if a guest may not watch. */
  isClosedTo(guest: string | null): boolean {
    return isClosedTo(this.core, guest);
  }

  maySpeak(guest: string): boolean {
    return maySpeak(this.core, guest);
  }

  listing(): Listing {
    return listingOf(this.core);
  }

  snapshot(): TableSnapshot {
    return snapshotOf(this.core);
  }

  /** Legal answers of a seat, in notation. */
  legal(seat: Seat): readonly string[] {
    const { match, game } = this.core;
    if (!match) return [];
    const { state } = match;
    return game.legalMoves(state, seat).map(move => game.notation.formatMove(state, move));
  }

  /** History of the match; undefined before the start. */
  #past(): LookBack | undefined {
    if (this.core.match) this.#lookBack ??= new LookBack(this.core.match);
    return this.#lookBack;
  }

  /** Answers from number `from` on with their events, as visible to a guest. */
  history(from: number, guest: string | null): readonly PublicEntry[] {
    const viewer = viewerWith(this.core, this.eyesOf(guest));
    const answers = this.#past()?.answers(from) ?? [];
    return answers.map(({ entry: { seat, move }, events }) => ({
      seat,
      move,
      events: events.map(event => seenBy(event, viewer)),
    }));
  }

  /** View of a guest after the first `count` answers; null before the start. */
  viewAt(count: number, guest: string | null): unknown {
    const past = this.#past();
    const viewer = viewerWith(this.core, this.eyesOf(guest));
    return past ? this.core.game.view(past.stateAt(count), viewer) : null;
  }

  /** Answers a query of a guest, within the guest's own knowledge. */
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
   * Sealed log of the whole match; with promised dice it includes their secret, and is undefined until the
   * end. `around` replaces the log's fields about the people.
   */
  log(around?: Fields): MatchLog | undefined {
    return logOf(this.core, around);
  }
}
