/** Estimated duration of a match. */
import type { Pace } from '@tessera/wire';
import type { Lasts } from '../../games/manifest.ts';
import { fill } from '../../text/index.ts';
import type { OnlineWords } from '../../text/online/index.ts';
import { durationWords } from '../../text/online/paces.ts';

/** Assumed share of the allowed time that players with days per move use. */
const USED = 1 / 3;
const STEPS = { short: 300, long: 86_400 };

/**
 * Expected duration in seconds: the game's usual time, capped by the clocks; at slow paces, a share of the
 * time allowed per move.
 */
function expectedSeconds(
  { total, increment, move }: Pace,
  chairs: number,
  { minutes, minutesEach, turns }: Lasts,
): number {
  const usual = 60 * (minutes + minutesEach * chairs);
  const slow = move === null ? 0 : move * turns * USED;
  if (slow > usual) return rounded(slow, STEPS.long);
  const clocks = total === null ? Number.POSITIVE_INFINITY : total * chairs + increment * turns;
  return rounded(Math.min(usual, clocks), STEPS.short);
}

const rounded = (seconds: number, step: number): number => Math.max(1, Math.round(seconds / step)) * step;

/** "about 45 min" */
export const lastingWords = (
  words: OnlineWords,
  language: string,
  { pace, chairs }: { readonly pace: Pace; readonly chairs: readonly unknown[] },
  lasts: Lasts,
): string =>
  fill(words.open.about, {
    time: durationWords(words, language, expectedSeconds(pace, chairs.length, lasts)),
  });
