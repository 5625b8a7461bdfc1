/** What is said aloud at the rift table. */
import { formatAction } from '@tessera/games/rift';
import type { Sound } from '../../app/sound.ts';
import { useNews as useTableNews } from '../../table/useNews.ts';
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

export const useNews = (model: Model): string =>
  useTableNews(model, { sounds: SOUNDS, tell: before => newsOf(model, before) });

function newsOf({ text, snapshot, danger }: Model, before: number): string {
  const { events, moves, isYours } = snapshot;
  if (moves.length < before) return fill(text.table.announce.undone, { count: moves.length });
  const sentences = events.map(event => eventSentence(text, event));
  if (isYours) sentences.push(`${text.table.yourMove}.`);
  const [fatal] = danger.fatal;
  if (isYours && fatal !== undefined)
    sentences.push(fill(text.table.prompt.fatal, { move: formatAction(fatal) }));
  return sentences.join(' ');
}
