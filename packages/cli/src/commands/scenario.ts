import { type Command, EXIT } from '../command.ts';
import { readJson, START_OPTIONS, withPack } from '../input.ts';
import { print, printJson } from '../io.ts';
import { parseScenario } from '../scenario/parse.ts';
import { runScenario } from '../scenario/run.ts';
import { SCENARIO_TEXT } from '../scenario/text.ts';
import { filled, LANGUAGE_OPTION, LANGUAGE_USAGE, languageOf } from '../words.ts';
import { fileOf } from './replay.ts';

/** Plays a scripted scenario and checks its expectations. */
export const scenario: Command = {
  name: 'scenario',
  summary: 'play a scripted situation and check what it expects',
  usage: `FILE [--pack FILE] ${LANGUAGE_USAGE}`,
  options: { pack: START_OPTIONS.pack, language: LANGUAGE_OPTION },
  positionals: 1,
  example: 'tessera scenario capture.json',
  async run(args, io, games) {
    const language = languageOf(args);
    const value = await readJson(fileOf(args), 'scenario', io);
    const file = await parseScenario(value, games, (game, options) => withPack(game, options, args, io));
    const { steps, position } = runScenario(file, language);
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
      const text = SCENARIO_TEXT[language];
      const width = Math.max(text.ok.length, text.failed.length);
      for (const { step, ok, lines } of steps) {
        const verdict = (ok ? text.ok : text.failed).padEnd(width);
        print(io, `${verdict} ${step}. ${lines[0]}`, ...lines.slice(1));
      }
      const sum = failures.length === 0 ? text.allHold : skipped > 0 ? text.missedAndSkipped : text.missed;
      print(io, filled(sum, { steps: steps.length, failed: failures.length, skipped }));
    }
    return failures.length === 0 ? EXIT.ok : EXIT.failed;
  },
};
