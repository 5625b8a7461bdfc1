import { type AnyMatch, digest, FormatError } from '@tessera/engine';
import { type Args, type Command, EXIT } from '../command.ts';
import { type Io, print, printJson } from '../io.ts';
import { plyData, plyLine, plyText } from '../line.ts';
import { type LoggedGame, pliesOf, readLogFile, replayed, requireClaim } from '../logs.ts';
import { LANGUAGE_OPTION, LANGUAGE_USAGE, languageOf } from '../words.ts';

/** Shows a stored game ply by ply; the last line is the position reached. */
export const replay: Command = {
  name: 'replay',
  summary: 'show a stored game ply by ply, then the position reached',
  usage: `FILE [--at N] ${LANGUAGE_USAGE}`,
  options: { at: { value: 'N', help: 'stop after this many plies' }, language: LANGUAGE_OPTION },
  positionals: 1,
  example: 'tessera replay game.json --at 14',
  async run(args, io, games) {
    const logged = await readLogFile(fileOf(args), io, games);
    const match = replayed(logged.game, logged.log);
    requireClaim(logged, match);
    const at = args.whole('at', 0, match.length, match.length);
    show(logged, match, at, args, io);
    return EXIT.ok;
  },
};

/** The file a command is about. */
export function fileOf(args: Args): string {
  const [path] = args.positionals;
  if (path === undefined) throw new FormatError('FILE', 'is needed, or - for standard input');
  return path;
}

function show({ game, words: wordsIn }: LoggedGame, match: AnyMatch, at: number, args: Args, io: Io): void {
  const words = wordsIn(languageOf(args));
  const plies = pliesOf(match).slice(0, at);
  const state = match.stateAt(at);
  const position = game.notation.formatPosition(state);
  const outcome = game.outcome(state) ?? null;
  if (args.has('json')) {
    const shown = plies.map(ply => ({ ...plyData(ply), text: plyText(ply, words) }));
    printJson(io, {
      game: game.id,
      position,
      decider: game.decider(state) ?? null,
      outcome,
      digest: digest(state),
      plies: shown,
    });
    return;
  }
  for (const [i, ply] of plies.entries()) print(io, plyLine(i + 1, ply, words));
  print(io, position);
}
