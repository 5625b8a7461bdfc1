/** Commands: their description, the parser of their arguments, their failures. */
import { parseArgs } from 'node:util';
import { FormatError } from '@tessera/engine';
import type { Games } from './games/manifest.ts';
import type { Io } from './io.ts';

export { EXIT } from './exit.ts';

/**
 * A well-formed request with a negative result: an illegal move, a missed expectation, a log that does not
 * hold.
 */
export class Failure extends Error {
  /** The failure as JSON fields. */
  readonly data: Readonly<Record<string, unknown>>;
  constructor(kind: string, message: string, data: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'Failure';
    this.data = { kind, message, ...data };
  }
}

export interface OptionHelp {
  /** Placeholder of the value in the usage; an option without one is a switch. */
  readonly value?: string;
  readonly help: string;
}

export type Options = Readonly<Record<string, OptionHelp>>;

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** Arguments in the usage, without `--json` and `--help`. */
  readonly usage: string;
  readonly options: Options;
  gameOptions?(games: Games): Options;
  /** Maximum of positional arguments. */
  readonly positionals?: number;
  readonly example: string;
  run(args: Args, io: Io, games: Games): Promise<number> | number;
}

const COMMON_OPTIONS: Options = {
  json: { help: 'answer as JSON' },
  help: { help: 'show this' },
};

export const optionsOf = ({ options, gameOptions }: Command, games: Games): Options => ({
  ...gameOptions?.(games),
  ...options,
  ...COMMON_OPTIONS,
});

/** The arguments of one call, already known to be options of the command. */
export class Args {
  readonly positionals: readonly string[];
  readonly #values: ReadonlyMap<string, string>;

  constructor(values: ReadonlyMap<string, string>, positionals: readonly string[]) {
    this.#values = values;
    this.positionals = positionals;
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  text(name: string): string | undefined {
    return this.#values.get(name);
  }

  required(name: string, meaning: string): string {
    const value = this.text(name);
    if (value === undefined) throw new FormatError(`--${name}`, `is needed: ${meaning}`);
    return value;
  }

  whole(name: string, least: number, most: number, otherwise?: number): number {
    const value = this.text(name);
    if (value === undefined && otherwise !== undefined) return otherwise;
    const range = `a whole number from ${least} to ${most}`;
    if (value === undefined) throw new FormatError(`--${name}`, `is needed: ${range}`);
    const number = Number(value);
    if (!/^\d{1,15}$/.test(value) || number < least || number > most)
      throw new FormatError(`--${name}`, `is "${value.slice(0, 40)}", but must be ${range}`);
    return number;
  }
}

/** Parses the arguments after the command's name; throws a FormatError of one sentence for unknown ones. */
export function readArgs(command: Command, argv: readonly string[], games: Games): Args {
  const known = optionsOf(command, games);
  const config = Object.fromEntries(
    Object.entries(known).map(([name, { value }]) => [
      name,
      { type: value ? ('string' as const) : ('boolean' as const) },
    ]),
  );
  const { tokens } = parseArgs({
    args: [...argv],
    options: config,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = new Map<string, string>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    requireFit(command, known, token.name, token.rawName, token.value);
    if (values.has(token.name)) throw new FormatError(token.rawName, 'is given twice');
    values.set(token.name, token.value ?? '');
  }
  const extra = positionals[command.positionals ?? 0];
  if (extra !== undefined)
    throw new FormatError(`"${extra}"`, `is one argument too many; tessera help ${command.name} says more`);
  return new Args(values, positionals);
}

function requireFit(
  command: Command,
  known: Options,
  name: string,
  rawName: string,
  value: string | undefined,
): void {
  const option = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!option || !rawName.startsWith('--')) {
    const names = Object.keys(known).map(one => `--${one}`);
    throw new FormatError(rawName, `is no option of ${command.name}; known are ${names.join(', ')}`);
  }
  // "--position --json" forgot the position; "-" alone is standard input.
  if (option.value && (value === undefined || /^-./.test(value))) {
    const found = value === undefined ? '' : `, not "${value.slice(0, 40)}"`;
    throw new FormatError(rawName, `needs a value${found}: ${option.help}`);
  }
  if (!option.value && value !== undefined) throw new FormatError(rawName, 'takes no value');
}
