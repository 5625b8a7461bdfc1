import { type Command, EXIT } from '../command.ts';
import { FAIR, OPEN } from '../engine/modes.ts';
import { LINE_LIMIT } from '../engine/protocol.ts';
import { openSession } from '../engine/session.ts';
import { readGame, readOptions, readSeats, START_OPTIONS } from '../input.ts';
import { printJson } from '../io.ts';
import { boundedLines, TOO_LONG } from '../lines.ts';
import { LANGUAGE_OPTION, LANGUAGE_USAGE, languageOf } from '../words.ts';

/** Serves the rules and the bots over a pipe, for programs in any language. */
export const engine: Command = {
  name: 'engine',
  summary: 'answer JSON lines on standard input, for bots and tools of others',
  usage: `--game G [--options JSON] [--pack FILE] [--seats N] [--open] ${LANGUAGE_USAGE}`,
  options: {
    game: START_OPTIONS.game,
    options: START_OPTIONS.options,
    pack: START_OPTIONS.pack,
    seats: START_OPTIONS.seats,
    open: { help: 'show everything: positions, seeds and numbers; without it only what a seat may know' },
    language: LANGUAGE_OPTION,
  },
  example: 'echo \'{"id":1,"type":"legal"}\' | tessera engine --game rift',
  async run(args, io, games) {
    const read = readGame(args, games);
    const language = languageOf(args);
    const manifest = { ...read, words: () => read.words(language) };
    const { game } = manifest;
    const options = await readOptions(game, args, io);
    const opening = { options, seats: readSeats(game, args, undefined, options) };
    const session = openSession(manifest, args.has('open') ? OPEN : FAIR, opening, answer =>
      printJson(io, answer),
    );
    for await (const line of boundedLines(io.stdin, LINE_LIMIT)) {
      if (line === TOO_LONG) session.refuseLong();
      else if (session.receive(line)) break;
    }
    await session.idle();
    return EXIT.ok;
  },
};
