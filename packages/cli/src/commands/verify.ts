import { digest, type Fairness, keptPromise } from '@tessera/engine';
import { type Command, EXIT, Failure } from '../command.ts';
import { print, printJson } from '../io.ts';
import { readLogFile, requireClaim, verified } from '../logs.ts';
import { fileOf } from './replay.ts';

/** Sentences about the fairness of a log's numbers. */
const PROOFS: Readonly<Record<Fairness, string>> = {
  sealed: 'every number drawn from the seed, which was promised before the first one',
  fair: 'every number drawn from the seed',
  given: 'the numbers were given by hand, as the log says; not proved',
  noSeed: 'an empty seed proves nothing',
};

/** Sentences about a seal: it proves integrity since it was made, not authorship. */
const SEAL = [
  'its seal fits: no byte that matters was changed since that seal was made',
  'anybody can make a new seal: it finds damage and careless edits; it is no signature and does not tell who wrote the log or when',
];
const NO_SEAL = 'it has no seal: whether it was changed since it was written cannot be told';
const PROMISE =
  'that proves fair dice to those who were shown the same seal before the first answer, and to nobody else';
const NO_PROMISE =
  'whoever chose the seed could foresee its numbers; only dice sealed before the first answer rule that out';

/** Replays a log from the source that it names for its numbers, and reports how much that proves. */
export const verify: Command = {
  name: 'verify',
  summary: 'prove a stored game: every move legal, every number drawn from the seed, nothing changed since',
  usage: 'FILE [--sealed]',
  options: { sealed: { help: 'a log without a seal does not hold' } },
  positionals: 1,
  example: 'tessera verify game.json',
  async run(args, io, games) {
    const logged = await readLogFile(fileOf(args), io, games);
    const { game, log } = logged;
    const { match, fairness } = verified(game, log);
    if (args.has('sealed') && !log.seal)
      throw new Failure('log', 'the log does not hold: it has no seal, and --sealed asks for one', {
        field: 'seal',
      });
    requireClaim(logged, match);
    const outcome = game.outcome(match.state) ?? logged.claimed ?? null;
    const fingerprint = digest(match.state);
    const isSealed = log.seal !== undefined;
    const promise = fairness === 'sealed' ? keptPromise(log.header) : null;
    if (args.has('json')) {
      const found = {
        fairness,
        promise,
        sealed: isSealed,
        plies: match.length,
        outcome,
        digest: fingerprint,
      };
      printJson(io, { game: game.id, holds: true, ...found });
    } else {
      print(io, `the log holds: ${match.length} plies, every one legal; ${PROOFS[fairness]}`);
      if (promise !== null) print(io, `the dice match their seal ${promise}`);
      if (promise !== null) print(io, PROMISE);
      if (fairness === 'fair' && game.hasChance) print(io, NO_PROMISE);
      for (const line of isSealed ? SEAL : [NO_SEAL]) print(io, line);
      print(io, `digest ${fingerprint}`);
    }
    return EXIT.ok;
  },
};
