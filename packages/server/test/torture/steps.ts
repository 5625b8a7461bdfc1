/** Replays a stored game; runs on Node and in a browser, which must agree on every step. */
import { digest, type MatchLog, verify } from '@tessera/engine';
import { gameById } from '@tessera/games';

/** Digests of the set-up and of every answer, with numbers drawn again from the seed. */
export function stepsOf(log: MatchLog): readonly string[] {
  const game = gameById(log.header.game);
  if (!game) throw new Error(`there is no game ${log.header.game}`);
  const { start, entries } = verify(game, log).match.history();
  return [digest(start), ...entries.map(({ state, events }) => digest({ state, events }))];
}
