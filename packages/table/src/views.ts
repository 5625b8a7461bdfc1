/** What a viewer may know of a table. Built from nothing, so that what is forgotten is missing and not leaked. */
import type { Seat, Viewer } from '@tessera/engine';
import type { Chair, Clocks, Played, Standing, TableState, TableView } from '@tessera/wire';
import { asksFor } from './asks.ts';
import type { Book } from './book.ts';
import { titleOf } from './listing.ts';
import { seatOf } from './naming.ts';
import type { Presence } from './types.ts';
import { undoOf } from './undoing.ts';

export const viewerOf = (book: Book, guest: string | null): Viewer => seatOf(book, guest) ?? 'watcher';

/** What of the state is told to everybody alike, and what each viewer is told alone. */
export type Own = Pick<TableState, 'plan' | 'standing'>;
export type Shared = Omit<TableState, keyof Own>;

export function sharedOf(book: Book, now: number, presence: Presence): Shared {
  const { ledger } = book;
  return {
    phase: ledger.phase,
    title: titleOf(ledger),
    pace: ledger.pace,
    isPaused: ledger.isPaused,
    chairs: ledger.chairs.map((_, seat) => chairOf(book, seat, presence)),
    host: seatOf(book, ledger.host) ?? null,
    clocks: clocksOf(book, now),
    asks: asksFor(book),
    dice: book.dice,
    takeBacks: ledger.takeBacks,
    watchers: presence.watchers,
    doors: ledger.doors,
    next: ledger.next,
    closed: ledger.closed ?? null,
    shut: ledger.shut ?? null,
  };
}

export const ownOf = (book: Book, viewer: Viewer): Own => ({
  plan: viewer === 'watcher' ? null : (book.ledger.plans[viewer] ?? null),
  standing: standingFor(book, viewer),
});

export function viewFor(book: Book, guest: string | null, now: number, presence: Presence): TableView {
  const { created, chat, host } = book.ledger;
  const { id, game, options, at, code, openTo, onTime, hasHints, language } = created;
  return {
    ...sharedOf(book, now, presence),
    ...ownOf(book, viewerOf(book, guest)),
    id,
    game,
    options,
    rulesVersion: book.game.rulesVersion,
    created: at,
    code,
    openTo,
    onTime,
    hasHints,
    language,
    you: seatOf(book, guest) ?? null,
    isHost: guest === host,
    moves: movesOf(book),
    chat: [...chat],
  };
}

function chairOf({ ledger }: Book, seat: Seat, presence: Presence): Chair {
  const chair = ledger.chairs[seat] ?? { kind: 'open' };
  if (chair.kind !== 'person') return chair;
  const { guest, name, isReady, keeper } = chair;
  const hasLeft = ledger.gone[seat] === true;
  return { kind: 'person', name, isHere: presence.isHere(guest), isReady, keeper, hasLeft };
}

function clocksOf(book: Book, now: number): Clocks {
  const { clock, pace } = book.ledger;
  const { running, used } = clock;
  const spent = book.spent(now);
  const left = clock.left.map((time, seat) =>
    time !== null && seat === running ? Math.max(0, time - spent) : time,
  );
  const isCounted = running !== null && pace.move !== null;
  return { left, turn: isCounted ? Math.max(0, Number(pace.move) * 1000 - used - spent) : null, running };
}

function standingFor(book: Book, viewer: Viewer): Standing | null {
  const { match, game } = book;
  if (!match) return null;
  const { status, count } = undoOf(book, viewer);
  return {
    view: game.view(match.state, viewer),
    count: match.length,
    // Nobody decides at a table that was shut, whatever the position says.
    toAct: book.ledger.shut === undefined ? (match.decider ?? null) : null,
    outcome: game.outcome(match.state) ?? null,
    undo: status,
    undoCount: count,
  };
}

const movesOf = ({ match, ledger }: Book): readonly Played[] =>
  (match?.entries ?? []).map(({ seat, move }, i) => {
    const by = ledger.by[i];
    return by ? { seat, move, by } : { seat, move };
  });
