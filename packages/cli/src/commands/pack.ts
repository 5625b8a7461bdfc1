import { FormatError } from '@tessera/engine';
import {
  BUILT_IN_PACK,
  formatPack,
  type Pack,
  type PackComplaint,
  packComplaints,
} from '@tessera/games/tesseract';
import { type Args, type Command, EXIT } from '../command.ts';
import { readJson } from '../input.ts';
import { type Io, print, printJson } from '../io.ts';

/** Cards and bases of somebody's own: the built-in ones to begin with, and what is wrong with others. */
export const pack: Command = {
  name: 'pack',
  summary: 'print the built-in cards of tesseract as a pack, or check one of your own',
  usage: 'show | check FILE',
  options: {},
  positionals: 2,
  example: 'tessera pack check mine.json',
  async run(args, io) {
    const [what] = args.positionals;
    if (what === 'show') return show(args, io);
    if (what === 'check') return check(args, io);
    const found = what === undefined ? 'is needed' : `"${what.slice(0, 40)}" is unknown`;
    throw new FormatError('pack', `${found}: show, or check FILE`);
  },
};

function show(args: Args, io: Io): number {
  if (args.positionals.length > 1) throw new FormatError('pack', 'show takes no file');
  if (args.has('json')) printJson(io, BUILT_IN_PACK);
  else print(io, ...formatPack(BUILT_IN_PACK).trimEnd().split('\n'));
  return EXIT.ok;
}

async function check(args: Args, io: Io): Promise<number> {
  const [, path] = args.positionals;
  if (path === undefined) throw new FormatError('pack', 'check needs a FILE, or - for standard input');
  const given = await readJson(path, 'pack', io);
  const complaints = packComplaints(given);
  if (args.has('json')) printJson(io, { ok: complaints.length === 0, complaints });
  else if (complaints.length > 0) for (const complaint of complaints) print(io, sentence(complaint));
  else print(io, `${(given as Pack).name} is a pack: every row can be played`);
  return complaints.length === 0 ? EXIT.ok : EXIT.failed;
}

const sentence = ({ at, reason }: PackComplaint): string => (at === '' ? reason : `${at}: ${reason}`);
