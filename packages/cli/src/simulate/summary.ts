/** What many games say about the bots, with how sure one can be of it. */
import { type Interval, wilson } from '@tessera/bots';
import { type GameRow, type SimulationPlan, UNFINISHED } from './game.ts';

/** Wins, their rate, and its 95 % interval. */
interface Share extends Interval {
  readonly won: number;
  readonly of: number;
}

const shareOf = (won: number, of: number): Share => ({ won, of, ...wilson(won, of) });

export interface Summary {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
  readonly unfinished: number;
  readonly bots: readonly ({ readonly bot: string } & Share)[];
  /** Whether a chair is better than the others, whoever sits in it. */
  readonly seats: readonly Share[];
  readonly reasons: Readonly<Record<string, number>>;
  readonly plies: { readonly median: number; readonly most: number };
}

export function summaryOf({ game, seed, bots }: SimulationPlan, rows: readonly GameRow[]): Summary {
  const finished = rows.filter(({ reason }) => reason !== UNFINISHED);
  const wins = (isWinner: (row: GameRow, seat: number) => boolean): Share =>
    shareOf(finished.filter(row => row.winners.some(seat => isWinner(row, seat))).length, finished.length);
  const plies = rows.map(row => row.plies).sort((a, b) => a - b);
  return {
    game: game.id,
    seed,
    games: rows.length,
    unfinished: rows.length - finished.length,
    bots: bots.map(({ name }, number) => ({ bot: name, ...wins((row, seat) => row.seats[seat] === number) })),
    seats: bots.map((_, chair) => wins((_row, seat) => seat === chair)),
    reasons: countBy(rows.map(({ reason }) => reason)),
    plies: { median: plies[plies.length >> 1] ?? 0, most: plies.at(-1) ?? 0 },
  };
}

function countBy(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

/** The table a person reads. */
export function summaryLines(summary: Summary, seatNames: readonly string[]): string[] {
  const rows = [
    ...summary.bots.map(share => [share.bot, ...cells(share)]),
    ...summary.seats.map((share, seat) => [`as ${seatNames[seat] ?? `seat ${seat}`}`, ...cells(share)]),
  ];
  const reasons = Object.entries(summary.reasons).map(([reason, count]) => `${reason} ${count}`);
  return [
    ...columns([['', 'won', 'of', 'rate', '95 % interval'], ...rows]),
    `reasons: ${reasons.join(', ')}`,
    `plies: median ${summary.plies.median}, most ${summary.plies.most}`,
  ];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const cells = ({ won, of, rate, low, high }: Share): string[] => [
  `${won}`,
  `${of}`,
  percent(rate),
  `${percent(low)} to ${percent(high)}`,
];

/** The first column to the left, numbers to the right. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map(row => row[i]?.length ?? 0)));
  return rows.map(row =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
  );
}
