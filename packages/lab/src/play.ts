/** One game of an experiment: played, or played again, from its cell and number alone. */
import { type AnyBot, botByName, playGame } from '@tessera/bots';
import type { AnyMatch, MatchLog } from '@tessera/engine';
import { adapterOf } from './games/index.ts';
import type { Cell, Experiment, GameRow, Watcher } from './types.ts';

export const UNFINISHED = 'unfinished';

export interface PlayedGame {
  readonly row: GameRow;
  readonly log: MatchLog;
}

/** Number of seatings that one seed is played with: as many as seats if the bots differ in a contest. */
function seatings({ game }: Experiment, { bots }: Cell): number {
  return game.isTogether || new Set(bots).size === 1 ? 1 : bots.length;
}

/**
 * Seed of a game. It does not depend on the cell: games of one number are pairs across cells, dealt the same luck
 * as far as the rules let them.
 */
function seedOf(experiment: Experiment, cell: Cell, number: number): string {
  return `${experiment.seed}/${Math.floor(number / seatings(experiment, cell))}`;
}

export async function playOne(
  experiment: Experiment,
  cell: Cell,
  number: number,
  signal?: AbortSignal,
): Promise<PlayedGame | undefined> {
  const { game, maxPlies } = experiment;
  const seats = cell.bots.length;
  const turn = number % seatings(experiment, cell);
  const bots = cell.bots.map((_, seat) => cell.bots[(seat + turn) % seats] as string);
  const focus = (seats - turn) % seats;
  const told: [ply: number, chance: number][] = [];
  let watcher: Watcher | undefined;
  let plies = 0;
  const tell = (seat: number, chance: number | undefined): void => {
    if (chance !== undefined && (game.isTogether || seat === focus)) told.push([plies, chance]);
  };
  const seed = seedOf(experiment, cell, number);
  const began = process.threadCpuUsage();
  const match = await playGame({
    game,
    options: cell.options,
    seats: bots.map((name, seat) => reproducible(botByName(game.id, name), chance => tell(seat, chance))),
    seed,
    maxPlies,
    signal,
    onStart: state => {
      watcher = adapterOf(game.id).watch(state, seats);
    },
    onStep: ({ events, state }) => {
      plies += 1;
      watcher?.step(events, state);
    },
  });
  if (signal?.aborted || !watcher) return undefined;
  const log = match.log();
  const outcome = game.outcome(match.state);
  const { user, system } = process.threadCpuUsage(began);
  const row: GameRow = {
    cell: cell.index,
    number,
    seed,
    digest: log.seal?.log ?? '',
    bots,
    focus,
    won: outcome?.winners.includes(focus) ?? false,
    winners: outcome?.winners ?? [],
    reason: outcome?.reason ?? UNFINISHED,
    plies: match.length,
    chances: quartersOf(told, match),
    ...watcher.content(match.state),
    ms: Math.round((user + system) / 1000),
  };
  return { row, log };
}

/** Searches by nodes alone: a time limit would make the game depend on the machine. */
function reproducible(bot: AnyBot, tell: (chance: number | undefined) => void): AnyBot {
  const { ms: _, ...limits } = bot.budget;
  return {
    ...bot,
    think: async request => {
      const thought = await bot.think({ ...request, limits });
      tell(thought.chance);
      return thought;
    },
  };
}

const QUARTERS = [0.25, 0.5, 0.75];

/** Chances told last at or before each quarter of the game. */
const quartersOf = (
  told: readonly (readonly [ply: number, chance: number])[],
  { length }: AnyMatch,
): (number | null)[] =>
  QUARTERS.map(quarter => {
    const chance = told.findLast(([ply]) => ply <= quarter * length)?.[1];
    return chance === undefined ? null : Math.round(chance * 10_000) / 10_000;
  });
