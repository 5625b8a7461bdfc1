/** What is said aloud at the rift table. */
import type { Sound } from '../../app/sound.ts';
import type { News } from '../../table/useNews.ts';
import { fill } from '../../text/index.ts';
import type { Model } from './useModel.ts';
import { eventSentence } from './words.ts';

const SOUNDS: readonly (readonly [string, Sound])[] = [
  ['ended', 'end'],
  ['captured', 'capture'],
  ['placed', 'place'],
  ['moved', 'move'],
  ['pivoted', 'move'],
];

export const newsOf = ({ text, snapshot: { events, moves } }: Model): News => ({
  sounds: SOUNDS,
  tell: before =>
    moves.length < before
      ? fill(text.table.announce.undone, { count: moves.length })
      : events.map(event => eventSentence(text, event)).join(' '),
});
