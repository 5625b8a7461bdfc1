/** Worker thread of `Proofs`: replays one log from what it claims its numbers to come from. */
import { parentPort, workerData } from 'node:worker_threads';
import { FormatError, type MatchLog, verify } from '@tessera/engine';
import { gameById } from '@tessera/games';
import { BEGUN, type Proved } from './proving.ts';

function proved(log: MatchLog): Proved {
  const game = gameById(log.header.game);
  if (!game) return { why: `from: ${log.header.game} is not played here.` };
  try {
    const { match } = verify(game, log);
    const outcome = game.outcome(match.state);
    if (match.decider !== undefined || !outcome) return { isOver: match.decider === undefined };
    const { winners, reason } = outcome;
    return { isOver: true, ending: { winners, reason, position: game.notation.formatPosition(match.state) } };
  } catch (error) {
    if (error instanceof FormatError) return { why: `from: ${error.message}.` };
    throw error;
  }
}

parentPort?.postMessage(BEGUN);
parentPort?.postMessage(proved(workerData as MatchLog));
