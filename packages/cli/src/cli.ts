/** The table of commands, with the help, error messages and exit codes around each of them. */
import { readFileSync } from 'node:fs';
import { FormatError } from '@tessera/engine';
import { type Command, EXIT, Failure, readArgs } from './command.ts';
import { admin } from './commands/admin.ts';
import { backup, restore } from './commands/backup.ts';
import { career } from './commands/career.ts';
import { engine } from './commands/engine.ts';
import { lab } from './commands/lab.ts';
import { legal } from './commands/legal.ts';
import { migrate } from './commands/migrate.ts';
import { pack } from './commands/pack.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { playLine } from './commands/playLine.ts';
import { puzzle } from './commands/puzzle.ts';
import { replay } from './commands/replay.ts';
import { review } from './commands/review.ts';
import { rules } from './commands/rules.ts';
import { scenario } from './commands/scenario.ts';
import { simulate } from './commands/simulate.ts';
import { store } from './commands/store.ts';
import { verify } from './commands/verify.ts';
import { GAMES } from './games/index.ts';
import type { Games } from './games/manifest.ts';
import { commandHelp, overview } from './help.ts';
import { type Io, note, print, printJson } from './io.ts';

export const COMMANDS: readonly Command[] = [
  play,
  puzzle,
  legal,
  playLine,
  perft,
  simulate,
  lab,
  engine,
  scenario,
  replay,
  verify,
  review,
  career,
  pack,
  rules,
  backup,
  restore,
  migrate,
  store,
  admin,
];

/** Runs one command line and returns its exit code; never throws. */
export async function run(argv: readonly string[], io: Io, games: Games = GAMES): Promise<number> {
  try {
    return await dispatch(argv, io, games);
  } catch (error) {
    return complain(error, argv, io);
  }
}

async function dispatch(argv: readonly string[], io: Io, games: Games): Promise<number> {
  const [first = 'help', ...rest] = argv;
  if (first === '--version') return showVersion(rest, io);
  if (['help', '--help', '-h'].includes(first)) return showHelp(rest, io, games);
  const command = commandNamed(first);
  if (rest.includes('--help') || rest.includes('-h')) return showHelp([command.name], io, games);
  return command.run(readArgs(command, rest, games), io, games);
}

function commandNamed(name: string): Command {
  const command = COMMANDS.find(one => one.name === name);
  if (command) return command;
  const known = COMMANDS.map(one => one.name).join(', ');
  throw new FormatError('command', `"${name.slice(0, 40)}" is unknown; known are ${known}, help`);
}

function showHelp(argv: readonly string[], io: Io, games: Games): number {
  const [name] = argv.filter(word => word !== '--json');
  const command = name === undefined ? undefined : commandNamed(name);
  if (argv.includes('--json')) {
    const shown = command ? [command] : COMMANDS;
    printJson(io, {
      commands: shown.map(({ name, summary, usage, options }) => ({ name, summary, usage, options })),
    });
  } else print(io, ...(command ? commandHelp(command, games) : overview(COMMANDS, games)));
  return EXIT.ok;
}

function showVersion(argv: readonly string[], io: Io): number {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  if (argv.includes('--json')) printJson(io, { version });
  else print(io, version);
  return EXIT.ok;
}

/** Reports an error as one sentence or one JSON object, and returns the exit code. */
function complain(error: unknown, argv: readonly string[], io: Io): number {
  const isJson = argv.includes('--json');
  if (error instanceof Failure) {
    if (isJson) printJson(io, { error: error.data });
    else print(io, error.message);
    return EXIT.failed;
  }
  if (error instanceof FormatError) {
    const { field, line, column, message } = error;
    if (isJson) printJson(io, { error: { kind: 'malformed', field, line, column, message } });
    else note(io, `tessera: ${message}`);
    return EXIT.malformed;
  }
  if (isSystemError(error)) {
    const { code, message } = error;
    if (isJson) printJson(io, { error: { kind: 'system', code, message } });
    else note(io, `tessera: the system refused: ${message}`);
    return EXIT.malformed;
  }
  const { stack = `${error}` } = error as Error;
  note(io, 'tessera: this is a fault in tessera itself, please report it', ...stack.split('\n'));
  return EXIT.broken;
}

/** True for errors of the operating system, such as a full disk, which are no bug of ours. */
const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && typeof (error as NodeJS.ErrnoException).syscall === 'string';
