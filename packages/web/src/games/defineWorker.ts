/**
 * Completes the part of a game that workers load. Rules are required; bots that play any game are the
 * fallback.
 */
import type { AnyGame, Game, GameEvent } from '@tessera/engine';
import type { GameWorker } from './manifest.ts';

/** Loads rules as `defineGame` makes them. */
export type LoadRules<S, M, V, E extends GameEvent, O> = () => Promise<Game<S, M, V, E, O>>;

interface Brings<S, M, V, E extends GameEvent, O> extends Partial<Omit<GameWorker, 'loadRules'>> {
  readonly loadRules: LoadRules<S, M, V, E, O>;
}

export const defineWorker = <S, M, V, E extends GameEvent, O>({
  loadRules,
  ...given
}: Brings<S, M, V, E, O>): GameWorker => ({
  loadRules: loadRules as () => Promise<unknown> as () => Promise<AnyGame>,
  async loadBots() {
    const [{ plainTeam }, game] = await Promise.all([import('@tessera/bots/plain'), loadRules()]);
    return plainTeam(game);
  },
  ...given,
});
