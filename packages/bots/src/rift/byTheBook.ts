// @chunk *
/** A bot that sets up by the book, loaded lazily: a match from a ready position does without it. */
import { type Action, type RiftView, riftFromSetup as rift } from '@tessera/games/rift';
import type { Bot } from '../bot.ts';
import type { Style } from './book.ts';

export const byTheBook = (bot: Bot<RiftView, Action>, style?: Style): Bot<RiftView, Action> => ({
  ...bot,
  async think(request) {
    const { view, chance } = request;
    if (!view.decision.startsWith('setup')) return bot.think(request);
    const [{ bookPlacement }, { placing }] = await Promise.all([
      import('./book.ts'),
      import('./placement.ts'),
    ]);
    const state = rift.copy(rift.determinize(view, chance));
    return placing(state, bookPlacement(state, chance, style));
  },
});
