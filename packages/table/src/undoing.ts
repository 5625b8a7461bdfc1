/** How far back somebody at a table may go, alone or with the others' consent. */
import { isLeaving, isMatchWord, type LogEntry, type Seat, type Viewer } from '@tessera/engine';
import type { Refusal, Standing } from '@tessera/wire';
import { withoutIncrement } from './clocks.ts';
import { type TableCore, takeBack } from './core.ts';
import { handToBot } from './keeping.ts';
import { isPresent, type Ledger } from './ledger.ts';
import { refusal } from './refusals.ts';
import type { CommandOf } from './types.ts';

export interface Undo {
  readonly status: Standing['undo'];
  /** How many answers that takes back. */
  readonly count: number;
}

const NOTHING: Undo = { status: 'nothingToUndo', count: 0 };

/**
 * Down to the viewer's last own answer. Alone as long as nothing was revealed since and nobody else has answered but
 * bots and those who keep a chair; they do not mind.
 */
export function undoOf({ match, ledger }: TableCore, viewer: Viewer): Undo {
  if (!match || ledger.phase !== 'playing' || viewer === 'watcher' || ledger.gone[viewer]) return NOTHING;
  const { entries } = match;
  const isBots = (i: number): boolean =>
    ledger.by[i] === 'keeper' || ledger.chairs[entries[i]?.seat ?? -1]?.kind === 'bot';
  const isOwn = (i: number): boolean =>
    entries[i]?.seat === viewer && ledger.by[i] !== 'keeper' && ledger.by[i] !== 'fallback';
  let last = entries.length - 1;
  while (last >= 0 && isBots(last)) last--;
  if (last >= 0 && isOwn(last) && !isMatchWord(entries[last]?.move ?? '')) {
    const count = entries.length - last;
    return { status: match.undoRefusal(count) ? 'ask' : 'ready', count };
  }
  while (last >= 0 && !isOwn(last)) last--;
  return last < 0 ? NOTHING : { status: 'ask', count: entries.length - last };
}

/** Takes back alone, if it may. */
export function undo(
  core: TableCore,
  seat: Seat,
  { after }: CommandOf<'takeBack'>,
  at: number,
): Refusal | undefined {
  if (!core.isOn) return refusal('notNow');
  if (after !== core.ledger.count) return refusal('tooLate');
  const { status, count } = undoOf(core, seat);
  if (status === 'ask') return refusal('mustAsk', { count });
  if (status !== 'ready') return refusal('nothingToTakeBack');
  goBack(core, seat, count, false, at);
  return undefined;
}

/**
 * Takes the last answers back. Clocks lose what finished turns had added. Whoever had left is seated again; a bot keeps
 * the chair, since they may never hear of it.
 */
export function goBack(core: TableCore, seat: Seat, count: number, wasAsked: boolean, at: number): void {
  const { ledger, started } = core;
  const dropped = started.entries.slice(-count);
  const back = dropped.filter(({ move }) => isLeaving(move)).map(entry => entry.seat);
  const left = clocksBack(ledger, dropped);
  takeBack(started, { count, wasAsked });
  core.write({ kind: 'tookBack', seat, count, wasAsked, left, back, next: started.decider ?? null }, at);
  for (const one of back) if (isPresent(ledger, one)) handToBot(core, one, at);
}

/** Time that others thought meanwhile is given back to them; an increment is not earned twice. */
function clocksBack(
  { clock, pace, toAct }: Ledger,
  dropped: readonly LogEntry[],
): readonly (number | null)[] {
  const left = [...clock.left];
  dropped.forEach(({ seat }, i) => {
    const next = i + 1 < dropped.length ? dropped[i + 1]?.seat : toAct;
    const had = left[seat];
    if (next !== seat && typeof had === 'number') left[seat] = withoutIncrement(had, pace);
  });
  return left;
}
