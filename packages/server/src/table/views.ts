/** What a viewer may know of a table. Built from nothing, so that what is forgotten is missing and not leaked. */
import { dicePromise, type Seat, type Viewer } from '@tessera/engine';
import type { Chair, Clocks, Dice, Played, Standing, TableState, TableView } from '@tessera/wire';
import { asksFor } from './asks.ts';
import type { Book } from './book.ts';
import { seatOf } from './gathering.ts';
import type { Presence } from './types.ts';
import { undoOf } from './undoing.ts';

export const viewerOf = (book: Book, guest: string | null): Viewer => seatOf(book, guest) ?? 'watcher';

/** What may change as a whole. */
export function stateFor(book: Book, guest: string | null, now: number, presence: Presence): TableState {
  const { ledger } = book;
  const viewer = viewerOf(book, guest);
  return {
    phase: ledger.phase,
    title: ledger.created.title,
    pace: ledger.pace,
    isPaused: ledger.isPaused,
    chairs: ledger.chairs.map((_, seat) => chairOf(book, seat, presence)),
    host: seatOf(book, ledger.host) ?? null,
    clocks: clocksOf(book, now),
    asks: asksFor(book),
    dice: diceOf(book),
    takeBacks: ledger.takeBacks,
    watchers: presence.watchers,
    next: ledger.next,
    plan: viewer === 'watcher' ? null : (ledger.plans[viewer] ?? null),
    standing: standingFor(book, viewer),
  };
}

export function viewFor(book: Book, guest: string | null, now: number, presence: Presence): TableView {
  const { created, chat, host } = book.ledger;
  const { id, game, options, at, code, openTo, onTime, hasHints, language } = created;
  return {
    ...stateFor(book, guest, now, presence),
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

/** What players added is told when it can change nothing any more, and the secret when the match is over. */
function diceOf({ ledger: { phase, created, entropy } }: Book): Dice {
  return {
    seal: dicePromise(created.secret),
    entropy: phase === 'gathering' ? [] : [...entropy],
    secret: phase === 'ended' ? created.secret : null,
  };
}

function standingFor(book: Book, viewer: Viewer): Standing | null {
  const { match, game } = book;
  if (!match) return null;
  const { status, count } = undoOf(book, viewer);
  return {
    view: game.view(match.state, viewer),
    count: match.length,
    toAct: match.decider ?? null,
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
