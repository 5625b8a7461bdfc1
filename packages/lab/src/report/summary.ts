/** Sums the rows of a run up, in one pass: counts by cell, reasons, lengths, seats, cards and people. */
import { wilson } from '@tessera/bots';
import { experimentDigest } from '../experiment.ts';
import { rowsIn, storedExperiment } from '../folder.ts';
import { adapterOf } from '../games/index.ts';
import type { Cell, Experiment, GameRow, Setting } from '../types.ts';
import { type CardEffect, newCards } from './cards.ts';
import type { Count } from './effects.ts';
import { type Judged, judgeGoals } from './judge.ts';
import { newPeople, type PersonEffect } from './people.ts';

export interface CellSummary extends Count {
  readonly cell: Cell;
  readonly reasons: ReadonlyMap<string, number>;
  /** Games by last turn: won, and lost or drawn. */
  readonly ends: ReadonlyMap<number, { readonly won: number; readonly lost: number }>;
  /** Wins by seat. */
  readonly seats: readonly number[];
  /** Wins of the seat that began, of the games that know it. */
  readonly first: Count;
  readonly plies: number;
  /** Sum of the digests of the games, modulo 2^64. */
  readonly digests: bigint;
  /** Digest of game 0, once it has been played. */
  readonly sample: string;
}

/** Chance told at a quarter of the game beside the share that was won. */
interface Quarter {
  readonly quarter: number;
  readonly games: number;
  readonly told: number;
  readonly won: number;
}

export interface Summary {
  readonly experiment: Experiment;
  readonly name: string;
  readonly digest: string;
  readonly games: number;
  readonly wins: number;
  /** Cells with games; all of them as long as there are none. */
  readonly cells: readonly CellSummary[];
  /** Number of the other cells. */
  readonly unplayed: number;
  /** Dimensions with more than one value, each with its values in the order of the file. */
  readonly varied: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly quarters: readonly Quarter[];
  readonly cards: readonly CardEffect[];
  readonly people: readonly PersonEffect[];
  readonly goals: readonly Judged[];
  readonly reasonWords: Readonly<Record<string, string>>;
  readonly person: string;
  /** Processor time in hours. */
  readonly hours: number;
}

export async function summaryOf(folder: string): Promise<Summary> {
  const experiment = storedExperiment(folder);
  const { game, cells } = experiment;
  const adapter = adapterOf(game.id);
  const names = await adapter.names();
  const counted = cells.map(newCellSummary);
  const cards = newCards(game.isTogether, adapter);
  const people = newPeople();
  const quarters = [0.25, 0.5, 0.75].map(quarter => ({ quarter, games: 0, told: 0, won: 0 }));
  let ms = 0;
  for await (const rows of rowsIn(folder))
    for (const row of rows) {
      counted[row.cell]?.add(row);
      cards.add(row);
      if (game.isTogether) people.add(row);
      ms += row.ms;
      for (const [i, quarter] of quarters.entries()) addQuarter(quarter, row, row.chances[i] ?? null);
    }
  const summaries = counted.map(({ summary }) => summary);
  const played = summaries.filter(({ games }) => games > 0);
  const shown = played.length > 0 ? played : summaries;
  const found = cards.effects(names);
  return {
    experiment,
    name: experiment.name,
    digest: experimentDigest(experiment),
    games: summaries.reduce((sum, one) => sum + one.games, 0),
    wins: summaries.reduce((sum, one) => sum + one.wins, 0),
    cells: shown,
    unplayed: summaries.length - shown.length,
    varied: experiment.dimensions.flatMap(name => {
      const values = [...new Set(shown.map(({ cell }) => cell.setting[name] ?? ''))];
      if (name === 'seats') values.sort();
      return values.length > 1 ? [{ name, values }] : [];
    }),
    quarters: quarters.map(one => ({ ...one, told: one.told / one.games, won: one.won / one.games })),
    cards: found,
    people: people.effects(names),
    goals: judgeGoals(experiment.goals, summaries, found),
    reasonWords: adapter.reasons,
    person: adapter.person,
    hours: ms / 3_600_000,
  };
}

function addQuarter(
  quarter: { games: number; told: number; won: number },
  row: GameRow,
  chance: number | null,
): void {
  if (chance === null) return;
  quarter.games += 1;
  quarter.told += chance;
  quarter.won += row.won ? 1 : 0;
}

function newCellSummary(cell: Cell) {
  const reasons = new Map<string, number>();
  const ends = new Map<number, { won: number; lost: number }>();
  const seats = cell.bots.map(() => 0);
  const first = { games: 0, wins: 0 };
  const summary = { cell, games: 0, wins: 0, plies: 0, reasons, ends, seats, first, digests: 0n, sample: '' };
  const add = (row: GameRow): void => {
    summary.games += 1;
    summary.wins += row.won ? 1 : 0;
    summary.plies += row.plies;
    summary.digests = BigInt.asUintN(64, summary.digests + BigInt(`0x${row.digest}`));
    if (row.number === 0) summary.sample = row.digest;
    reasons.set(row.reason, (reasons.get(row.reason) ?? 0) + 1);
    const end = ends.get(row.turns) ?? { won: 0, lost: 0 };
    end[row.won ? 'won' : 'lost'] += 1;
    ends.set(row.turns, end);
    for (const seat of row.winners) seats[seat] = (seats[seat] ?? 0) + 1;
    if (row.first < 0) return;
    first.games += 1;
    first.wins += row.winners.includes(row.first) ? 1 : 0;
  };
  return { summary: summary as CellSummary, add };
}

/** Counts of all cells with some values. */
export function countOf(cells: readonly CellSummary[], where: Setting): Count {
  const chosen = cells.filter(({ cell }) =>
    Object.entries(where).every(([name, value]) => cell.setting[name] === value),
  );
  return {
    games: chosen.reduce((sum, { games }) => sum + games, 0),
    wins: chosen.reduce((sum, { wins }) => sum + wins, 0),
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The summary in a terminal: a line for each cell, then the goals. */
export function summaryLines(summary: Summary): string[] {
  const width = Math.max(...summary.cells.map(({ cell }) => cell.id.length));
  return [
    ...summary.cells.map(({ cell, games, wins }) => {
      const { rate, low, high } = wilson(wins, games);
      return `${cell.id.padEnd(width)}  ${`${games}`.padStart(7)} games  ${games === 0 ? 'none yet' : `${percent(rate)} (${percent(low)} to ${percent(high)})`}`;
    }),
    ...(summary.unplayed > 0 ? [`settings without games: ${summary.unplayed}`] : []),
    ...summary.goals.map(
      ({ verdict, isSure, sentence, found }) =>
        `${verdict}${isSure ? '' : ', not yet sure'}: ${sentence}; ${found}`,
    ),
  ];
}

/** The summary for programs. */
export const digestOf = ({ name, digest, games, wins, cells, unplayed, goals }: Summary) => ({
  name,
  digest,
  games,
  wins,
  cells: cells.map(({ cell, games: played, wins: won }) => ({
    cell: cell.id,
    games: played,
    ...wilson(won, played),
  })),
  unplayed,
  goals: goals.map(({ verdict, isSure, sentence, found }) => ({ verdict, isSure, sentence, found })),
});
