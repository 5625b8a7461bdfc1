import { isStillProved, PUZZLE_GAMES, PUZZLES, type Puzzle, THEMES } from '@tessera/bots/puzzles';
import { FormatError } from '@tessera/engine';
import { type Args, type Command, EXIT } from '../command.ts';
import { type Games, gameNamed } from '../games/manifest.ts';
import { type Io, note, print, printJson } from '../io.ts';
import { progress } from '../progress.ts';
import { solveSession } from '../puzzle/session.ts';
import { PUZZLE_TEXT } from '../puzzle/text.ts';
import { listedAs } from '../puzzle/told.ts';
import { filled, LANGUAGE_OPTION, LANGUAGE_USAGE, languageOf } from '../words.ts';

/** Gives proved puzzles to solve, lists them, or proves them anew. */
export const puzzle: Command = {
  name: 'puzzle',
  summary: 'solve proved puzzles, list them, or prove them again',
  usage: `[--game G] [--id ID] [--theme T] [--list | --prove] ${LANGUAGE_USAGE}`,
  options: {
    game: { value: 'G', help: `only of this game: ${PUZZLE_GAMES.join(', ')}` },
    id: { value: 'ID', help: 'this puzzle' },
    theme: { value: 'T', help: `only with this theme: ${THEMES.join(', ')}` },
    list: { help: 'list puzzles, the easiest first' },
    prove: { help: 'prove every puzzle again by exhaustive search' },
    language: LANGUAGE_OPTION,
  },
  example: 'tessera puzzle --game quantum --theme warp',
  async run(args, io, games) {
    const puzzles = chosenBy(args, games);
    const language = languageOf(args);
    const isJson = args.has('json');
    if (args.has('prove')) return prove(puzzles, args, io);
    const manifestOf = ({ game }: Puzzle) => gameNamed(games, game, '--game');
    if (!args.has('list')) {
      await solveSession({ puzzles, language, isJson, manifestOf }, io);
      return EXIT.ok;
    }
    if (isJson) printJson(io, puzzles);
    else
      for (const one of puzzles)
        print(io, listedAs(one, manifestOf(one).words(language), PUZZLE_TEXT[language]));
    return EXIT.ok;
  },
};

/** The puzzles asked for, easiest first. */
function chosenBy(args: Args, games: Games): readonly Puzzle[] {
  const [game, id, theme] = [args.text('game'), args.text('id'), args.text('theme')];
  if (game !== undefined) gameNamed(games, game, '--game');
  if (theme !== undefined && !THEMES.some(one => one === theme))
    throw new FormatError('--theme', `"${theme.slice(0, 40)}" is unknown; known are ${THEMES.join(', ')}`);
  const found = PUZZLES.filter(
    one =>
      (game === undefined || one.game === game) &&
      (id === undefined || one.id === id) &&
      (theme === undefined || one.themes.includes(theme)),
  );
  if (found.length > 0) return found.toSorted((a, b) => a.difficulty.rating - b.difficulty.rating);
  const field = id !== undefined ? '--id' : theme !== undefined ? '--theme' : '--game';
  throw new FormatError(field, PUZZLE_TEXT[languageOf(args)].none);
}

/** Fails if a single puzzle is not proved anew. */
function prove(puzzles: readonly Puzzle[], args: Args, io: Io): number {
  const text = PUZZLE_TEXT[languageOf(args)];
  const tell = progress(io, puzzles.length, 'puzzles');
  const failed: string[] = [];
  puzzles.forEach((one, i) => {
    if (!isStillProved(one)) {
      failed.push(one.id);
      note(io, filled(text.notProved, { id: one.id }));
    }
    tell(i + 1);
  });
  const count = puzzles.length - failed.length;
  if (args.has('json')) printJson(io, { proved: count, failed });
  else print(io, filled(text.proved, { count }));
  return failed.length === 0 ? EXIT.ok : EXIT.failed;
}
