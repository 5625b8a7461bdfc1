/** Parses the command line of the bench. */

/** An invalid request; the message alone is for the reader. */
export class RequestError extends Error {}

export interface Request<Name extends string> {
  readonly names: readonly Name[];
  /** True if nothing is written to RESULTS.md. */
  readonly isDry: boolean;
}

/** Throws RequestError for anything but known names and `--dry`. */
export function parseRequest<Name extends string>(
  args: readonly string[],
  known: readonly Name[],
): Request<Name> {
  const flags = args.filter(arg => arg.startsWith('-'));
  const wanted = args.filter(arg => !arg.startsWith('-')).map(arg => arg.toLowerCase());
  const oddFlag = flags.find(flag => flag !== '--dry');
  if (oddFlag) throw new RequestError(`There is no option ${oddFlag}; the only one is --dry.`);
  const odd = wanted.find(name => !(known as readonly string[]).includes(name));
  if (odd !== undefined) {
    throw new RequestError(`There is no benchmark named ${odd}; there are ${known.join(', ')}.`);
  }
  const names = wanted.length === 0 ? known : known.filter(name => wanted.includes(name));
  return { names, isDry: flags.includes('--dry') };
}
