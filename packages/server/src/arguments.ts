import { parseArgs } from 'node:util';

export interface ServerArguments {
  readonly port: number;
  readonly host: string;
  readonly open: boolean;
  /** A folder with a client built elsewhere. */
  readonly client?: string;
  /** The folder with everything that is kept. */
  readonly data: string;
  /** Where it is kept instead; all servers of one database serve the same tables. */
  readonly database?: string;
  /** Names by which visitors know this server, beside its addresses. */
  readonly name: readonly string[];
  /** A proxy hands requests on and says for whom. */
  readonly proxy: boolean;
  /** Nobody is told that they ask too often. */
  readonly unlimited: boolean;
  readonly help: boolean;
}

export const HELP = `Serves the table.

  npm start                     on http://127.0.0.1:4400
  npm start -- --port 5000      on another port (0: any free one)
  npm start -- --host 0.0.0.0   for other machines too; by default only this one is let in
  npm start -- --open           and opens it in the browser
  npm start -- --client FOLDER  with a client that was built elsewhere
  npm start -- --data FOLDER    keeps tables and guests there (by default in ./data)
  npm start -- --database URL   keeps them in PostgreSQL: postgres://user@host/name. With a password, better
                                TESSERA_DATABASE=URL npm start: arguments show in the list of processes
  npm start -- --name NAME      answers to this name too, as in https://NAME; may be given again
  npm start -- --proxy          behind a proxy: believes what it says in X-Forwarded-For and X-Forwarded-Proto
  npm start -- --unlimited      tells nobody that they ask too often; for measuring
`;

/** Throws an Error with one sentence for what cannot be understood. `--database` goes before the environment, and both before `--data`. */
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
      data: { type: 'string', default: 'data' },
      database: { type: 'string' },
      name: { type: 'string', multiple: true, default: [] },
      proxy: { type: 'boolean', default: false },
      unlimited: { type: 'boolean', default: false },
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
  return { ...values, port, ...(database && { database }) };
}
