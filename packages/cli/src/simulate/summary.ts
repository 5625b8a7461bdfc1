/** Win rates of bots over many games, with confidence intervals. */
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
  /** Number of games requested, only if the simulation was stopped early. */
  readonly stoppedOf?: number;
  readonly unfinished: number;
  /** Wins of each bot; empty in team games. */
  readonly bots: readonly ({ readonly bot: string } & Share)[];
  /** Wins by seat, whichever bot sits there. */
  readonly seats: readonly Share[];
  readonly reasons: Readonly<Record<string, number>>;
  /** Team games: wins, and losses by reason. */
  readonly together?: {
    readonly team: string;
    readonly won: Share;
    readonly lost: readonly ({ readonly reason: string } & Share)[];
  };
  readonly plies: { readonly median: number; readonly most: number };
}

export function summaryOf(plan: SimulationPlan, rows: readonly GameRow[], games: number): Summary {
  const { game, seed, bots } = plan;
  const finished = rows.filter(({ reason }) => reason !== UNFINISHED);
  const wins = (isWinner: (row: GameRow, seat: number) => boolean): Share =>
    shareOf(finished.filter(row => row.winners.some(seat => isWinner(row, seat))).length, finished.length);
  const plies = rows.map(row => row.plies).sort((a, b) => a - b);
  const { isTogether } = game;
  return {
    game: game.id,
    seed,
    games: rows.length,
    ...(rows.length < games ? { stoppedOf: games } : {}),
    unfinished: rows.length - finished.length,
    bots: isTogether
      ? []
      : bots.map(({ name }, number) => ({ bot: name, ...wins((row, seat) => row.seats[seat] === number) })),
    seats: isTogether ? [] : bots.map((_, chair) => wins((_row, seat) => seat === chair)),
    reasons: countBy(rows.map(({ reason }) => reason)),
    ...(isTogether ? { together: togetherOf(bots, finished, lossesOf(game)) } : {}),
    plies: { median: plies[plies.length >> 1] ?? 0, most: plies.at(-1) ?? 0 },
  };
}

function togetherOf(
  bots: SimulationPlan['bots'],
  finished: readonly GameRow[],
  losses: readonly string[],
): NonNullable<Summary['together']> {
  const reasons = countBy(finished.map(({ reason }) => reason));
  const isOne = new Set(bots.map(({ name }) => name)).size === 1;
  return {
    team: isOne ? `${bots.length} x ${bots[0]?.name}` : bots.map(({ name }) => name).join(' + '),
    won: shareOf(finished.filter(({ winners }) => winners.length > 0).length, finished.length),
    lost: losses.map(reason => ({ reason, ...shareOf(reasons[reason] ?? 0, finished.length) })),
  };
}

const lossesOf = ({ endings }: SimulationPlan['game']): string[] =>
  Object.keys(endings).filter(reason => endings[reason] === 'lost');

function countBy(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

/** The summary as a table of text. */
export function summaryLines(summary: Summary, seatNames: readonly string[]): string[] {
  const { together } = summary;
  const rows = [
    ...(together
      ? [
          [`${together.team} won`, ...cells(together.won)],
          ...together.lost.map(share => [`lost by ${share.reason}`, ...cells(share)]),
        ]
      : []),
    ...summary.bots.map(share => [share.bot, ...cells(share)]),
    ...summary.seats.map((share, seat) => [`as ${seatNames[seat] ?? `seat ${seat}`}`, ...cells(share)]),
  ];
  const reasons = Object.entries(summary.reasons).map(([reason, count]) => `${reason} ${count}`);
  return [
    ...columns([['', together ? 'games' : 'won', 'of', 'rate', '95 % interval'], ...rows]),
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

/** Aligned columns: the first to the left, numbers to the right. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map(row => row[i]?.length ?? 0)));
  return rows.map(row =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
  );
}
