import { digest, type MatchLog } from '@tessera/engine';
import { type Command, EXIT, Failure } from '../command.ts';
import { print, printJson } from '../io.ts';
import { readLogFile, replayed, requireClaim } from '../logs.ts';
import { fileOf } from './replay.ts';

/** Plays a log from its numbers and from its seed, and says whether both lead to the same state. */
export const verify: Command = {
  name: 'verify',
  summary: 'prove a stored game: every move legal, every number drawn from the seed',
  usage: 'FILE',
  options: {},
  positionals: 1,
  example: 'tessera verify game.json',
  async run(args, io) {
    const logged = await readLogFile(fileOf(args), io);
    const { game, log } = logged;
    const match = replayed(game, log, 'recorded');
    requireClaim(logged, match);
    const fingerprint = digest(match.state);
    const seeded = hasSeed(log) ? digest(replayed(game, log, 'seeded').state) : null;
    if (seeded !== null && seeded !== fingerprint)
      throw new Failure(
        'log',
        'the log does not hold: the seed leads to another state than the recorded numbers',
        {
          recorded: fingerprint,
          seeded,
        },
      );
    const outcome = game.outcome(match.state) ?? logged.claimed ?? null;
    if (args.has('json')) {
      printJson(io, {
        game: game.id,
        holds: true,
        seed: seeded !== null,
        plies: match.length,
        outcome,
        digest: fingerprint,
      });
    } else {
      const proof =
        seeded === null
          ? 'it has no seed, the recorded numbers stand alone'
          : 'the seed gives the same numbers';
      print(io, `the log holds: ${match.length} plies, every one legal; ${proof}`);
      print(io, `digest ${fingerprint}`);
    }
    return EXIT.ok;
  },
};

/** A record written by hand has none. */
const hasSeed = ({ header }: MatchLog): boolean => header.seed !== '';
