import { botByName } from '@tessera/bots';
import { FormatError } from '@tessera/engine';
import { type Args, type Command, EXIT } from '../command.ts';
import { readGame, readOptions, START_OPTIONS } from '../input.ts';
import { type Io, print, printJson } from '../io.ts';
import { progress } from '../progress.ts';
import { type GameRow, type SimulationPlan, simulateGame } from '../simulate/game.ts';
import { noStore, openStore } from '../simulate/store.ts';
import { summaryLines, summaryOf } from '../simulate/summary.ts';
import { DEFAULT_SEED } from '../start.ts';
import { wordsOf } from '../words.ts';

const BOTS = 'a bot for each seat, such as greedy,random or alphabeta@20000n,greedy';

/** Many games between bots, a row for each. */
export const simulate: Command = {
  name: 'simulate',
  summary: 'play many games between bots: a row per game and a table of win rates',
  usage:
    '--game G [--options JSON] --games N --bots a,b [--seed S] [--out DIR [--save-logs]] [--max-plies N]',
  options: {
    game: START_OPTIONS.game,
    options: START_OPTIONS.options,
    games: { value: 'N', help: 'how many games; seats change from game to game' },
    bots: { value: 'a,b', help: BOTS },
    seed: { value: 'S', help: 'what every number is drawn from' },
    out: { value: 'DIR', help: 'where games.csv, games.jsonl and summary.json go' },
    'save-logs': { help: 'also every log, as DIR/logs/N.json' },
    'max-plies': { value: 'N', help: 'leave a game unfinished after so many plies (default 2000)' },
  },
  example:
    'tessera simulate --game rift --games 100 --bots greedy,random --seed 1 --options \'{"stallLimit":120}\' --out sim',
  async run(args, io) {
    const games = args.whole('games', 1, 10_000_000);
    const plan = planOf(args);
    if (args.has('save-logs') && !args.has('out')) throw new FormatError('--save-logs', 'needs --out DIR');
    const rows = await simulateGames(plan, games, args, io);
    const summary = summaryOf(plan, rows);
    if (args.has('json')) printJson(io, summary);
    else for (const line of summaryLines(summary, wordsOf(plan.game.id).seats)) print(io, line);
    return EXIT.ok;
  },
};

function planOf(args: Args): SimulationPlan {
  const game = readGame(args);
  const names = args
    .required('bots', BOTS)
    .split(',')
    .map(name => name.trim());
  const { min, max } = game.seats;
  if (names.length < min || names.length > max)
    throw new FormatError(
      '--bots',
      `names ${names.length}, but ${game.id} needs ${min === max ? min : `${min} to ${max}`}`,
    );
  return {
    game,
    options: readOptions(game, args),
    seed: args.text('seed') ?? DEFAULT_SEED,
    bots: names.map(name => ({ name, bot: botByName(game.id, name) })),
    maxPlies: args.whole('max-plies', 1, 1_000_000, 2000),
  };
}

async function simulateGames(plan: SimulationPlan, games: number, args: Args, io: Io): Promise<GameRow[]> {
  const folder = args.text('out');
  const store = folder === undefined ? noStore : openStore(folder, plan, args.has('save-logs'));
  const tell = progress(io, games, 'games');
  const rows: GameRow[] = [];
  try {
    for (let index = 0; index < games; index++) {
      const { row, log } = await simulateGame(plan, index);
      rows.push(row);
      store.add(row, log);
      tell(index + 1);
    }
    store.finish(summaryOf(plan, rows));
  } finally {
    store.close();
  }
  return rows;
}
