/** Results of the daily challenge: what is read from the end of a match, and their order. */
import type { DailyGame } from './day.ts';

export interface DailyResult {
  readonly isWon: boolean;
  /** Key of the game's endings. */
  readonly reason: string;
  readonly turns: number;
  /** Contained cubes, or archived missions. */
  readonly progress: number;
}

/** Progress of a won match. */
export const DAILY_GOALS: Readonly<Record<DailyGame, number>> = { loop: 4, tesseract: 24 };

interface Ending {
  readonly winners: readonly number[];
  readonly reason: string;
}

type Fields = Readonly<Record<string, unknown>>;

const PROGRESS: Readonly<Record<DailyGame, (position: Fields) => number>> = {
  loop: ({ archived }) => (Array.isArray(archived) ? archived.length : 0),
  // Two characters for each cube: "Y3".
  tesseract: ({ board }) => (typeof board === 'string' ? board.length / 2 : 0),
};

/** The result of a match that ended in a position. */
export function resultOf(game: DailyGame, position: string, { winners, reason }: Ending): DailyResult {
  const fields = fieldsOf(position);
  return {
    isWon: winners.length > 0,
    reason,
    turns: typeof fields.turn === 'number' ? fields.turn : 0,
    progress: Math.min(PROGRESS[game](fields), DAILY_GOALS[game]),
  };
}

function fieldsOf(position: string): Fields {
  try {
    return Object(JSON.parse(position));
  } catch {
    return {}; // a match that was never opened has no position
  }
}

const GROUP = 100_000;
const MOST_TURNS = 999;

/**
 * Higher is better. Won at the first try, then won at a later one, fewer turns first; then lost: by progress, by turns
 * survived, and the first try before later ones.
 */
export function rankOf({ isWon, turns, progress }: Omit<DailyResult, 'reason'>, isFirst: boolean): number {
  const count = Math.min(turns, MOST_TURNS);
  if (isWon) return (isFirst ? 2 : 1) * GROUP + MOST_TURNS - count;
  return (progress * (MOST_TURNS + 1) + count) * 2 + Number(isFirst);
}
