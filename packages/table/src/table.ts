/** A table whose people sit at several screens: they gather, ask each other, plan, talk, and come and go. */
import type { Seat } from '@tessera/engine';
import type { Command, Refusal } from '@tessera/wire';
import { answer, ask, botSays, tendAsks } from './asks.ts';
import { TableCore } from './core.ts';
import { isClosedTo, maySpeak, setDoors } from './doors.ts';
import { close, expire, ready, seatBot, sit, stand, start } from './gathering.ts';
import { comeBack, keepChair } from './keeping.ts';
import { newLedger, titleOf } from './ledger.ts';
import { listingOf } from './listing.ts';
import { LocalTable } from './localTable.ts';
import { nameAt, rename } from './naming.ts';
import { isAwaited, mayThink, type Onlookers } from './onlookers.ts';
import { carryOut, plan } from './orders.ts';
import { PARTS } from './parts.ts';
import { giveUp } from './playing.ts';
import { refusal } from './refusals.ts';
import { again } from './rematch.ts';
import { seatOf, seatsOf } from './seats.ts';
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
import { botAskOf } from './verdict.ts';
import { snapshotOf, wake } from './waking.ts';

const ALL_HERE: Circumstances = { isHere: () => true };

export class Table extends LocalTable {
  /** Throws FormatError for a game, a number of chairs or options that are not played here. */
  static create(created: Created, world: World): Table {
    return new Table(new TableCore(world, PARTS, newLedger(created)));
  }

  /** From all records of a journal, or from a snapshot and what came after it. Throws FormatError in words. */
  static override load(records: readonly TableRecord[], world: World, snapshot?: TableSnapshot): Table {
    return new Table(wake(world, PARTS, records, snapshot));
  }

  /** Takes up what another server wrote. Throws FormatError when it cannot follow: then it has to be loaded. */
  follow(records: readonly TableRecord[]): void {
    for (const record of records) this.core.follow(record);
  }

  override handle(who: Who, command: Command, now: number, around: Circumstances = ALL_HERE): Handled {
    const { shut } = this.core.ledger;
    if (shut !== undefined) return { refused: refusal('shut', { reason: shut }) };
    if (command.do === 'rematch') return this.#rematch(who, now, around);
    return this.settled(this.#do(who, command, now, around), now);
  }

  /** Some commands need no chair. */
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

  /** Everybody is invited to the same table, whoever asks for it first. */
  #rematch(who: Who, now: number, around: Circumstances): Handled {
    const { core } = this;
    if (seatOf(core, who.guest) === undefined) return { refused: refusal('notSeated') };
    if (core.ledger.phase !== 'ended' || !core.match) return { refused: refusal('notNow') };
    if (core.ledger.next !== null || !around.newIds) return { records: [] };
    const created = around.newIds();
    core.write({ kind: 'next', table: created.id }, now);
    return { records: core.drain(), rematch: again(core, who, created, now) };
  }

  /** Proposals are settled, orders carried out. */
  protected override settled(refused: Refusal | undefined, now: number): Handled {
    if (refused) return { refused };
    tendAsks(this.core, now);
    carryOut(this.core, now);
    return { records: this.core.drain() };
  }

  override botAsk(): BotAsk | null {
    return botAskOf(this.core);
  }

  /** The answer to a `botAsk`. */
  answerForBot(asked: BotAsk, word: BotWord, now: number): Handled {
    return this.settled(botSays(this.core, asked, word, now), now);
  }

  /** How somebody is called here: numbered if somebody who sits here could be taken for them. */
  nameOf(who: Who): string {
    return nameAt(this.core, who);
  }

  /** A guest is called otherwise: so is their chair. */
  rename(who: Who, now: number): Handled {
    rename(this.core, who, now);
    return { records: this.core.drain() };
  }

  /** Closes a table that never started, once nobody has been there for long. */
  expire(now: number): Handled {
    expire(this.core, now);
    return { records: this.core.drain() };
  }

  /** Those whose presence keeps a table that has not started: who set it and who sits there. */
  get gathered(): readonly string[] {
    const { phase, host, chairs } = this.core.ledger;
    if (phase !== 'gathering') return [];
    return [host, ...chairs.flatMap(chair => (chair.kind === 'person' ? chair.guest : []))];
  }

  /** The guest who set it, or went on in their place. */
  get host(): string {
    return this.core.ledger.host;
  }

  /** The only person at a table takes the match home, and it ends here; of one that is over there is nothing to end. */
  takeHome(guest: string, now: number): Handled {
    return this.settled(takeHome(this.core, guest, now), now);
  }

  /** An operator ends the table for good, and everybody there is told why. */
  shut(reason: string, now: number): Handled {
    if (this.core.ledger.shut === undefined) this.core.write({ kind: 'shut', reason }, now);
    return { records: this.core.drain() };
  }

  /** An operator gives the table another title. */
  retitle(title: string, now: number): Handled {
    if (titleOf(this.core.ledger) !== title) this.core.write({ kind: 'titled', title }, now);
    return { records: this.core.drain() };
  }

  /** A guest goes for good: from the chairs before the start, from the match by its rules after it. */
  depart(guest: string, now: number): Handled {
    const { core } = this;
    const { phase, gone } = core.ledger;
    const staying = seatsOf(core, guest).filter(seat => !gone[seat]);
    if (staying.length === 0 || phase === 'ended') return { records: [] };
    if (phase === 'gathering') return this.settled(stand(core, { guest, name: '' }, now), now);
    for (const seat of staying) giveUp(core, [seat], now);
    return this.settled(undefined, now);
  }

  /** Whether bots think here now. */
  mayThink(onlookers: Onlookers): boolean {
    return mayThink(this.core, onlookers);
  }

  /** Whether somebody who is away counts on the answers of bots. */
  get isAwaited(): boolean {
    return isAwaited(this.core);
  }

  /** Whether somebody may not even watch. */
  isClosedTo(guest: string | null): boolean {
    return isClosedTo(this.core, guest);
  }

  maySpeak(guest: string): boolean {
    return maySpeak(this.core, guest);
  }

  /** Its row in lists. */
  listing(): Listing {
    return listingOf(this.core);
  }

  snapshot(): TableSnapshot {
    return snapshotOf(this.core);
  }
}
