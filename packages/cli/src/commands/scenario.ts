import { type Command, EXIT } from '../command.ts';
import { readJson, START_OPTIONS, withPack } from '../input.ts';
import { print, printJson } from '../io.ts';
import { parseScenario } from '../scenario/parse.ts';
import { runScenario } from '../scenario/run.ts';
import { fileOf } from './replay.ts';

/** Plays a scripted scenario and checks its expectations. */
export const scenario: Command = {
  name: 'scenario',
  summary: 'play a scripted situation and check what it expects',
  usage: 'FILE [--pack FILE]',
  options: { pack: START_OPTIONS.pack },
  positionals: 1,
  example: 'tessera scenario capture.json',
  async run(args, io, games) {
    const value = await readJson(fileOf(args), 'scenario', io);
    const file = await parseScenario(value, games, (game, options) => withPack(game, options, args, io));
    const { steps, position } = runScenario(file);
    const failures = steps.filter(({ ok }) => !ok);
    const skipped = file.steps.length - steps.length;
    if (args.has('json')) {
      const found = failures.flatMap(({ step, differences }) => differences.map(one => ({ step, ...one })));
      printJson(io, {
        ok: failures.length === 0,
        game: file.game.id,
        steps: steps.length,
        skipped,
        failures: found,
        position,
      });
    } else {
      for (const { step, ok, lines } of steps)
        print(io, `${ok ? 'ok    ' : 'FAILED'} ${step}. ${lines[0]}`, ...lines.slice(1));
      const left = skipped > 0 ? `, ${skipped} not played` : '';
      print(
        io,
        failures.length === 0 ? `all ${steps.length} steps hold` : `${failures.length} failed${left}`,
      );
    }
    return failures.length === 0 ? EXIT.ok : EXIT.failed;
  },
};
