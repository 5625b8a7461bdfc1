// @chunk engine
/** A bot that is loaded with its first decision. */
import type { Bot, Limits } from './bot.ts';

export function lazyBot<V, M>(budget: Limits, load: () => Promise<Bot<V, M>>): Bot<V, M> {
  let loaded: Promise<Bot<V, M>> | undefined;
  return {
    id: '',
    budget,
    async think(request) {
      loaded ??= load();
      return (await loaded).think(request);
    },
  };
}
