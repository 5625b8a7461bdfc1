// @chunk search
/** Calibration of a bot: the win probabilities that it tells go through a map fitted to its games. */
import type { Bot, Thought } from './bot.ts';
import { mapped, type Platt } from './platt.ts';

export function telling<V, M>(bot: Bot<V, M>, told: Platt): Bot<V, M> {
  const say = <T extends { readonly chance?: number }>(one: T): T =>
    one.chance === undefined ? one : { ...one, chance: mapped(one.chance, told) };
  const sayAll = (thought: Thought<M>): Thought<M> => ({
    ...say(thought),
    ...(thought.ranked && { ranked: thought.ranked.map(say) }),
  });
  return {
    ...bot,
    async think(request) {
      const { onThought } = request;
      const heard = onThought && { onThought: (thought: Thought<M>) => onThought(sayAll(thought)) };
      return sayAll(await bot.think({ ...request, ...heard }));
    },
  };
}
