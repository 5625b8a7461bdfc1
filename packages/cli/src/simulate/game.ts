/** One simulated game: bots answer for every seat until somebody has won or the table is closed. */
import type { AnyBot } from '@tessera/bots';
import {
  type AnyGame,
  type Chance,
  digest,
  Match,
  type MatchLog,
  type Seat,
  seededChance,
} from '@tessera/engine';
import { type AnyMatch, seatToAct } from '../start.ts';

export interface SimulationPlan {
  readonly game: AnyGame;
  readonly options: object;
  readonly seed: string;
  /** As named on the command line: two entries may be the same bot. */
  readonly bots: readonly { readonly name: string; readonly bot: AnyBot }[];
  /** A game that has not ended after so many plies is left unfinished. */
  readonly maxPlies: number;
}

/** A row of the result. */
export interface GameRow {
  readonly index: number;
  readonly seed: string;
  /** For each seat the number of its bot in the plan. */
  readonly seats: readonly number[];
  readonly winners: readonly Seat[];
  /** A reason of the game, or `unfinished`. */
  readonly reason: string;
  readonly plies: number;
  /** Of the last state: equal digests, equal games. */
  readonly digest: string;
}

export const UNFINISHED = 'unfinished';

/** Seats rotate from game to game, so that nobody always starts from the better chair. */
const seatsIn = (index: number, count: number): number[] =>
  Array.from({ length: count }, (_, seat) => (seat + index) % count);

export async function playGame(
  plan: SimulationPlan,
  index: number,
): Promise<{ row: GameRow; log: MatchLog }> {
  const { game, options, bots } = plan;
  const seed = `${plan.seed}/${index}`;
  const seats = seatsIn(index, bots.length);
  const match: AnyMatch = new Match(game, { options, seats: bots.length, seed });
  const chances = bots.map((_, seat) => seededChance(`${seed}/seat ${seat}`)); // not the match's own
  for (let seat = seatToAct(game, match.state); seat !== undefined; seat = seatToAct(game, match.state)) {
    if (match.length >= plan.maxPlies) break;
    const { bot } = bots[seats[seat] as number] as { bot: AnyBot };
    const chance = chances[seat] as Chance;
    const { move } = await bot.think({ state: match.state, seat, chance, limits: {} });
    match.submit(seat, move);
  }
  const outcome = game.outcome(match.state);
  const row: GameRow = {
    index,
    seed,
    seats,
    winners: outcome?.winners ?? [],
    reason: outcome?.reason ?? UNFINISHED,
    plies: match.length,
    digest: digest(match.state),
  };
  return { row, log: match.log() };
}
