import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { FormatError } from '@tessera/engine';
import type { Answer, Experiment, Progress, RunResult } from '@tessera/lab';
import { type Args, type Command, EXIT, Failure } from '../command.ts';
import { writeWhole } from '../files.ts';
import { type Io, note, print, printJson, redraw } from '../io.ts';

const USAGE = {
  run: 'run EXPERIMENT [--out DIR] [--games N] [--minutes N] [--only NAME=VALUE,…] [--workers N] [--queue URL]',
  work: 'work --queue URL [--workers N]',
  query: 'query DIR SQL',
  report: 'report DIR [--html FILE] [--numbers FILE]',
  replay: 'replay DIR CELL/NUMBER [--log FILE]',
} as const;

/** Loaded on demand, each part by the commands that use it: DuckDB, Plot and pg-boss are heavy. */
const loadLab = () => import('@tessera/lab');
const loadQueue = () => import('@tessera/lab/queue');
const loadReport = () => import('@tessera/lab/report');
type Lab = Awaited<ReturnType<typeof loadLab>>;

/** Experiments of thousands of games: run, distributed, queried, reported, replayed. */
export const lab: Command = {
  name: 'lab',
  summary: 'run experiments of thousands of games, query their rows, report them with intervals',
  usage: Object.values(USAGE).join(' | '),
  options: {
    out: {
      value: 'DIR',
      help: 'folder of the run (lab/NAME by default); a run that was stopped goes on there',
    },
    games: { value: 'N', help: 'games of each cell, instead of those of the file: extends a finished run' },
    minutes: { value: 'N', help: 'stop after so many minutes' },
    only: {
      value: 'NAME=VALUE,…',
      help: 'play only these cells of the grid now, as in bots=fair,seats=1,seats=2',
    },
    workers: {
      value: 'N',
      help: 'how many threads play, 0 for none beside the main one; as many as there are cores by default',
    },
    queue: {
      value: 'URL',
      help: 'postgres://…: share the games with every machine that runs tessera lab work',
    },
    html: { value: 'FILE', help: 'where the report goes (DIR/report.html by default)' },
    numbers: { value: 'FILE', help: 'writes the win rates as JSON, for the pages “How hard is it?”' },
    log: { value: 'FILE', help: 'where the log of a replayed game goes, for tessera replay and review' },
  },
  positionals: 3,
  example: 'tessera lab run loop-settings --games 20 --workers 2 --out lab/loop',
  async run(args, io) {
    const [what = '', ...rest] = args.positionals;
    const verb = VERBS[what as keyof typeof VERBS];
    if (!verb || !Object.hasOwn(VERBS, what)) {
      const found = what === '' ? 'is needed' : `"${what.slice(0, 40)}" is unknown`;
      throw new FormatError('lab', `${found}: ${Object.keys(VERBS).join(', ')}`);
    }
    if (rest.length !== verb.arguments)
      throw new FormatError('lab', `say tessera lab ${USAGE[what as keyof typeof USAGE]}`);
    return verb.run(rest, args, io, await loadLab());
  },
};

type Run = (rest: readonly string[], args: Args, io: Io, lab: Lab) => Promise<number>;

const VERBS: Readonly<Record<keyof typeof USAGE, { readonly arguments: number; readonly run: Run }>> = {
  run: { arguments: 1, run: runLab },
  work: { arguments: 0, run: work },
  query: { arguments: 2, run: query },
  report: { arguments: 1, run: report },
  replay: { arguments: 2, run: replay },
};

async function runLab([given = '']: readonly string[], args: Args, io: Io, lab: Lab): Promise<number> {
  const experiment = withLimits(lab.parseExperiment(lab.readExperiment(given)), args, lab);
  const folder = args.text('out') ?? join('lab', experiment.name);
  const order = { folder, workers: workersOf(args), signal: io.interruption(), onProgress: teller(io, lab) };
  const queue = args.text('queue');
  note(io, `${experiment.cells.length} cells, up to ${experiment.stop.games} games each, to ${folder}`);
  const result = await (queue === undefined
    ? lab.runExperiment(experiment, order)
    : (await loadQueue()).runThroughQueue(experiment, { ...order, url: queue }));
  if (io.stderr.isTTY) redraw(io, '');
  if (args.has('json')) printJson(io, result);
  else print(io, ...resultLines(result, folder));
  return result.ended === 'stopped' ? EXIT.interrupted : EXIT.ok;
}

const workersOf = (args: Args): number => args.whole('workers', 0, 512, availableParallelism());

/** Limits of the command line take the place of those in the file, and are stored with the run. */
function withLimits(experiment: Experiment, args: Args, lab: Lab): Experiment {
  if (!['games', 'minutes', 'only'].some(name => args.has(name))) return experiment;
  const file = experiment.source.file as { readonly stop: object };
  const stop = {
    ...file.stop,
    ...(args.has('games') && { games: args.whole('games', 1, 10_000_000) }),
    ...(args.has('minutes') && { minutes: args.whole('minutes', 1, 100_000) }),
    ...(args.has('only') && { only: onlyOf(args.text('only') ?? '') }),
  };
  return lab.parseExperiment({ ...experiment.source, file: { ...file, stop } });
}

