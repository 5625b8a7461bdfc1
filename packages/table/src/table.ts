/**
 * A match and the people around it. Everything that happens is a record; a journal of them leads to the same table on
 * every machine, since time, chance and names come from outside. Nothing here waits, stores or sends.
 */
import { type MatchLog, type PublicEntry, type Seat, seenBy, type Viewer } from '@tessera/engine';
import type { Command, Happening, Refusal, TableView } from '@tessera/wire';
import { answer, ask, tendAsks } from './asks.ts';
import { botAnswers, botTurnOf, isAwaited, mayThink, type Onlookers } from './botSeats.ts';
import { TableCore } from './core.ts';
import { isClosedTo, maySpeak, setDoors } from './doors.ts';
import { close, expire, ready, seatBot, sit, stand, start } from './gathering.ts';
import { happeningsOf, isToldAlike } from './happenings.ts';
import { comeBack, keepChair, timeIsUp } from './keeping.ts';
import { newLedger } from './ledger.ts';
import { listingOf, logOf, titleOf } from './listing.ts';
import { nameAt, rename, seatOf } from './naming.ts';
import { carryOut, plan } from './orders.ts';
import { leave, play } from './playing.ts';
import { refusal } from './refusals.ts';
import { again } from './rematch.ts';
import { talk } from './talking.ts';
import type {
  BotTurn,
  Circumstances,
  CommandOf,
  Created,
  Handled,
  Listing,
  Presence,
  TableRecord,
  TableSnapshot,
  Who,
  World,
} from './types.ts';
import { undo } from './undoing.ts';
import { type Own, ownOf, type Shared, sharedOf, viewerOf, viewFor } from './views.ts';
import { snapshotOf, wake } from './waking.ts';

const ALL_HERE: Circumstances = { isHere: () => true };

export class Table {
  readonly #core: TableCore;

  private constructor(core: TableCore) {
    this.#core = core;
  }

  /** Throws FormatError for a game, a number of chairs or options that are not played here. */
  static create(created: Created, world: World): Table {
    return new Table(new TableCore(world, newLedger(created)));
  }

  /** From all records of a journal, or from a snapshot and what came after it. Throws FormatError in words. */
  static load(records: readonly TableRecord[], world: World, snapshot?: TableSnapshot): Table {
    return new Table(wake(world, records, snapshot));
  }

  get id(): string {
    return this.#core.ledger.created.id;
  }

  /** Which game is played. */
  get game(): string {
    return this.#core.game.id;
  }

  /** The number of the last record. */
  get seq(): number {
    return this.#core.ledger.seq;
  }

  /** Takes up what another server wrote. Throws FormatError when it cannot follow: then it has to be loaded. */
  follow(records: readonly TableRecord[]): void {
    for (const record of records) this.#core.follow(record);
  }

  /** Does what somebody wants. What is refused has changed nothing. */
  handle(who: Who, command: Command, now: number, around: Circumstances = ALL_HERE): Handled {
    const { shut } = this.#core.ledger;
    if (shut !== undefined) return { refused: refusal('shut', { reason: shut }) };
    if (command.do === 'rematch') return this.#rematch(who, now, around);
    return this.#done(this.#do(who, command, now, around), now);
  }

