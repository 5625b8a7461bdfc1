import { FormatError } from '@tessera/engine';
import { type Args, type Command, EXIT } from '../command.ts';
import { print, printJson } from '../io.ts';
import { counted, store } from '../store.ts';

const DATA = { data: { value: 'FOLDER', help: 'where the server keeps everything (default data)' } };
const folderOf = (args: Args): string => args.text('data') ?? 'data';

function fileOf(args: Args): string {
  const [file] = args.positionals;
  if (file === undefined) throw new FormatError('FILE', 'is needed: a backup');
  return file;
}

/** Backs up the data of a running server. */
export const backup: Command = {
  name: 'backup',
  summary: 'copy all that a server keeps in a folder into one file, while it runs',
  usage: '[--data FOLDER] FILE',
  options: DATA,
  positionals: 1,
  example: 'tessera backup --data data monday.db',
  async run(args, io) {
    const file = fileOf(args);
    await store(({ backUpFolder }) => backUpFolder(folderOf(args), file));
    if (args.has('json')) printJson(io, { file });
    else print(io, `all of ${folderOf(args)} is in ${file}`);
    return EXIT.ok;
  },
};

/** Restores a backup into an empty place, after every record of it was read. */
export const restore: Command = {
  name: 'restore',
  summary: 'put a backup into an empty folder, if every record of it is whole',
  usage: '[--data FOLDER] FILE',
  options: DATA,
  positionals: 1,
  example: 'tessera restore --data data monday.db',
  async run(args, io) {
    const file = fileOf(args);
    const found = await store(({ restoreFolder }) => restoreFolder(file, folderOf(args)));
    if (args.has('json')) printJson(io, found);
    else print(io, `${counted(found)} are in ${folderOf(args)}`, `digest ${found.digest}`);
    return EXIT.ok;
  },
};
