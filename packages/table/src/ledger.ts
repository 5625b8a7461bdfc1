/**
 * Ledger of a table: the people's side, derived from its records alone: chairs, time, proposals, plans, chat.
 */
import { FormatError, isLeaving, type Seat } from '@tessera/engine';
import type { ChatLine, ClosedWhy, Doors, Note, Pace, Phase, Plan, Played, Proposal } from '@tessera/wire';
import { type Clock, endTurn, resumeTurn, run, stop, totalOf } from './clocks.ts';
import { notesUpTo, withNote } from './notes.ts';
import type { Created, FirstChair, RecordOf, TableRecord, Undone } from './types.ts';

interface Person {
  readonly kind: 'person';
  readonly guest: string;
  name: string;
  isReady: boolean;
  /** Level of the keeper that plays while the person is away. */
  keeper: string | null;
}

type HeldChair = Exclude<FirstChair, { readonly kind: 'person' }> | Person;

export interface OpenAsk {
  readonly id: number;
  readonly by: Seat;
  readonly proposal: Proposal;
  /** Number of answers at the time of the proposal, from which `takeBack` counts. */
  readonly count: number;
  readonly agreed: Seat[];
  readonly declined: Seat[];
}

/** Plain data, changed in place by `applyRecord` alone. */
export interface Ledger {
  seq: number;
  updated: number;
  readonly created: Created;
  /** Guest who may fill chairs and start the match. */
  host: string;
  /** Time when a person last sat down or stood up. */
  gathered: number;
  readonly chairs: HeldChair[];
  readonly entropy: string[];
  phase: Phase;
  /** Seat to decide; null before the start and after the end. */
  toAct: Seat | null;
  /** Number of answers given. */
  count: number;
  /** Seats that left for good. */
  readonly gone: boolean[];
  /** Author of each answer that the person in the chair did not give, by its number. */
  readonly by: Record<number, NonNullable<Played['by']>>;
  isPaused: boolean;
  pace: Pace;
  readonly clock: Clock;
  asks: OpenAsk[];
  readonly plans: (Plan | null)[];
  /** Number of take-backs after a revelation. */
  takeBacks: number;
  /** Answers that `redo` can play again, the next one first. */
  undone: readonly Undone[];
  /** Notes by guest. */
  readonly notes: Record<string, readonly Note[]>;
  readonly chat: ChatLine[];
  doors: Doors;
  next: string | null;
  /** Reason why the table was closed; missing while it is open. */
  closed?: ClosedWhy;
  /** Reason why an operator shut the table; missing otherwise. */
  shut?: string;
  /** Title given by an operator; missing otherwise. */
  title?: string;
}

/** Access at tables from before the host could close them. */
export const OPEN_DOORS: Doors = { mayWatch: true, mayTalk: true };

export function newLedger(created: Created): Ledger {
  const { chairs, pace, at, from } = created;
  const left = (from?.entries ?? []).filter(({ move }) => isLeaving(move));
  return {
    seq: 1,
    updated: at,
    created,
    host: created.host,
    gathered: at,
    chairs: chairs.map(chair => (chair.kind === 'person' ? { ...chair, keeper: null } : chair)),
    entropy: [...created.entropy],
    phase: 'gathering',
    toAct: null,
    count: from?.entries.length ?? 0,
    gone: chairs.map((_, seat) => left.some(entry => entry.seat === seat)),
    by: {},
    isPaused: false,
    pace,
    clock: { left: chairs.map(() => null), used: 0, last: null, running: null, since: at },
    asks: [],
    plans: chairs.map(() => null),
    takeBacks: 0,
    undone: [],
    notes: {},
    chat: [],
    doors: created.doors ?? OPEN_DOORS,
    next: null,
  };
}

/** Applies a record. Throws FormatError for an unknown kind, which a newer server must have written. */
export function applyRecord(ledger: Ledger, record: TableRecord, others: Appliers = {}): void {
  const field = `records[${record.seq}]`;
  if (record.seq !== ledger.seq + 1)
    throw new FormatError(field, `cannot follow record ${ledger.seq}: the journal has a gap`);
  const known = [LOCAL, others].find(appliers => Object.hasOwn(appliers, record.kind)) as
    | Partial<Record<string, (ledger: Ledger, record: never) => void>>
    | undefined;
  const apply = known?.[record.kind];
  if (!apply) throw new FormatError(`${field}.kind`, `"${record.kind}" is unknown to this server`);
  apply(ledger, record as never);
  ledger.seq = record.seq;
  ledger.updated = record.at;
}

/** Changes to the ledger by kind of record. */
export type Appliers = {
  readonly [K in Exclude<TableRecord['kind'], 'created'>]?: (ledger: Ledger, record: RecordOf<K>) => void;
};