/** `bots=fair,seats=1,seats=2` as lists of values by dimension. */
function onlyOf(given: string): Readonly<Record<string, readonly string[]>> {
  const pairs = given.split(',').map(pair => {
    const [, name, value] = /^(\w+)=(.+)$/.exec(pair) ?? [];
    if (!name || !value)
      throw new FormatError('--only', `"${pair.slice(0, 40)}" is not like bots=fair or seats=2`);
    return [name, value] as const;
  });
  return Object.fromEntries(
    pairs.map(([name]) => [name, pairs.filter(([one]) => one === name).map(([, value]) => value)]),
  );
}

/** Redraws the progress on a terminal; elsewhere prints it now and then. */
function teller(io: Io, { progressLine }: Lab): (progress: Progress) => void {
  const isTty = io.stderr.isTTY === true;
  const interval = isTty ? 100 : 10_000;
  let next = performance.now() + interval;
  return progress => {
    if (performance.now() < next) return;
    next = performance.now() + interval;
    if (isTty) redraw(io, progressLine(progress));
    else note(io, progressLine(progress));
  };
}

function resultLines({ games, played, ended, verdict }: RunResult, folder: string): string[] {
  const ends = {
    done: 'the stop rules are met',
    minutes: 'the time is up; the same command goes on',
    stopped: 'stopped; the same command goes on',
  };
  return [
    `${games} games in ${folder}, ${played} of them played now; ${ends[ended]}`,
    ...(verdict ? [`sequential test: ${verdict}`] : []),
    `tessera lab report ${folder}`,
  ];
}

async function work(_: readonly string[], args: Args, io: Io): Promise<number> {
  const url = args.required('queue', 'postgres://…');
  const signal = io.interruption();
  const tell = (line: string): void => note(io, line);
  const { games } = await (await loadQueue()).workThroughQueue({
    url,
    workers: workersOf(args),
    signal,
    tell,
  });
  if (args.has('json')) printJson(io, { games });
  else print(io, `${games} games played for the queue`);
  return signal.aborted ? EXIT.interrupted : EXIT.ok;
}

async function query(
  [folder = '', sql = '']: readonly string[],
  args: Args,
  io: Io,
  lab: Lab,
): Promise<number> {
  const answer = await lab.queryRun(folder, sql);
  const { columns, rows } = answer;
  if (args.has('json'))
    printJson(io, { rows: rows.map(row => Object.fromEntries(columns.map((name, i) => [name, row[i]]))) });
  else print(io, ...tableLines(answer));
  return EXIT.ok;
}

/** Columns of equal width; numbers to the right. */
function tableLines({ columns, rows }: Answer): string[] {
  const textOf = (value: unknown): string =>
    value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : `${value}`;
  const cells = [columns, ...rows.map(row => row.map(textOf))];
  const widths = columns.map((_, i) => Math.max(...cells.map(row => (row[i] ?? '').length)));
  const isNumber = (column: number): boolean => rows.every(row => typeof row[column] === 'number');
  return cells.map(row =>
    row
      .map((cell, i) => (isNumber(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

async function report([folder = '']: readonly string[], args: Args, io: Io): Promise<number> {
  const path = args.text('html') ?? join(folder, 'report.html');
  const { commandOf, digestOf, formatMeasured, measuredOf, reportPage, summaryLines, summaryOf } =
    await loadReport();
  const summary = await summaryOf(folder);
  const command = `${commandOf(summary.experiment, summary.cells)} --out ${folder}`;
  writeWhole(path, reportPage(summary, { command }));
  const numbers = args.text('numbers');
  if (numbers !== undefined) writeWhole(numbers, formatMeasured(measuredOf(summary)));
  if (args.has('json')) printJson(io, { report: path, ...digestOf(summary) });
  else print(io, ...summaryLines(summary), path);
  return EXIT.ok;
}

async function replay(
  [folder = '', name = '']: readonly string[],
  args: Args,
  io: Io,
  lab: Lab,
): Promise<number> {
  const { row, cell, log, digest } = await lab.replayRow(folder, name);
  const path = args.text('log');
  if (path !== undefined) writeWhole(path, `${JSON.stringify(log)}\n`);
  const data = { cell: cell.id, number: row.number, seed: row.seed, stored: row.digest, digest };
  if (digest !== row.digest)
    throw new Failure(
      'digest',
      `game ${name} has the digest ${digest} now, but ${row.digest} in the run`,
      data,
    );
  if (args.has('json')) printJson(io, data);
  else
    print(
      io,
      `${cell.id}, game ${row.number}, seed ${row.seed}: ${row.reason} after ${row.turns} turns, digest ${digest} as stored`,
    );
  return EXIT.ok;
}
