/** A finding of a benchmark, as a sentence for the terminal and as a row of RESULTS.md. */
import { existsSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';

/** A requirement of QUALITY.md: minimum multiple of the peer's speed, or maximum of its size. */
export interface Target {
  readonly must: number;
  readonly aim: number;
  readonly better: 'higher' | 'lower';
}

/** One comparison of a benchmark. */
export interface Finding {
  /** The row of QUALITY.md: `E4`. */
  readonly id: string;
  readonly what: string;
  readonly peer: string;
  /** Both sides with their unit, formatted. */
  readonly ours: string;
  readonly theirs: string;
  readonly median: number;
  readonly worst: number;
  /** Absent for findings without a requirement. */
  readonly target?: Target;
  /** Checks made in the same run. */
  readonly verified: string;
}

/** The circumstances of a row. */
export interface Setting {
  readonly date: string;
  readonly load: string;
  readonly node: string;
}

export type Verdict = 'aim' | 'pass' | 'FAIL' | '-';

/** The verdict is by the median; the worst round is shown beside it. */
export function verdictOf({ median, target }: Pick<Finding, 'median' | 'target'>): Verdict {
  if (!target) return '-';
  const reaches = (bound: number): boolean =>
    target.better === 'higher' ? median >= bound : median <= bound;
  return reaches(target.aim) ? 'aim' : reaches(target.must) ? 'pass' : 'FAIL';
}

/** `12.3 M/s`, `57.0 k/s`, `830 /s`. */
export function formatRate(perSecond: number): string {
  if (perSecond >= 1e6) return `${significant(perSecond / 1e6)} M/s`;
  if (perSecond >= 1e3) return `${significant(perSecond / 1e3)} k/s`;
  return `${significant(perSecond)} /s`;
}

/** `61.4 kB`. */
export const formatBytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** `0.87x`, `23.4x`, `512x`. */
export const formatRatio = (ratio: number): string => `${significant(ratio)}x`;

/** Three digits, without an exponent. */
function significant(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toFixed(digits);
}

export function settingNow(now: Date = new Date()): Setting {
  return {
    date: now.toISOString().slice(0, 16).replace('T', ' '),
    load: `${(loadavg()[0] as number).toFixed(1)} of ${availableParallelism()}`,
    node: process.version,
  };
}

const COLUMNS = [
  'date (UTC)',
  'row',
  'what',
  'ours',
  'beside',
  'theirs',
  'median',
  'worst',
  'must',
  'aim',
  'verdict',
  'load',
  'node',
] as const;

const tableLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** One row of the table in RESULTS.md. */
export function formatRow(finding: Finding, { date, load, node }: Setting): string {
  const { id, what, ours, peer, theirs, median, worst, target } = finding;
  const ratios = [median, worst, target?.must, target?.aim].map(ratio =>
    ratio === undefined ? '-' : formatRatio(ratio),
  );
  return tableLine([date, id, what, ours, peer, theirs, ...ratios, verdictOf(finding), load, node]);
}

const VERDICTS: Readonly<Record<Verdict, string>> = {
  aim: 'pass, aim reached',
  pass: 'pass',
  FAIL: 'FAIL, the must is missed',
  '-': 'for the record',
};

export function formatSummary(finding: Finding): string {
  const { id, what, ours, peer, theirs, median, worst, target, verified } = finding;
  const bounds = target ? ` (must ${formatRatio(target.must)}, aim ${formatRatio(target.aim)})` : '';
  return [
    `${id} ${what}: ${ours}, ${peer} ${theirs}`,
    `   median ${formatRatio(median)}, worst ${formatRatio(worst)}${bounds}: ${VERDICTS[verdictOf(finding)]}`,
    `   verified: ${verified}`,
  ].join('\n');
}

const INTRODUCTION = `# Benchmark results

Written by \`npm run bench\`; rows are only ever appended. Both sides of a row ran in one process and one run, by turns
(A-B-A-B) after warm-up; the ratio is taken within each round, then the median and the worst of all rounds are shown.
The verdict compares the median with must and aim of the row: \`aim\`, \`pass\` or \`FAIL\`; \`-\` is shown for the record.
Rates are per second of the thread's processor time, so other work on the machine counts for neither side (and what the
collector does on other threads is not charged to anybody); they are better when higher, sizes (W1) when lower. Work is
checked in the same run (leaf counts, fingerprints of final positions); a wrong result writes no row. The load is the
machine's one-minute average, the benchmark itself being 1 of it.

- **E1**: random games of tic-tac-toe, each side in its own idiom: ours keeps two 9-bit sets, boardgame.io's keeps the nine
  cells of its tutorial ("bits": the same two sets as ours). Both list the free cells, play one, and look for the end.
  *pure* is \`legalMoves\`, \`apply\`, \`outcome\`; *in place* is the fast path \`generate\`, \`play\`, \`outcome\`. boardgame.io runs
  in production mode with undo switched off, which is its fastest.
- **E2**: ours is \`Match.submit\` (check, events, log in notation) and three views; boardgame.io's is a local \`Client\`, used
  again for every game: \`moves\`, \`getState\` for one viewer and the bare \`playerView\` for the other two.
- **E4**: rift perft to depth 2 beside chessops's own \`perft\` to depth 4 from the initial position. *counted*: as chessops
  does it, moves of the last ply are generated and counted. *made*: every leaf is really made (ours is also taken back).
- **E5**: random legal decisions through the generic fast path from the empty board to the end (\`stallLimit\` 120), beside
  chessops: one context, \`isEnd\`, \`allDests\`, \`play\` a ply, until the end or 200 plies. "no isEnd" is chessops's leanest
  loop, which sees the end by an empty list of moves; ours asks whether the next player can act after every ply.
- **B9**: from opening the review page of a match of bots until it shows the first moment, and until all decisions are judged,
  by the clock on the wall: two workers search as many nodes as the match has for its review, so a busy machine
  takes longer. Seconds are shown where other rows show a ratio.
- **W1**: gzipped (level 9) JavaScript of the client beside a counter with react and react-dom, both built in the same run.
  What a player of rift loads in one language counts, workers and bots included (rows before 2026-11-15 09:00: all languages):
  home, "Play now", the table with its menu, hints and bots. Rows that name the new-match page count that page too.
- **W2**: the same for what a player of tesseract loads in one language (home, new match, table, 3D cube, workers), beside a
  spinning box with react, react-dom and @react-three/fiber.
- **W3**: frames of the turning cube (whole tower, rims, one cube in focus) beside 64 lit meshes of three.js through the same
  lens, 1280x720, antialiased, software WebGL, each frame read back; per second of processor time of the whole browser.
- **W4**: tasks of the page's main thread that took more than 50 ms of processor time, by a trace of the browser, while
  strong bots at all seats of a match think and play. It is a count, shown where other rows show a ratio.
- **W5**: what the server sends for the files of W1 and W2, by the network log of a browser that asks for each of them once:
  packed bodies and all headers. Beside it the gzipped (level 9) size of the same files, without headers.
- **W6**: from a press to the next frame that the browser shows (its Event Timing, in steps of 8 ms), p95 of twenty presses
  in each round, by turns with presses on a page that repaints one button. At rift and quantum a piece is lifted, put down and
  taken back; at tesseract dice are chosen and let go; at loop a card is used and taken back, the end chosen and let go. Motion on; each side in its own browser without a graphics card, for the
  3D table with software WebGL.
- **W7**: processor time of the whole browser in 30 s without input, home and every table and a static page at the same
  time, each in a browser of its own, 20 s after they were opened. The clock counts in hundredths of a second.
- **W8**: a local match of quantum that goes on after 500 answers, and one after 10: the JSON of what a move gives IndexedDB to write, and the
  time from its way to the rules worker until the transaction has ended; medians of 40 moves of bots that play at random.
- **W10**: the first lesson of a game on a first visit with an empty cache: milliseconds between the frame with its board and the
  frame with its task, where other rows show a ratio.
- **S1, S3**: 100 matches of endless tic-tac-toe, each by two sockets that answer as soon as both have seen the last answer; ours
  is on the disk (fdatasync) before anybody hears of it, boardgame.io's is in memory. Rates are by the clock on the wall, with both
  servers and whoever drives them on the same cores; S3 is processor time of the whole server process, all threads.
- **S2**: the same matches at 3,000 answers a second on a fixed timetable, from when an answer was due until both have seen it.
  Rows before 2026-11-16 18:00 measured 3 s right after a forced collection of both servers, later ones 10 s without one.
- **S4, S5, S6**: heap after a collection; waking is by the clock on the wall, from opening a table to being told of it.

`;

const HEADER = `${tableLine(COLUMNS)}\n${tableLine(COLUMNS.map(() => '---'))}\n`;

/** Appends rows, and writes the explanation first when the file is new. */
export async function appendRows(file: string, rows: readonly string[]): Promise<void> {
  if (!existsSync(file)) writeFileSync(file, INTRODUCTION + HEADER);
  await appendFile(file, rows.map(row => `${row}\n`).join(''));
}
