/** Undo and redo; `consent.ts` decides how far, and with whose consent. */
import { isLeaving, isMatchWord, LEAVE_ON_TIME, type LogEntry, type Seat } from '@tessera/engine';
import type { Refusal } from '@tessera/wire';
import { redoOf, takeBackReach } from './consent.ts';
import { type TableCore, takeBack } from './core.ts';
import { withGrace, withoutIncrement } from './grace.ts';
import { isPresent, type Ledger } from './ledger.ts';
import { refusal } from './refusals.ts';
import { guestIn, seatsOf, speakerOf } from './seats.ts';
import type { CommandOf, Undone } from './types.ts';

/** Takes back without asking, if no consent is needed. */
export function undo(
  core: TableCore,
  seats: readonly Seat[],
  { after }: CommandOf<'takeBack'>,
  at: number,
): Refusal | undefined {
  const { ledger } = core;
  const { status, count } = takeBackReach(core, seats);
  if (ledger.isPaused || (ledger.phase !== 'playing' && status !== 'ready')) return refusal('notNow');
  if (after !== ledger.count) return refusal('tooLate');
  if (ledger.created.isRated) return refusal('rated');
  if (status === 'ask') return refusal('mustAsk', { count });
  if (status !== 'ready') return refusal('nothingToTakeBack');
  goBack(core, speakerOf(core, seats) as Seat, count, false, at);
  return undefined;
}

/**
 * Takes the last answers back. Clocks lose the increments of those turns. A seat of another guest whose
 * leaving is taken back gets a keeper, since that guest may never hear of it.
 */
export function goBack(core: TableCore, seat: Seat, count: number, wasAsked: boolean, at: number): void {
  const { ledger, started } = core;
  const dropped = started.entries.slice(-count);
  const back = dropped.filter(({ move }) => isLeaving(move)).map(entry => entry.seat);
  const left = clocksBack(ledger, dropped);
  const undone = wasAsked ? {} : { undone: undoneOf(core, dropped) };
  const own = seatsOf(core, guestIn(core, seat));
  takeBack(started, { count, wasAsked });
  const next = started.decider ?? null;
  core.write({ kind: 'tookBack', seat, count, wasAsked, left, back, next, ...undone }, at);
  for (const one of back)
    if (isPresent(ledger, one) && !own.includes(one)) core.parts?.handToBot(core, one, at);
}

function undoneOf({ ledger }: TableCore, dropped: readonly LogEntry[]): readonly Undone[] {
  const first = ledger.count - dropped.length;
  return dropped.map(({ seat, move }, i) => {
    const by = ledger.by[first + i];
    return { seat, move, ...(by && { by }) };
  });
}

/**
 * Clocks after a take-back: others get their thinking time back, increments are not earned twice, and an
 * expired clock gets the grace period.
 */
function clocksBack(
  { clock, pace, toAct }: Ledger,
  dropped: readonly LogEntry[],
): readonly (number | null)[] {
  const left = [...clock.left];
  dropped.forEach(({ seat, move }, i) => {
    const next = i + 1 < dropped.length ? dropped[i + 1]?.seat : toAct;
    const had = left[seat];
    if (move === LEAVE_ON_TIME) left[seat] = withGrace(had ?? null, pace);
    else if (next !== seat && next !== null && typeof had === 'number')
      left[seat] = withoutIncrement(had, pace);
  });
  return left;
}

export function redo(
  core: TableCore,
  seats: readonly Seat[],
  { after }: CommandOf<'redo'>,
  at: number,
): Refusal | undefined {
  if (!core.isOn) return refusal('notNow');
  if (after !== core.ledger.count) return refusal('tooLate');
  const again = redoOf(core, seats);
  if (again.length === 0) return refusal('nothingToRedo');
  for (const { seat, move, by } of again) {
    const refused = isMatchWord(move)
      ? core.say(seat, move, at, 'again')
      : core.answer(seat, move, at, by, 'again');
    if (refused) return refused; // unreachable: it was legal here before
  }
  return undefined;
}
