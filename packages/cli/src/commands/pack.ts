import { FormatError } from '@tessera/engine';
import { type Args, type Command, EXIT } from '../command.ts';
import { type Games, gameNamed, type Packs } from '../games/manifest.ts';
import { readJson } from '../input.ts';
import { type Io, print, printJson } from '../io.ts';

/** Shows the built-in pack of a game (its cards and the like), and validates others. */
export const pack: Command = {
  name: 'pack',
  summary: 'print the built-in cards and maps of a game as a pack, or check one of your own',
  usage: 'show --game G | check FILE [--game G]',
  options: {
    game: {
      value: 'G',
      help: 'whose packs; a file that is checked tells it by its tables',
    },
  },
  positionals: 2,
  example: 'tessera pack check mine.json',
  async run(args, io, games) {
    const [what] = args.positionals;
    if (what === 'show') return show(args, io, games);
    if (what === 'check') return check(args, io, games);
    const found = what === undefined ? 'is needed' : `"${what.slice(0, 40)}" is unknown`;
    throw new FormatError('pack', `${found}: show, or check FILE`);
  },
};

const withPacks = (games: Games) =>
  games.flatMap(({ game, packs }) => (packs ? [{ id: game.id, packs }] : []));

/** The packs of the named game; undefined if none is named. */
function packsNamed(args: Args, games: Games): Packs | undefined {
  const id = args.text('game');
  if (id === undefined) return undefined;
  const { packs } = gameNamed(games, id, '--game');
  if (packs) return packs;
  const known = withPacks(games).map(one => one.id);
  throw new FormatError('--game', `${id} has no packs; known are ${known.join(', ')}`);
}

/** The packs of the game that shares most table names with `given`, the first one if none does. */
function packsLike(given: unknown, games: Games): Packs {
  const alike = ({ builtIn }: Packs): number =>
    Object.keys(builtIn).filter(table => Object.hasOwn(Object(given), table)).length;
  const [first] = withPacks(games).toSorted((a, b) => alike(b.packs) - alike(a.packs));
  if (!first) throw new FormatError('pack', 'no game has packs');
  return first.packs;
}

function show(args: Args, io: Io, games: Games): number {
  if (args.positionals.length > 1) throw new FormatError('pack', 'show takes no file');
  const packs = packsNamed(args, games);
  if (!packs) {
    const ways = withPacks(games).map(({ id }) => `--game ${id}`);
    throw new FormatError('pack', `whose pack? Say show ${ways.join(', or show ')}`);
  }
  const { builtIn, text } = packs;
  if (args.has('json')) printJson(io, builtIn);
  else print(io, ...text().trimEnd().split('\n'));
  return EXIT.ok;
}

async function check(args: Args, io: Io, games: Games): Promise<number> {
  const [, path] = args.positionals;
  if (path === undefined) throw new FormatError('pack', 'check needs a FILE, or - for standard input');
  const given = await readJson(path, 'pack', io);
  const { complaints: complain } = packsNamed(args, games) ?? packsLike(given, games);
  const complaints = complain(given);
  if (args.has('json')) printJson(io, { ok: complaints.length === 0, complaints });
  else if (complaints.length > 0)
    print(io, ...complaints.map(({ at, reason }) => (at === '' ? reason : `${at}: ${reason}`)));
  else print(io, `${(given as { name: string }).name} is a pack: every row can be played`);
  return complaints.length === 0 ? EXIT.ok : EXIT.failed;
}
