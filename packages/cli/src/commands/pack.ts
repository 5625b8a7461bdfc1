import { FormatError } from '@tessera/engine';
import { type Args, type Command, EXIT } from '../command.ts';
import { type Games, gameNamed, type Packs } from '../games/manifest.ts';
import { readJson } from '../input.ts';
import { type Io, print, printJson } from '../io.ts';

/** Content of somebody's own, such as cards: the built-in one to begin with, and what is wrong with others. */
export const pack: Command = {
  name: 'pack',
  summary: 'print the built-in cards and maps of a game as a pack, or check one of your own',
  usage: 'show | check FILE [--game G]',
  options: {
    game: {
      value: 'G',
      help: 'whose packs; when absent, of the game a file looks like, or of the first that has any',
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

/** Of the game that is named; else of the one whose tables `given` has most of, the first one if none. */
function packsOf(args: Args, games: Games, given: unknown): Packs {
  const id = args.text('game');
  const having = games.flatMap(({ packs }) => packs ?? []);
  if (id === undefined) {
    const alike = ({ builtIn }: Packs): number =>
      Object.keys(builtIn).filter(table => Object.hasOwn(Object(given), table)).length;
    const [first] = having.toSorted((a, b) => alike(b) - alike(a));
    if (first) return first;
  }
  const packs = id === undefined ? undefined : gameNamed(games, id, '--game').packs;
  const known = games.flatMap(({ game, packs }) => (packs ? [game.id] : [])).join(', ');
  if (!packs) throw new FormatError('--game', `${id ?? 'no game'} has no packs; known are ${known}`);
  return packs;
}

function show(args: Args, io: Io, games: Games): number {
  if (args.positionals.length > 1) throw new FormatError('pack', 'show takes no file');
  const { builtIn, text } = packsOf(args, games, undefined);
  if (args.has('json')) printJson(io, builtIn);
  else print(io, ...text().trimEnd().split('\n'));
  return EXIT.ok;
}

async function check(args: Args, io: Io, games: Games): Promise<number> {
  const [, path] = args.positionals;
  if (path === undefined) throw new FormatError('pack', 'check needs a FILE, or - for standard input');
  const given = await readJson(path, 'pack', io);
  const complaints = packsOf(args, games, given).complaints(given);
  if (args.has('json')) printJson(io, { ok: complaints.length === 0, complaints });
  else if (complaints.length > 0)
    print(io, ...complaints.map(({ at, reason }) => (at === '' ? reason : `${at}: ${reason}`)));
  else print(io, `${(given as { name: string }).name} is a pack: every row can be played`);
  return complaints.length === 0 ? EXIT.ok : EXIT.failed;
}
