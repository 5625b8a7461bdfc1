import type { AnyGame } from '@tessera/engine';
import { type Command, EXIT } from '../command.ts';
import { START_OPTIONS } from '../input.ts';
import { note, print, printJson } from '../io.ts';
import { playAll, plyData, plyLine, plyText } from '../line.ts';
import { startMatch } from '../start.ts';
import { LANGUAGE_OPTION, LANGUAGE_USAGE, languageOf } from '../words.ts';

const MOVES = 'moves in notation, separated by blanks, or by semicolons in a game whose moves have blanks';

/** Plays a line of answers and shows the resulting position; a line with an illegal move has none. */
export const playLine: Command = {
  name: 'play-line',
  summary: 'play a line of moves: the events, then the resulting position',
  usage: `--game G [--options JSON] [--pack FILE] [--seats N | --position P] --moves "m1 m2 …" [--rolls 3,5,1 | --seed S] ${LANGUAGE_USAGE}`,
  options: {
    ...START_OPTIONS,
    moves: { value: 'MOVES', help: MOVES },
    rolls: { value: 'N,N', help: 'the numbers chance gives, in the order a log would record them' },
    language: LANGUAGE_OPTION,
  },
  example:
    'tessera play-line --game rift --position "13t1/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w - p 0 0" --moves Ta1-n14',
  async run(args, io, games) {
    const given = args.required('moves', MOVES);
    const { game, words: wordsIn, match, rolls } = await startMatch(args, io, games);
    const words = wordsIn(languageOf(args));
    const plies = playAll(match, answersIn(given, game), words);
    const unused = rolls?.left() ?? 0;
    if (unused > 0) note(io, `note: ${unused} of the --rolls were not needed`);
    const position = game.notation.formatPosition(match.state);
    if (args.has('json')) {
      const outcome = game.outcome(match.state) ?? null;
      const shown = plies.map(ply => ({ ...plyData(ply), text: plyText(ply, words) }));
      printJson(io, { game: game.id, position, decider: match.decider ?? null, outcome, plies: shown });
    } else {
      for (const [i, ply] of plies.entries()) print(io, plyLine(i + 1, ply, words));
      print(io, position);
    }
    return EXIT.ok;
  },
};

/**
 * The answers of a line of text. In games whose separator is a blank, words of the match such as `leave time`
 * keep theirs.
 */
const answersIn = (line: string, { separator }: AnyGame): string[] =>
  line
    .split(separator === ' ' ? /\s+(?!time\b)/ : separator)
    .map(answer => answer.trim())
    .filter(Boolean);
