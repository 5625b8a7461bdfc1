import { digest, keptPromise } from '@tessera/engine';
import { type Command, EXIT, Failure } from '../command.ts';
import { print, printJson } from '../io.ts';
import { readLogFile, requireClaim, verified } from '../logs.ts';
import { proofLines } from '../proof.ts';
import { LANGUAGE_OPTION, LANGUAGE_USAGE, languageOf } from '../words.ts';
import { fileOf } from './replay.ts';

/** Replays a log from the source that it names for its numbers, and reports how much that proves. */
export const verify: Command = {
  name: 'verify',
  summary: 'prove a stored game: every move legal, every number drawn from the seed, nothing changed since',
  usage: `FILE [--sealed] ${LANGUAGE_USAGE}`,
  options: { sealed: { help: 'a log without a seal does not hold' }, language: LANGUAGE_OPTION },
  positionals: 1,
  example: 'tessera verify game.json',
  async run(args, io, games) {
    const language = languageOf(args);
    const logged = await readLogFile(fileOf(args), io, games);
    const { game, log } = logged;
    const { match, fairness, sealedAfter = null } = verified(game, log);
    if (args.has('sealed') && !log.seal)
      throw new Failure('log', 'the log does not hold: it has no seal, and --sealed asks for one', {
        field: 'seal',
      });
    requireClaim(logged, match);
    const outcome = game.outcome(match.state) ?? logged.claimed ?? null;
    const fingerprint = digest(match.state);
    const isSealed = log.seal !== undefined;
    const promise = fairness === 'sealed' || sealedAfter !== null ? keptPromise(log.header) : null;
    if (args.has('json')) {
      const found = {
        fairness,
        promise,
        sealedAfter,
        sealed: isSealed,
        plies: match.length,
        outcome,
        digest: fingerprint,
      };
      printJson(io, { game: game.id, holds: true, ...found });
    } else {
      const { hasChance } = game;
      const proof = { plies: match.length, fairness, promise, sealedAfter, isSealed, hasChance };
      print(io, ...proofLines(proof, fingerprint, language));
    }
    return EXIT.ok;
  },
};
