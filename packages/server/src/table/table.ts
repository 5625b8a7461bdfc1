/**
 * A match and the people around it. Everything that happens is a record; a journal of them leads to the same table on
 * every machine, since time, chance and names come from outside. Nothing here waits, stores or sends.
 */
import { publicPosition, type Seat, sha256, type Viewer } from '@tessera/engine';
import type { Command, Happening, Refusal, TableState, TableView } from '@tessera/wire';
import { Book } from './book.ts';
import { ready, seatBot, seatOf, sit, stand, start } from './gathering.ts';
import { happeningsOf } from './happenings.ts';
import { newLedger } from './ledger.ts';
import { leave, play } from './playing.ts';
import { refusal } from './refusals.ts';
import type {
  BotTurn,
  Created,
  Handled,
  Listing,
  Presence,
  TableRecord,
  TableSnapshot,
  Who,
  World,
} from './types.ts';
import { stateFor, viewerOf, viewFor } from './views.ts';
import { snapshotOf, wake } from './waking.ts';

export class Table {
  readonly #book: Book;

  private constructor(book: Book) {
    this.#book = book;
  }

  /** Throws FormatError for a game, a number of chairs or options that are not played here. */
  static create(created: Created, world: World): Table {
    return new Table(new Book(world, newLedger(created)));
  }

  /** From all records of a journal, or from a snapshot and what came after it. Throws FormatError in words. */
  static load(records: readonly TableRecord[], world: World, snapshot?: TableSnapshot): Table {
    return new Table(wake(world, records, snapshot));
  }

  get id(): string {
    return this.#book.ledger.created.id;
  }

  /** The number of the last record. */
  get seq(): number {
    return this.#book.ledger.seq;
  }

  /** Takes up what another server wrote. Throws FormatError when it cannot follow: then it has to be loaded. */
  follow(records: readonly TableRecord[]): void {
    for (const record of records) this.#book.follow(record);
  }

  /** Does what somebody wants. What is refused has changed nothing. */
  handle(who: Who, command: Command, now: number): Handled {
    return this.#done(this.#do(who, command, now));
  }

  #do(who: Who, command: Command, now: number): Refusal | undefined {
    const book = this.#book;
    switch (command.do) {
      case 'sit':
        return sit(book, who, command, now);
      case 'stand':
        return stand(book, who, now);
      case 'ready':
        return ready(book, who, command, now);
      case 'bot':
        return seatBot(book, who, command, now);
      case 'start':
        return start(book, who, command, now);
    }
    const seat = seatOf(book, who.guest);
    if (seat === undefined) return refusal('notSeated');
    switch (command.do) {
      case 'play':
        return play(book, seat, command, now);
      case 'leave':
        return book.ledger.phase === 'gathering' ? stand(book, who, now) : leave(book, seat, now);
      default:
        return refusal('notNow');
    }
  }

  #done(refused: Refusal | undefined): Handled {
    return refused ? { refused } : { records: this.#book.take() };
  }

  /** A bot, or one that keeps a chair, has to think. */
  botTurn(): BotTurn | null {
    const { match, game, ledger, isOn } = this.#book;
    const seat = ledger.toAct;
    const level = isOn ? this.#botIn(seat) : null;
    if (!match || seat === null || level === null) return null;
    const seed = sha256(`${match.header.seed} bot ${seat} ${match.length}`);
    return { seat, level, view: game.view(match.state, seat), seed, count: match.length };
  }

  #botIn(seat: Seat | null): string | null {
    const chair = seat === null ? undefined : this.#book.ledger.chairs[seat];
    return chair?.kind === 'bot' ? chair.level : chair?.kind === 'person' ? chair.keeper : null;
  }

  /** The answer to a `botTurn`; null, and what the rules refuse, is answered by the rules. */
  playForBot(seat: Seat, move: string | null, count: number, now: number, resigns = false): Handled {
    const book = this.#book;
    const { ledger, game, isOn } = book;
    const isLate = !isOn || count !== ledger.count || seat !== ledger.toAct || this.#botIn(seat) === null;
    if (isLate) return { refused: refusal('tooLate') };
    const isKeeper = ledger.chairs[seat]?.kind === 'person';
    // Nobody is given up by a bot but itself, and no team.
    if (resigns && !isKeeper && !game.isTogether) return this.#done(leave(book, seat, now));
    const refused = move === null || book.answer(seat, move, now, isKeeper ? 'keeper' : undefined);
    if (refused) book.fallback(now);
    return this.#done(undefined);
  }

  /** What may change as a whole, as a guest may know it; null is a watcher nobody knows. */
  state(guest: string | null, now: number, presence: Presence): TableState {
    return stateFor(this.#book, guest, now, presence);
  }

  /** All of the table as a guest may know it. */
  view(guest: string | null, now: number, presence: Presence): TableView {
    return viewFor(this.#book, guest, now, presence);
  }

  /** Guests of equal eyes are told the same; only the host of a table and its people see more than a watcher. */
  eyesOf(guest: string | null): Viewer {
    return viewerOf(this.#book, guest);
  }

  /** What a guest is told of a record that was just written or followed. */
  happened(record: TableRecord, guest: string | null): readonly Happening[] {
    return happeningsOf(this.#book, record, viewerOf(this.#book, guest));
  }

  /** Every legal answer of a seat, in notation. */
  legal(seat: Seat): readonly string[] {
    const { match, game } = this.#book;
    if (!match) return [];
    const { state } = match;
    return game.legalMoves(state, seat).map(move => game.notation.formatMove(state, move));
  }

  listing(): Listing {
    const { ledger, match, game } = this.#book;
    const { id, code, openTo, language, options, title, host, at } = ledger.created;
    return {
      id,
      code,
      game: game.id,
      title,
      phase: ledger.phase,
      openTo,
      pace: ledger.pace,
      language,
      options,
      host,
      chairs: ledger.chairs.map(chair =>
        chair.kind === 'person'
          ? { guest: chair.guest, name: chair.name, isBot: false }
          : { guest: null, name: null, isBot: chair.kind === 'bot' },
      ),
      created: at,
      updated: ledger.updated,
      toAct: ledger.toAct,
      due: null,
      isBotTurn: this.#book.isOn && this.#botIn(ledger.toAct) !== null,
      moves: ledger.count,
      position: match ? publicPosition(match, 'watcher') : null,
      outcome: (match && game.outcome(match.state)) ?? null,
    };
  }

  snapshot(): TableSnapshot {
    return snapshotOf(this.#book);
  }
}
