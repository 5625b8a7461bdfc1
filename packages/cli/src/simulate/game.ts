/** One simulated game: bots answer for every seat until the game ends or reaches its limit. */
import { type AnyBot, playGame } from '@tessera/bots';
import { type AnyGame, digest, type MatchLog, type Seat } from '@tessera/engine';
import { type Games, gameNamed } from '../games/manifest.ts';

/** Plain data, to be sent to workers. */
export interface PlanData {
  readonly game: string;
  readonly options: object;
  readonly seed: string;
  /** A name for each seat, as on the command line. */
  readonly bots: readonly string[];
  readonly maxPlies: number;
  /** Lets bots resign. Absent otherwise, as in plans of older versions. */
  readonly resign?: true;
}

export interface SimulationPlan {
  readonly data: PlanData;
  readonly game: AnyGame;
  readonly options: object;
  readonly seed: string;
  /**
   * Bots as named on the command line; two entries may be the same bot. A new one is built for each match.
   */
  readonly bots: readonly { readonly name: string; build(): AnyBot }[];
  /** A game that has not ended after so many plies is left unfinished. */
  readonly maxPlies: number;
}

/** The plan with its game and bots in place. */
export function planOf(data: PlanData, games: Games): SimulationPlan {
  const { game, bots: team } = gameNamed(games, data.game, '--game');
  const { options, seed, maxPlies } = data;
  for (const name of data.bots) team.bot(name); // reports a wrong name before the first game
  const bots = data.bots.map(name => ({ name, build: () => team.bot(name) }));
  return { data, game, options, seed, bots, maxPlies };
}

/** A row of the result. */
export interface GameRow {
  readonly index: number;
  readonly seed: string;
  /** Index of the bot in the plan, by seat. */
  readonly seats: readonly number[];
  readonly winners: readonly Seat[];
  /** Reason of the outcome, or `unfinished`. */
  readonly reason: string;
  readonly plies: number;
  /** Digest of the last state: equal digests, equal games. */
  readonly digest: string;
}

export const UNFINISHED = 'unfinished';

/** Seats rotate from game to game, so that no bot always has the better seat. */
export const seatsIn = (index: number, count: number): number[] =>
  Array.from({ length: count }, (_, seat) => (seat + index) % count);

/** Seed of one game, which can be played alone. */
export const seedOf = (plan: Pick<PlanData, 'seed'>, index: number): string => `${plan.seed}/${index}`;

export interface SimulatedGame {
  readonly row: GameRow;
  readonly log: MatchLog;
}

/** Aborting leaves the game unfinished. */
export async function simulateGame(
  plan: SimulationPlan,
  index: number,
  signal?: AbortSignal,
): Promise<SimulatedGame> {
  const { game, options, bots, maxPlies, data } = plan;
  const seed = seedOf(plan, index);
  const order = seatsIn(index, bots.length);
  const seats = order.map(number => (bots[number] as (typeof bots)[number]).build());
  const match = await playGame({
    game,
    options,
    seats,
    seed,
    maxPlies,
    mayResign: data.resign === true,
    signal,
  });
  const outcome = game.outcome(match.state);
  const row: GameRow = {
    index,
    seed,
    seats: order,
    winners: outcome?.winners ?? [],
    reason: outcome?.reason ?? UNFINISHED,
    plies: match.length,
    digest: digest(match.state),
  };
  return { row, log: match.log() };
}
