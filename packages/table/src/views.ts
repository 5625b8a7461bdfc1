/** What a viewer may know of a table. Built from nothing, so that what is forgotten is missing and not leaked. */
import type { Seat, Viewer } from '@tessera/engine';
import type { Chair, Clocks, Played, Standing, TableState, TableView } from '@tessera/wire';
import { asksFor } from './asks.ts';
import type { TableCore } from './core.ts';
import { titleOf } from './listing.ts';
import { seatOf } from './naming.ts';
import type { Presence } from './types.ts';
import { undoOf } from './undoing.ts';

export const viewerOf = (core: TableCore, guest: string | null): Viewer => seatOf(core, guest) ?? 'watcher';

/** What of the state is told to everybody alike, and what each viewer is told alone. */
export type Own = Pick<TableState, 'you' | 'plan' | 'standing'>;
export type Shared = Omit<TableState, keyof Own>;

export function sharedOf(core: TableCore, now: number, presence: Presence): Shared {
  const { ledger } = core;
  return {
    phase: ledger.phase,
    title: titleOf(ledger),
    pace: ledger.pace,
    isPaused: ledger.isPaused,
    chairs: ledger.chairs.map((_, seat) => chairOf(core, seat, presence)),
    host: seatOf(core, ledger.host) ?? null,
    clocks: clocksOf(core, now),
    asks: asksFor(core),
    dice: core.dice,
    takeBacks: ledger.takeBacks,
    watchers: presence.watchers,
    doors: ledger.doors,
    next: ledger.next,
    closed: ledger.closed ?? null,
    shut: ledger.shut ?? null,
  };
}

export const ownOf = (core: TableCore, viewer: Viewer): Own => ({
  you: viewer === 'watcher' ? null : viewer,
  plan: viewer === 'watcher' ? null : (core.ledger.plans[viewer] ?? null),
  standing: standingFor(core, viewer),
});

export function viewFor(core: TableCore, guest: string | null, now: number, presence: Presence): TableView {
  const { created, chat, host } = core.ledger;
  const { id, game, options, at, code, openTo, onTime, hasHints, language } = created;
  return {
    ...sharedOf(core, now, presence),
    ...ownOf(core, viewerOf(core, guest)),
    id,
    game,
    options,
    rulesVersion: core.game.rulesVersion,
    created: at,
    code,
    openTo,
    onTime,
    hasHints,
    language,
    yours: core.ledger.chairs.flatMap((chair, seat) =>
      chair.kind === 'person' && chair.guest === guest ? [seat] : [],
    ),
    isHost: guest === host,
    moves: movesOf(core),
    chat: [...chat],
  };
}

function chairOf({ ledger }: TableCore, seat: Seat, presence: Presence): Chair {
  const chair = ledger.chairs[seat] ?? { kind: 'open' };
  if (chair.kind !== 'person') return chair;
  const { guest, name, isReady, keeper } = chair;
  const hasLeft = ledger.gone[seat] === true;
  return { kind: 'person', name, isHere: presence.isHere(guest), isReady, keeper, hasLeft };
}

function clocksOf(core: TableCore, now: number): Clocks {
  const { clock, pace } = core.ledger;
  const { running, used } = clock;
  const spent = core.spent(now);
  const left = clock.left.map((time, seat) =>
    time !== null && seat === running ? Math.max(0, time - spent) : time,
  );
  const isCounted = running !== null && pace.move !== null;
  return { left, turn: isCounted ? Math.max(0, Number(pace.move) * 1000 - used - spent) : null, running };
}

function standingFor(core: TableCore, viewer: Viewer): Standing | null {
  const { match, game } = core;
  if (!match) return null;
  const { status, count } = undoOf(core, viewer);
  return {
    view: game.view(match.state, viewer),
    count: match.length,
    // Nobody decides at a table that was shut, whatever the position says.
    toAct: core.ledger.shut === undefined ? (match.decider ?? null) : null,
    outcome: game.outcome(match.state) ?? null,
    undo: status,
    undoCount: count,
  };
}

const movesOf = ({ match, ledger }: TableCore): readonly Played[] =>
  (match?.entries ?? []).map(({ seat, move }, i) => {
    const by = ledger.by[i];
    return by ? { seat, move, by } : { seat, move };
  });
