import { FormatError } from '@tessera/engine';
import { type Command, EXIT } from '../command.ts';
import { print, printJson } from '../io.ts';
import { readLogFile, replayed } from '../logs.ts';
import { LANGUAGE_OPTION, languageOf } from '../words.ts';
import { fileOf } from './replay.ts';

/** Maximum of files, more than anybody has played. */
const MOST_FILES = 10_000;

/** Sums up stored games: wins with their teams, and achievements. */
export const career: Command = {
  name: 'career',
  summary: 'what stored games add up to: what was won, with what team, and what was earned on the way',
  usage: 'FILE... [--language L]',
  options: { language: LANGUAGE_OPTION },
  positionals: MOST_FILES,
  example: 'tessera career monday.json tuesday.json',
  async run(args, io, games) {
    const language = languageOf(args);
    const first = await readLogFile(fileOf(args), io, games);
    const { game, career: sum } = first;
    if (!sum) throw new FormatError('FILE', `${game.id} keeps no record of a career`);
    const matches = [];
    for (const file of args.positionals) {
      const logged = file === args.positionals[0] ? first : await readLogFile(file, io, games);
      if (logged.game !== game)
        throw new FormatError('FILE', `${file} is of ${logged.game.id}, not of ${game.id}`);
      matches.push({ file, match: replayed(game, logged.log) });
    }
    const { lines, data } = sum(matches, language);
    if (args.has('json')) printJson(io, { game: game.id, ...data });
    else print(io, ...lines);
    return EXIT.ok;
  },
};
