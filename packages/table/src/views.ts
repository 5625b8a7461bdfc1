/** Views of a table. Built from nothing, so that a forgotten field is missing and not leaked. */
import type { Seat } from '@tessera/engine';
import type { Ask, Chair, Clocks, Played, Standing, TableState, TableView } from '@tessera/wire';
import { redoOf, takeBackReach } from './consent.ts';
import type { TableCore } from './core.ts';
import { titleOf } from './ledger.ts';
import { type Eyes, eyesOf, seatOf, seatsOf, seatsWith, speakerOf, viewerWith } from './seats.ts';
import type { Presence } from './types.ts';

/** State that differs between viewers, and the rest, which is shared by all. */
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
    asks: ledger.asks.length > 0 && core.parts ? core.parts.asksOf(core) : NO_ASKS,
    dice: core.dice,
    takeBacks: ledger.takeBacks,
    watchers: presence.watchers,
    doors: ledger.doors,
    next: ledger.next,
    closed: ledger.closed ?? null,
    shut: ledger.shut ?? null,
  };
}

export function ownOf(core: TableCore, eyes: Eyes): Own {
  const you = speakerOf(core, seatsWith(eyes)) ?? null;
  return {
    you,
    plan: you === null ? null : (core.ledger.plans[you] ?? null),
    standing: standingFor(core, eyes),
  };
}

/** Shared empty list: there almost never is an open proposal. */
const NO_ASKS: readonly Ask[] = Object.freeze([]);

export function viewFor(core: TableCore, guest: string | null, now: number, presence: Presence): TableView {
  const { created, chat, host } = core.ledger;
  const { id, game, options, at, code, openTo, onTime, hasHints, language, isAnalysis, isRated, from } =
    created;
  const notes = guest === null ? undefined : core.ledger.notes[guest];
  return {
    ...sharedOf(core, now, presence),
    ...ownOf(core, eyesOf(core, guest)),
    id,
    game,
    // The match may have its options in the form of newer rules.
    options: core.match?.header.options ?? options,
    rulesVersion: core.game.rulesVersion,
    created: at,
    code,
    openTo,
    onTime,
    hasHints,
    language,
    yours: seatsOf(core, guest),
    ...(isAnalysis && { isAnalysis }),
    ...(isRated && { isRated }),
    ...(from && created.seed === undefined && { moved: from.entries.length }),
    ...(notes && notes.length > 0 && { notes }),
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

function standingFor(core: TableCore, eyes: Eyes): Standing | null {
  const { match, game } = core;
  if (!match) return null;
  const seats = seatsWith(eyes);
  const { status, count } = takeBackReach(core, seats);
  const again = redoOf(core, seats).length;
  return {
    view: game.view(match.state, viewerWith(core, eyes)),
    count: match.length,
    // A table that was shut or taken home has no seat to act, whatever the position says.
    toAct: core.ledger.phase === 'playing' ? (match.decider ?? null) : null,
    outcome: game.outcome(match.state) ?? null,
    undo: status,
    undoCount: count,
    ...(again > 0 && { redoCount: again }),
  };
}

const movesOf = ({ match, ledger }: TableCore): readonly Played[] =>
  (match?.entries ?? []).map(({ seat, move }, i) => {
    const by = ledger.by[i];
    return by ? { seat, move, by } : { seat, move };
  });