/** Appliers of the records of a match at one screen; those of a `Table` are in `appliers.ts`. */
const LOCAL: Appliers = {
  started(ledger, { bots, next, at }) {
    for (const [seat, level] of Object.entries(bots)) ledger.chairs[Number(seat)] = { kind: 'bot', level };
    ledger.phase = 'playing';
    ledger.clock.left = fullClocks(ledger);
    passTurn(ledger, next, at);
  },
  carriedOver(ledger, { log }) {
    ledger.count = log.entries.length;
    ledger.undone = [];
  },
  played(ledger, { seat, move, by, spent, next, at, isAgain }) {
    stop(ledger.clock, spent, at);
    ledger.undone = isAgain ? ledger.undone.slice(1) : [];
    if (!isAgain) for (const guest in ledger.notes) trimNotes(ledger, guest);
    if (by) ledger.by[ledger.count] = by;
    ledger.count++;
    if (isLeaving(move)) ledger.gone[seat] = true;
    const plan = ledger.plans[seat];
    if (plan && (by === 'plan' || plan.moves[0] === move)) ledger.plans[seat] = shortened(plan);
    passTurn(ledger, next, at);
  },
  tookBack(ledger, { seat, count, wasAsked, left, back, next, at, undone }) {
    ledger.count -= count;
    // Earlier versions stored in each record every answer that could be redone, not only its own.
    const earlier = undone?.length === count ? ledger.undone : [];
    ledger.undone = [...(undone ?? []), ...earlier];
    if (next !== null) ledger.phase = 'playing'; // an end may have been taken back
    if (wasAsked) ledger.takeBacks++;
    for (const number of Object.keys(ledger.by))
      if (Number(number) >= ledger.count) delete ledger.by[Number(number)];
    for (const one of back) ledger.gone[one] = false;
    const plan = ledger.plans[seat];
    if (plan) ledger.plans[seat] = { ...plan, isOrder: false }; // a take-back turns orders into a plan
    ledger.clock.left = [...left];
    if (next !== ledger.toAct) resumeTurn(ledger.clock, next);
    ledger.toAct = next;
    startClock(ledger, at);
  },
  noted({ notes }, { guest, note }) {
    // Notes decide nothing: an unreadable note is dropped, and the journal stays valid.
    if (typeof note?.kind === 'string') notes[guest] = withNote(notes[guest] ?? [], note);
  },
};

/** True if a journal has no records that only tables of several screens need. */
export const isLocal = (records: readonly TableRecord[]): boolean =>
  records.every(({ kind }) => kind === 'created' || Object.hasOwn(LOCAL, kind));

export function personIn(chairs: readonly HeldChair[], seat: Seat): Person {
  const chair = chairs[seat];
  if (chair?.kind !== 'person') throw new FormatError('records', `nobody sits in chair ${seat}`);
  return chair;
}

function trimNotes({ notes, count }: Ledger, guest: string): void {
  notes[guest] = notesUpTo(notes[guest] ?? [], count);
}

/** Full time for each person; bots have no limit. */
export const fullClocks = ({ chairs, pace }: Ledger): (number | null)[] =>
  chairs.map(({ kind }) => (kind === 'person' ? totalOf(pace) : null));

function shortened({ moves, isOrder }: Plan): Plan | null {
  return moves.length > 1 ? { moves: moves.slice(1), isOrder } : null;
}

/**
 * Passes the turn. A turn lasts while the same seat decides; for the last remaining seat, every answer is a
 * turn.
 */
export function passTurn(ledger: Ledger, next: Seat | null, at: number): void {
  const { clock, toAct, pace, gone } = ledger;
  const isAlone = gone.filter(isGone => !isGone).length === 1;
  // The answer that ends the match earns no increment.
  const earner = next !== null && isPresent(ledger, toAct) ? toAct : null;
  if (next !== toAct || isAlone) endTurn(clock, earner, pace);
  ledger.toAct = next;
  startClock(ledger, at);
  if (next !== null) return;
  ledger.phase = 'ended';
  ledger.asks = [];
  ledger.plans.fill(null);
}

/** Starts the clock of the seat to act if its person is present and the match is not paused. */
export function startClock(ledger: Ledger, at: number): void {
  const { clock, toAct, isPaused } = ledger;
  run(clock, !isPaused && isPresent(ledger, toAct) ? toAct : null, at);
}

/** Title given by an operator, else by the creator of the table. */
export const titleOf = ({ title, created }: Ledger): string => title ?? created.title;

/** True if a person plays a seat, without a keeper. */
export function isPresent({ chairs }: Ledger, seat: Seat | null): boolean {
  const chair = seat === null ? undefined : chairs[seat];
  return chair?.kind === 'person' && chair.keeper === null;
}
