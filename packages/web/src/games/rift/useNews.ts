/** What is said aloud at the rift table. */
import type { Sound } from '../../app/sound.ts';
import { useNews as useTableNews } from '../../table/useNews.ts';
import { fill } from '../../text/index.ts';
import { threatOf } from './prompt.ts';
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

export function newsOf(
  { text, snapshot, danger }: Pick<Model, 'text' | 'snapshot' | 'danger'>,
  before: number,
): string {
  const { events, moves, isYours } = snapshot;
  if (moves.length < before) return fill(text.table.announce.undone, { count: moves.length });
  const sentences = events.map(event => eventSentence(text, event));
  if (isYours) sentences.push(`${text.table.yourMove}.`);
  const threat = isYours ? threatOf({ text, danger }) : undefined;
  if (threat) sentences.push(`${threat.text}.`);
  return sentences.join(' ');
}
