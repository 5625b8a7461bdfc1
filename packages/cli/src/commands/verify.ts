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

/** The same of a match that was moved to a table which promised its dice, about the numbers drawn before. */
const MOVED_PROOFS: Readonly<Record<Fairness, string>> = {
  ...PROOFS,
  fair: 'every number drawn from a seed',
  given: 'the numbers before it was moved were given, as the log says; not proved',
  noSeed: 'the numbers before it was moved come from an empty seed, which proves nothing',
};

/** A seal proves integrity since it was made, and no authorship. */
const SEAL = [
  'its seal fits: no byte that matters was changed since that seal was made',
  'anybody can make a new seal: it finds damage and careless edits; it is no signature and does not tell who wrote the log or when',
];
const NO_SEAL = 'it has no seal: whether it was changed since it was written cannot be told';
const PROMISE =
  'that proves fair dice to those who were shown the same seal before the first answer, and to nobody else';
const PROMISE_SINCE =
  'that proves the dice since then to those who were shown the same seal before they played on, and to nobody else';
const answersOf = (count: number): string => (count === 1 ? 'answer' : `${count} answers`);
const movedAfter = (count: number): string =>
  count === 0
    ? 'what was dealt before the first answer was not promised in advance: the match was moved then'
    : `dice of the first ${answersOf(count)} were not promised in advance: the match was moved then`;
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
    const proof = (sealedAfter === null ? PROOFS : MOVED_PROOFS)[fairness];
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
      print(io, `the log holds: ${match.length} plies, every one legal; ${proof}`);
      if (promise !== null) print(io, `the dice match their seal ${promise}`);
      if (sealedAfter !== null) print(io, movedAfter(sealedAfter));
      if (promise !== null) print(io, sealedAfter === null ? PROMISE : PROMISE_SINCE);
      if (fairness === 'fair' && sealedAfter === null && game.hasChance) print(io, NO_PROMISE);
      for (const line of isSealed ? SEAL : [NO_SEAL]) print(io, line);
      print(io, `digest ${fingerprint}`);
    }
    return EXIT.ok;
  },
};
