import { FormatError } from '@tessera/engine';
import { type Args, type Command, EXIT } from '../command.ts';
import { type Games, gameNamed, type Packs } from '../games/manifest.ts';
import { readJson } from '../input.ts';
import { type Io, print, printJson } from '../io.ts';

/** Content of somebody's own, such as cards: the built-in one to begin with, and what is wrong with others. */
export const pack: Command = {
  name: 'pack',
  summary: 'print the built-in cards of a game as a pack, or check one of your own',
  usage: 'show | check FILE [--game G]',
  options: { game: { value: 'G', help: 'whose packs; needed once several games have them' } },
  positionals: 2,
  example: 'tessera pack check mine.json',
  async run(args, io, games) {
    const [what] = args.positionals;
    if (what === 'show') return show(packsOf(args, games), args, io);
    if (what === 'check') return check(packsOf(args, games), args, io);
    const found = what === undefined ? 'is needed' : `"${what.slice(0, 40)}" is unknown`;
    throw new FormatError('pack', `${found}: show, or check FILE`);
  },
};

/** Of the game that is named, or of the only one that has packs. */
function packsOf(args: Args, games: Games): Packs {
  const having = games.filter(({ packs }) => packs);
  const known = having.map(({ game }) => game.id).join(', ');
  const id = args.text('game');
  const wanted = id === undefined ? having : [gameNamed(games, id, '--game')];
  const [{ packs } = {}, another] = wanted;
  if (another) throw new FormatError('--game', `is needed: ${known} have packs`);
  if (!packs) throw new FormatError('--game', `${id ?? 'no game'} has no packs; known are ${known}`);
  return packs;
}

function show({ builtIn, text }: Packs, args: Args, io: Io): number {
  if (args.positionals.length > 1) throw new FormatError('pack', 'show takes no file');
  if (args.has('json')) printJson(io, builtIn);
  else print(io, ...text().trimEnd().split('\n'));
  return EXIT.ok;
}

async function check(packs: Packs, args: Args, io: Io): Promise<number> {
  const [, path] = args.positionals;
  if (path === undefined) throw new FormatError('pack', 'check needs a FILE, or - for standard input');
  const given = await readJson(path, 'pack', io);
  const complaints = packs.complaints(given);
  if (args.has('json')) printJson(io, { ok: complaints.length === 0, complaints });
  else if (complaints.length > 0)
    print(io, ...complaints.map(({ at, reason }) => (at === '' ? reason : `${at}: ${reason}`)));
  else print(io, `${(given as { name: string }).name} is a pack: every row can be played`);
  return complaints.length === 0 ? EXIT.ok : EXIT.failed;
}
