/** The paces offered in forms, and any pace in words. */
import type { Pace } from '@tessera/wire';
import { fill, plural } from '../index.ts';
import type { OnlineWords } from './index.ts';

const DAY = 86_400;

export const PACES = {
  none: { total: null, increment: 0, move: null },
  quick: { total: 300, increment: 5, move: null },
  live: { total: 600, increment: 15, move: null },
  long: { total: 1800, increment: 30, move: null },
  day: { total: null, increment: 0, move: DAY },
  slow: { total: null, increment: 0, move: 3 * DAY },
} as const satisfies Readonly<Record<string, Pace>>;

export type PaceName = keyof typeof PACES;

export const PACE_NAMES = Object.keys(PACES) as readonly PaceName[];

const STEPS = [
  ['days', DAY],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

/** A duration in the largest unit of which there are at least two, or that divides it: "10 min", "36 h". */
export function durationWords({ units }: OnlineWords, language: string, seconds: number): string {
  const [unit, size] =
    STEPS.find(([, one]) => seconds >= one && (seconds % one === 0 || seconds >= 2 * one)) ?? STEPS[3];
  return plural(language, units[unit], Math.floor(seconds / size));
}

export function paceWords(words: OnlineWords, language: string, { total, increment, move }: Pace): string {
  const { pace } = words;
  const time = (seconds: number): string => durationWords(words, language, seconds);
  const whole =
    total !== null && increment > 0
      ? fill(pace.total, { time: time(total), increment: time(increment) })
      : '';
  const each = total !== null && increment === 0 ? fill(pace.each, { time: time(total) }) : '';
  const turn = move === null ? '' : fill(pace.move, { time: time(move) });
  return [whole, each, turn].filter(Boolean).join(', ') || pace.none;
}
