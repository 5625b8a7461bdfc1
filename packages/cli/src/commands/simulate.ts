import { type AnyGame, FormatError } from '@tessera/engine';
import { type Args, type Command, EXIT } from '../command.ts';
import type { Games } from '../games/manifest.ts';
import { readGame, readOptions, START_OPTIONS } from '../input.ts';
import { type Io, note, print, printJson, redraw } from '../io.ts';
import { progress } from '../progress.ts';
import { planOf, type SimulationPlan } from '../simulate/game.ts';
import { runGames } from '../simulate/run.ts';
import { noStore, openStore } from '../simulate/store.ts';
import { type Summary, summaryLines, summaryOf } from '../simulate/summary.ts';
import { DEFAULT_SEED } from '../start.ts';

const BOTS =
  'a bot for each seat, such as easy,random or alphabeta@20000n,easy; one for all where all play together';

/** Plays many games between bots, a row of the result for each. */
export const simulate: Command = {
  name: 'simulate',
  summary: 'play many games between bots: a row per game and a table of win rates',
  usage:
    '--game G [--options JSON] [--pack FILE] --games N --bots a,b [--seats N] [--seed S] [--workers N] [--out DIR [--save-logs]] [--max-plies N] [--resign]',
  options: {
    game: START_OPTIONS.game,
    options: START_OPTIONS.options,
    pack: START_OPTIONS.pack,
    seats: { value: 'N', help: 'how many play together, if one bot is named for all' },
    games: { value: 'N', help: 'how many games; seats change from game to game' },
    bots: { value: 'a,b', help: BOTS },
    seed: { value: 'S', help: 'what every number is drawn from' },
    workers: { value: 'N', help: 'how many threads play; the result is the same (default 1)' },
    out: {
      value: 'DIR',
      help: 'where games.csv, games.jsonl and summary.json go; one that was stopped goes on there',
    },
    'save-logs': { help: 'also every log, as DIR/logs/N.json' },
    resign: { help: 'bots that are lost beyond doubt give up, as they do at a table; counted as `resign`' },
    'max-plies': {
      value: 'N',
      help: 'leave a game unfinished after so many plies; the game says how many by default',
    },
  },
  example:
    'tessera simulate --game rift --games 100 --bots easy,random --seed 1 --options \'{"stallLimit":120}\' --out sim',
  async run(args, io, games) {
    const count = args.whole('games', 1, 10_000_000);
    const { game, words, caution } = readGame(args, games);
    const plan = await readPlan(game, args, io, games);
    if (args.has('save-logs') && !args.has('out')) throw new FormatError('--save-logs', 'needs --out DIR');
    const summary = await simulateGames(plan, count, args, io, caution?.(plan.options));
    if (args.has('json')) printJson(io, summary);
    else print(io, ...summaryLines(summary, words().seats));
    return summary.stoppedOf === undefined ? EXIT.ok : EXIT.interrupted;
  },
};

async function readPlan(game: AnyGame, args: Args, io: Io, games: Games): Promise<SimulationPlan> {
  const data = {
    game: game.id,
    options: await readOptions(game, args, io),
    seed: args.text('seed') ?? DEFAULT_SEED,
    bots: readBots(game, args),
    maxPlies: args.whole('max-plies', 1, 1_000_000, game.longest),
    ...(args.has('resign') && { resign: true as const }),
  };
  return planOf(data, games);
}

/** The names of the bots, one for each seat; in a team game one name is enough for all. */
function readBots(game: AnyGame, args: Args): readonly string[] {
  const names = args
    .required('bots', BOTS)
    .split(',')
    .map(name => name.trim());
  const { min, max } = game.seats;
  const [only = ''] = names;
  if (names.length === 1 && game.isTogether)
    return Array<string>(args.whole('seats', min, max, game.seats.usual)).fill(only);
  if (names.length < min || names.length > max)
    throw new FormatError(
      '--bots',
      `names ${names.length}, but ${game.id} needs ${min === max ? min : `${min} to ${max}`}`,
    );
  if (args.whole('seats', min, max, names.length) !== names.length)
    throw new FormatError('--seats', `is ${args.text('seats')}, but --bots names ${names.length}`);
  return names;
}

async function simulateGames(
  plan: SimulationPlan,
  games: number,
  args: Args,
  io: Io,
  caution: string | undefined,
): Promise<Summary> {
  const workers = args.whole('workers', 1, 64, 1);
  const folder = args.text('out');
  const order = { plan, games, keepsLogs: args.has('save-logs') };
  const store = folder === undefined ? noStore : openStore(folder, order);
  const rows = [...store.rows];
  const first = rows.length;
  // Printed only once nothing can be refused any more: a refusal is one sentence, and stands alone.
  if (caution !== undefined) note(io, caution);
  if (first > 0) note(io, `going on after ${first} of ${games} games`);
  const tell = progress(io, games, 'games', first);
  try {
    await runGames(plan, { first, games, workers, signal: io.interruption() }, ({ row, log }) => {
      store.add(row, log);
      rows.push(row);
      tell(rows.length);
    });
    const summary = summaryOf(plan, rows, games);
    store.finish(summary);
    if (summary.stoppedOf !== undefined) tellStopped(io, summary, folder !== undefined);
    return summary;
  } finally {
    store.close();
  }
}

function tellStopped(io: Io, { games, stoppedOf }: Summary, isStored: boolean): void {
  if (io.stderr.isTTY) redraw(io, '');
  const advice = isStored ? '; the same command goes on with them' : '';
  note(io, `stopped after ${games} of ${stoppedOf} games${advice}`);
}