  #do(
    who: Who,
    command: Exclude<Command, CommandOf<'rematch'>>,
    now: number,
    around: Circumstances,
  ): Refusal | undefined {
    const core = this.#core;
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
    }
    const seat = seatOf(core, who.guest);
    if (seat === undefined) return refusal('notSeated');
    switch (command.do) {
      case 'play':
        return play(core, seat, command, now);
      case 'takeBack':
        return undo(core, seat, command, now);
      case 'redo':
        return refusal('nothingToRedo');
      case 'leave':
        return core.ledger.phase === 'gathering' ? stand(core, who, now) : leave(core, seat, now);
      case 'ask':
        return ask(core, seat, command, now);
      case 'answer':
        return answer(core, seat, command, now);
      case 'plan':
        return plan(core, seat, command, now);
      case 'keep':
        return keepChair(core, seat, command, now);
      case 'return':
        return comeBack(core, seat, now);
    }
  }

  /** Everybody is invited to the same table, whoever asks for it first. */
  #rematch(who: Who, now: number, around: Circumstances): Handled {
    const core = this.#core;
    if (seatOf(core, who.guest) === undefined) return { refused: refusal('notSeated') };
    if (core.ledger.phase !== 'ended' || !core.match) return { refused: refusal('notNow') };
    if (core.ledger.next !== null || !around.newIds) return { records: [] };
    const created = around.newIds();
    core.write({ kind: 'next', table: created.id }, now);
    return { records: core.drain(), rematch: again(core, who, created, now) };
  }

  /** What follows from any change: proposals are settled, orders carried out. */
  #done(refused: Refusal | undefined, now: number): Handled {
    if (refused) return { refused };
    tendAsks(this.#core, now);
    carryOut(this.#core, now);
    return { records: this.#core.drain() };
  }

  /** How somebody is called here: numbered if somebody who sits here could be taken for them. */
  nameOf(who: Who): string {
    return nameAt(this.#core, who);
  }

  /** A guest is called otherwise: so is their chair. */
  rename(who: Who, now: number): Handled {
    rename(this.#core, who, now);
    return { records: this.#core.drain() };
  }

  /** Closes a table that never started, once nobody has been there for long. */
  expire(now: number): Handled {
    expire(this.#core, now);
    return { records: this.#core.drain() };
  }

  /** Those whose presence keeps a table that has not started: who set it and who sits there. */
  get gathered(): readonly string[] {
    const { phase, host, chairs } = this.#core.ledger;
    if (phase !== 'gathering') return [];
    return [host, ...chairs.flatMap(chair => (chair.kind === 'person' ? chair.guest : []))];
  }

  /** The guest who set it, or went on in their place. */
  get host(): string {
    return this.#core.ledger.host;
  }

  /** An operator ends the table for good, and everybody there is told why. */
  shut(reason: string, now: number): Handled {
    if (this.#core.ledger.shut === undefined) this.#core.write({ kind: 'shut', reason }, now);
    return { records: this.#core.drain() };
  }

  /** An operator gives the table another title. */
  retitle(title: string, now: number): Handled {
    if (titleOf(this.#core.ledger) !== title) this.#core.write({ kind: 'titled', title }, now);
    return { records: this.#core.drain() };
  }

  /** A guest goes for good: from the chair before the start, from the match by its rules after it. */
  depart(guest: string, now: number): Handled {
    const core = this.#core;
    const seat = seatOf(core, guest);
    if (seat === undefined || core.ledger.phase === 'ended') return { records: [] };
    if (core.ledger.phase === 'gathering') return this.#done(stand(core, { guest, name: '' }, now), now);
    return core.ledger.gone[seat] ? { records: [] } : this.#done(leave(core, seat, now), now);
  }

  /** Looks after a clock that ran out. */
  tick(now: number): readonly TableRecord[] {
    const { running } = this.#core.ledger.clock;
    if (running !== null && this.#core.remaining(now) === 0) timeIsUp(this.#core, running, now);
    const handled = this.#done(undefined, now);
    return 'records' in handled ? handled.records : [];
  }

  /** When `tick` is needed next, as far as lulls are known; null while no clock runs. */
  due(now: number): number | null {
    return this.#core.due(now);
  }

  /** A bot, or one that keeps a chair, has to think. */
  botTurn(): BotTurn | null {
    return botTurnOf(this.#core);
  }

  /** Whether bots think here now. */
  mayThink(onlookers: Onlookers): boolean {
    return mayThink(this.#core, onlookers);
  }

  /** Whether somebody who is away counts on the answers of bots. */
  get isAwaited(): boolean {
    return isAwaited(this.#core);
  }

  /** The answer to a `botTurn`; null, and what the rules refuse, is answered by the rules. */
  playForBot(seat: Seat, move: string | null, count: number, now: number, resigns = false): Handled {
    return this.#done(botAnswers(this.#core, { seat, move, count, resigns }, now), now);
  }

  /** What may change and is told to everybody alike. */
  shared(now: number, presence: Presence): Shared {
    return sharedOf(this.#core, now, presence);
  }

  /** What may change and is told to those of equal eyes alone. */
  own(eyes: Viewer): Own {
    return ownOf(this.#core, eyes);
  }

  /** All of the table as a guest may know it; null is a watcher nobody knows. */
  view(guest: string | null, now: number, presence: Presence): TableView {
    return viewFor(this.#core, guest, now, presence);
  }

  /** Whose knowledge a guest has: those of equal eyes are told the same, but for whether they host the table. */
  eyesOf(guest: string | null): Viewer {
    return viewerOf(this.#core, guest);
  }

  /** Whether somebody may not even watch. */
  isClosedTo(guest: string | null): boolean {
    return isClosedTo(this.#core, guest);
  }

  maySpeak(guest: string): boolean {
    return maySpeak(this.#core, guest);
  }

  /** What somebody is told of a record that was just written or followed. */
  happened(record: TableRecord, eyes: Viewer): readonly Happening[] {
    return happeningsOf(this.#core, record, eyes);
  }

  /** Whether everybody is told the same of it. */
  isToldAlike(record: TableRecord): boolean {
    return isToldAlike(this.#core, record);
  }

  /** Every legal answer of a seat, in notation. */
  legal(seat: Seat): readonly string[] {
    const { match, game } = this.#core;
    if (!match) return [];
    const { state } = match;
    return game.legalMoves(state, seat).map(move => game.notation.formatMove(state, move));
  }

  /** Every answer from number `from` on and what it did, as a guest saw it. */
  history(from: number, guest: string | null): readonly PublicEntry[] {
    const viewer = this.eyesOf(guest);
    const answers = this.#core.lookBack?.answers(from) ?? [];
    return answers.map(({ entry: { seat, move }, events }) => ({
      seat,
      move,
      events: events.map(event => seenBy(event, viewer)),
    }));
  }

  /** What a guest could see after the first `count` answers; null before the start. */
  viewAt(count: number, guest: string | null): unknown {
    const { lookBack, game } = this.#core;
    return lookBack ? game.view(lookBack.stateAt(count), this.eyesOf(guest)) : null;
  }

  /** The whole match, sealed and with the secret of its dice; undefined until it is over. */
  log(): MatchLog | undefined {
    return logOf(this.#core);
  }

  /** Its row in lists. */
  listing(): Listing {
    return listingOf(this.#core);
  }

  snapshot(): TableSnapshot {
    return snapshotOf(this.#core);
  }
}
