import { parseArgs } from 'node:util';
import type { Retention } from './housekeeping.ts';

export interface ServerArguments {
  readonly port: number;
  readonly host: string;
  readonly open: boolean;
  /** Folder of a client built elsewhere. */
  readonly client?: string;
  /** Folder of the previous version's client, for pages that are still open. */
  readonly earlier?: string;
  /** Data folder. */
  readonly data: string;
  /** Database URL, instead of the data folder; all servers of one database serve the same tables. */
  readonly database?: string;
  /** Host names, beside the addresses. */
  readonly name: readonly string[];
  /** Behind a reverse proxy that sets X-Forwarded-For. */
  readonly proxy: boolean;
  /** File with the operator's own limits. */
  readonly limits?: string;
  /** No rate limits. */
  readonly unlimited: boolean;
  readonly retention: Retention;
  readonly help: boolean;
}

export const HELP = `Serves the table.

  npm start                     on http://127.0.0.1:4400
  npm start -- --port 5000      on another port (0: any free one)
  npm start -- --host 0.0.0.0   for other machines too; by default only this one is let in
  npm start -- --open           and opens it in the browser
  npm start -- --client FOLDER  with a client that was built elsewhere
  npm start -- --earlier FOLDER with the files of an earlier client too, for pages that are still open
  npm start -- --data FOLDER    keeps tables and guests there (by default in ./data)
  npm start -- --database URL   keeps them in PostgreSQL: postgres://user@host/name. With a password, better
                                TESSERA_DATABASE=URL npm start: arguments show in the list of processes
  npm start -- --name NAME      answers to this name too, as in https://NAME; may be given again
  npm start -- --proxy          behind a proxy: believes what it says in X-Forwarded-For and X-Forwarded-Proto
  npm start -- --limits FILE    with limits of your own (docs/operating.md)
  npm start -- --keep-finished DAYS   deletes matches so long after they ended (by default forever: none)
  npm start -- --keep-gathering DAYS  deletes tables that never started (by default 30, or forever)
  npm start -- --keep-guests DAYS     forgets guests without a table who were not here (by default 400, or forever)
  npm start -- --unlimited      tells nobody that they ask too often; for measuring
`;

/** Throws an Error with one sentence. Precedence: `--database`, the environment, `--data`. */
export function parseArguments(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): ServerArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4400' },
      host: { type: 'string', default: '127.0.0.1' },
      open: { type: 'boolean', default: false },
      client: { type: 'string' },
      earlier: { type: 'string' },
      data: { type: 'string', default: 'data' },
      database: { type: 'string' },
      name: { type: 'string', multiple: true, default: [] },
      proxy: { type: 'boolean', default: false },
      limits: { type: 'string' },
      unlimited: { type: 'boolean', default: false },
      'keep-finished': { type: 'string', default: 'forever' },
      'keep-gathering': { type: 'string', default: '30' },
      'keep-guests': { type: 'string', default: '400' },
      help: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65535) {
    throw new Error(`--port must be a number from 0 to 65535, not "${values.port}".`);
  }
  if (values.host === '') throw new Error('--host must name an address such as 127.0.0.1.');
  if (values.data === '') throw new Error('--data must name a folder.');
  const { database = env.TESSERA_DATABASE } = values;
  const { 'keep-finished': finished, 'keep-gathering': gathering, 'keep-guests': guests, ...others } = values;
  const retention = {
    finished: daysOf('finished', finished),
    gathering: daysOf('gathering', gathering),
    guests: daysOf('guests', guests),
  };
  return { ...others, port, retention, ...(database && { database }) };
}

/** Undefined: no limit. */
function daysOf(name: string, text: string): number | undefined {
  if (text === 'forever') return undefined;
  if (!/^[1-9]\d{0,4}$/.test(text))
    throw new Error(`--keep-${name} must be a number of days or "forever", not "${text}".`);
  return Number(text);
}
