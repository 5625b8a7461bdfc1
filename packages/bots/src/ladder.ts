/** Measures the ladder of a game's levels: duels against the level below, or how often a team of the level wins. */
import { type AnyGame, parseOptions } from '@tessera/engine';
import { gameById } from '@tessera/games';
import { playGame } from './arena.ts';
import type { AnyBot } from './bot.ts';
import { wilson } from './wilson.ts';

/** Where a ladder is measured: the setting recommended for a first game. */
interface Setting {
  readonly options: object;
  /** Options of every second pair of games, for example with another starter. */
  readonly other?: object;
  /** A duel is won against the level below; a team wins or loses together. */
  readonly isDuel: boolean;
  /** Win rates to reach, by level; duels: of each level against the one below. */
  readonly targets: readonly (readonly [low: number, high: number])[];
}

const around = (rate: number): readonly [number, number] => [rate - 0.08, rate + 0.08];
const STEP = [0.65, 0.8] as const;
const STEPS = [STEP, STEP, STEP, STEP];
const TEAM = [0.2, 0.4, 0.6, 0.75, 0.9].map(around);

export const SETTINGS: Readonly<Record<string, Setting>> = {
  rift: {
    options: { stallLimit: 60, firstPlayer: 'w' },
    other: { stallLimit: 60, firstPlayer: 'b' },
    isDuel: true,
    targets: STEPS,
  },
  quantum: { options: { map: 'base-2', turnLimit: 400 }, isDuel: true, targets: STEPS },
  loop: { options: { agents: ['prowler', 'cztwyzzek'] }, isDuel: false, targets: TEAM },
  tesseract: { options: { consent: 'auto', researchers: ['R10', 'R08'] }, isDuel: false, targets: TEAM },
};

export interface Played {
  readonly isWon: boolean;
  readonly ending: string;
  readonly plies: number;
}

/**
 * Game number `index`; deterministic if the bots count nodes. Two duels in a row have the same seed and swapped
 * seats: the luck of the deal is shared.
 */
export async function playRung(
  id: string,
  index: number,
  newBots: () => readonly [AnyBot, AnyBot],
  seed: string,
): Promise<Played> {
  const game = gameById(id) as AnyGame;
  const { options, other, isDuel } = SETTINGS[id] as Setting;
  const pair = isDuel ? index >> 1 : index;
  const bots = newBots();
  const seat = isDuel ? index % 2 : 0;
  const match = await playGame({
    game,
    options: parseOptions<object>(game.options, (pair % 2 === 1 && other) || options),
    seats: seat === 0 ? bots : [bots[1], bots[0]],
    seed: `${seed} ${pair}`,
  });
  const outcome = game.outcome(match.state);
  return {
    isWon: outcome?.winners.includes(seat) ?? false,
    ending: `${outcome?.reason ?? 'none'}`,
    plies: match.length,
  };
}

/** True once the interval lies within the target, or outside it: more games would not change the verdict. */
export function isSettled(wins: number, games: number, [low, high]: readonly [number, number]): boolean {
  if (games < FEWEST) return false;
  const seen = wilson(wins, games);
  return (seen.low >= low && seen.high <= high) || seen.high < low || seen.low > high;
}
const FEWEST = 20;
