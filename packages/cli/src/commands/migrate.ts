import { FormatError } from '@tessera/engine';
import { type Command, EXIT } from '../command.ts';
import { print, printJson } from '../io.ts';
import { progress } from '../progress.ts';
import { counted, store } from '../store.ts';

/** Copies the data of a server from a folder (SQLite) into PostgreSQL, in one transaction. */
export const migrate: Command = {
  name: 'migrate',
  summary: 'copy all that a server keeps in a folder into an empty PostgreSQL, and prove that it arrived',
  usage: '--from FOLDER [--to URL]',
  options: {
    from: { value: 'FOLDER', help: 'where the server keeps everything; it must not run' },
    to: {
      value: 'URL',
      help: 'postgres://user@host/name, an empty database; by default the one in TESSERA_DATABASE, where no list of processes shows its password',
    },
  },
  example: 'tessera migrate --from data --to postgres://tessera@db.example/tessera',
  async run(args, io) {
    const folder = args.required('from', 'the folder of a server');
    const url = args.text('to') ?? process.env.TESSERA_DATABASE;
    if (!url) throw new FormatError('--to', 'is needed, or TESSERA_DATABASE: the address of a PostgreSQL');
    if (!/^postgres(ql)?:\/\/./.test(url)) throw new FormatError('--to', 'must begin with postgres://');
    let show: ((done: number) => void) | undefined;
    const found = await store(({ copyFolder }) =>
      copyFolder(folder, url, (done, total) => {
        show ??= progress(io, total, 'rows');
        show(done);
      }),
    );
    if (args.has('json')) printJson(io, found);
    else print(io, `${counted(found)} arrived, every one as it was sent`, `digest ${found.digest}`);
    return EXIT.ok;
  },
};
