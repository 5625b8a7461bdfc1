/** Plays a stored game again; Node and a browser both run this very file, and have to agree on every step. */
import { digest, type MatchLog, verify } from '@tessera/engine';
import { gameById } from '@tessera/games';

/** What each answer did and led to, after what was set up, its numbers drawn again from what was promised. */
export function stepsOf(log: MatchLog): readonly string[] {
  const game = gameById(log.header.game);
  if (!game) throw new Error(`there is no game ${log.header.game}`);
  const { start, entries } = verify(game, log).match.history();
  return [digest(start), ...entries.map(({ state, events }) => digest({ state, events }))];
}
