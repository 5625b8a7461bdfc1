/** What is said aloud at the tesseract table. */
import type { TesseractView } from '@tessera/games/tesseract';
import { useRef } from 'preact/hooks';
import type { Sound } from '../../app/sound.ts';
import { spoken } from '../../table/log.ts';
import { useNews as useTableNews } from '../../table/useNews.ts';
import { tellerOf } from './log.ts';
import { promptOf } from './prompt.ts';
import type { Model } from './useModel.ts';

const SOUNDS: readonly (readonly [string, Sound])[] = [
  ['ended', 'end'],
  ['breached', 'capture'],
  ['uncovered', 'capture'],
  ['rolled', 'place'],
  ['moved', 'move'],
  ['changed', 'move'],
];

export function useNews(model: Model): string {
  const { snapshot } = model;
  const start = useRef(snapshot.view);
  return useTableNews(model, {
    sounds: SOUNDS,
    tell: before => {
      const told = newsOf(model, start.current, before);
      start.current = snapshot.view;
      return told;
    },
  });
}

function newsOf(
  { snapshot, words, text, speech, deeds }: Model,
  start: TesseractView,
  before: number,
): string {
  const { view, setup, moves, events } = snapshot;
  const last = moves.at(-1);
  const lines = last ? tellerOf({ ...speech, start, view, seats: setup.seats })({ ...last, events }, 0) : [];
  const sentences = lines.map(line =>
    [spoken(text.table.log.who, line), line.aloud].filter(Boolean).join(' '),
  );
  if (moves.length < before) sentences.push(words.table.undone);
  const { head, body } = promptOf(speech, { snapshot, offer: deeds.offer, hand: deeds.hand });
  sentences.push(`${head} ${body.replaceAll('*', '')}`);
  return sentences.join(' ');
}
