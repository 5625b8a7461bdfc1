import type { Args, Command } from '../command.ts';
import { EXIT } from '../command.ts';
import type { Games } from '../games/manifest.ts';
import { START_OPTIONS } from '../input.ts';
import { type Io, print, printJson } from '../io.ts';
import { readLogFile, replayed } from '../logs.ts';
import { legalAnswers, startMatch } from '../start.ts';

/** Lists every legal answer, one per line in notation, and nothing else. */
export const legal: Command = {
  name: 'legal',
  summary: 'list every legal answer',
  usage: '--game G [--options JSON] [--pack FILE] [--seats N] [--position P [--strict] | --log FILE]',
  options: {
    ...START_OPTIONS,
    log: { value: 'FILE', help: 'list the answers after the last ply of this log or record' },
  },
  example: 'tessera legal --game rift --position "13t1/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w - p 0 0"',
  async run(args, io, games) {
    const { game, state } = await situation(args, io, games);
    const answers = legalAnswers(game, state);
    if (args.has('json')) {
      const position = game.notation.formatPosition(state);
      printJson(io, { game: game.id, position, decider: game.decider(state) ?? null, legal: answers });
    } else for (const answer of answers) print(io, answer);
    return EXIT.ok;
  },
};

async function situation(args: Args, io: Io, games: Games) {
  const path = args.text('log');
  if (path === undefined) {
    const { game, match } = await startMatch(args, io, games);
    return { game, state: match.state };
  }
  const { game, log } = await readLogFile(path, io, games, args);
  return { game, state: replayed(game, log).state };
}
