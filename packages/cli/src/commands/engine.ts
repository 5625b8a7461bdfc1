import { type Command, EXIT } from '../command.ts';
import { LINE_LIMIT } from '../engine/protocol.ts';
import { openSession } from '../engine/session.ts';
import { readGame, readOptions, START_OPTIONS } from '../input.ts';
import { printJson } from '../io.ts';
import { boundedLines, TOO_LONG } from '../lines.ts';

/** The rules and the bots behind a pipe, for programs in any language. */
export const engine: Command = {
  name: 'engine',
  summary: 'answer JSON lines on standard input, for bots and tools of others',
  usage: '--game G [--options JSON]',
  options: { game: START_OPTIONS.game, options: START_OPTIONS.options },
  example: 'echo \'{"id":1,"type":"legal"}\' | tessera engine --game rift',
  async run(args, io) {
    const game = readGame(args);
    const session = openSession(game, readOptions(game, args), answer => printJson(io, answer));
    for await (const line of boundedLines(io.stdin, LINE_LIMIT)) {
      if (line === TOO_LONG) session.refuseLong();
      else if (session.receive(line)) break;
    }
    await session.idle();
    return EXIT.ok;
  },
};
