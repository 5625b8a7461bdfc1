/** Results, teams and times of the daily challenge in words. */
import type { DailyGame, DailyResult } from '@tessera/table/daily';
import type { DailyBoard, DailyRow } from '@tessera/wire';
import { fill } from '../../../text/index.ts';
import { ApiError } from '../../online/api.ts';
import type { DailyWords } from './words/index.ts';

type Told = Pick<DailyResult, 'isWon' | 'turns' | 'progress'>;

/** "Won on turn 13", "Lost on turn 20, 2 of 4 missions". */
export function resultText(
  { won, lost, progress: of }: DailyWords,
  game: DailyGame,
  { isWon, turns: turn, progress: count }: Told,
): string {
  return isWon ? fill(won, { turn }) : fill(lost, { turn, progress: fill(of[game], { count }) });
}

/** Why a result was not taken: the server's code in the reader's words. */
export function whyNotSent({ refusals, unreachable }: DailyWords, error: unknown): string {
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (!problem) return unreachable;
  const known: Readonly<Record<string, string>> = refusals;
  return known[problem.code] ?? refusals.other;
}

/** Causes of defeats by the reasons that the rules tell. */
const CAUSES: Readonly<Record<string, Cause>> = {
  VORTEX_DOUBLE: 'vortex',
  VORTEX_FOURTH: 'vortex',
  MEGA_VORTEX: 'vortex',
  CYCLES: 'time',
  breach: 'breach',
  empty: 'empty',
  RESIGN: 'left',
  resign: 'left',
};

type Cause = keyof DailyWords['causes'];

/** Number of defeats by cause, the most frequent first; what is not told is just lost. */
export function causesOf({
  all,
  won,
  lost = {},
}: Pick<DailyBoard, 'all' | 'won' | 'lost'>): readonly { readonly cause: Cause; readonly count: number }[] {
  const counts = new Map<Cause, number>();
  const add = (cause: Cause, count: number): void => void counts.set(cause, (counts.get(cause) ?? 0) + count);
  for (const [reason, count] of Object.entries(lost)) add(CAUSES[reason] ?? 'lost', count);
  add('lost', all - won - [...counts.values()].reduce((sum, count) => sum + count, 0));
  return [...counts]
    .map(([cause, count]) => ({ cause, count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** The guest and whoever held the other seat. */
export function teamText(
  { withBot, withFriend, botsOnly, you }: DailyWords,
  { name: own, isYou, people, bots }: Pick<DailyRow, 'name' | 'isYou' | 'people' | 'bots'>,
): string {
  const name = isYou ? you : own;
  if (people === 0) return fill(botsOnly, { name });
  return fill(bots > 0 ? withBot : people > 1 ? withFriend : '{name}', { name });
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Rounded to hours, below two hours to minutes: "9 hr", "75 min". */
export function timeText(language: string, ms: number): string {
  const [unit, size] = ms >= 2 * HOUR_MS ? (['hour', HOUR_MS] as const) : (['minute', MINUTE_MS] as const);
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' });
  return format.format(Math.max(1, Math.floor(ms / size)));
}
