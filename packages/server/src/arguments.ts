import { parseArgs } from 'node:util';

export interface ServerArguments {
  readonly port: number;
  readonly host: string;
  readonly open: boolean;
  /** A folder with a client built elsewhere. */
  readonly client?: string;
  readonly help: boolean;
}

export const HELP = `Serves the table.

  npm start                     on http://127.0.0.1:4400
  npm start -- --port 5000      on another port (0: any free one)
  npm start -- --host 0.0.0.0   for other machines too; by default only this one is let in
  npm start -- --open           and opens it in the browser
  npm start -- --client FOLDER  with a client that was built elsewhere
`;

/** Throws an Error with one sentence for what cannot be understood. */
export function parseArguments(args: readonly string[]): ServerArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4400' },
      host: { type: 'string', default: '127.0.0.1' },
      open: { type: 'boolean', default: false },
      client: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65535) {
    throw new Error(`--port must be a number from 0 to 65535, not "${values.port}".`);
  }
  if (values.host === '') throw new Error('--host must name an address such as 127.0.0.1.');
  return { ...values, port };
}
