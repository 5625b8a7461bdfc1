/** What is said aloud at the tesseract table. */
import type { TesseractView } from '@tessera/games/tesseract';
import { useRef } from 'preact/hooks';
import type { Sound } from '../../app/sound.ts';
import { spoken } from '../../table/log.ts';
import type { News } from '../../table/useNews.ts';
import { tellerOf } from './log.ts';
import type { Model } from './useModel.ts';

const SOUNDS: readonly (readonly [string, Sound])[] = [
  ['ended', 'end'],
  ['breached', 'capture'],
  ['uncovered', 'capture'],
  ['rolled', 'place'],
  ['moved', 'move'],
  ['changed', 'move'],
];

export function useNews(model: Model): News {
  const { snapshot } = model;
  const start = useRef(snapshot.view);
  return {
    sounds: SOUNDS,
    tell: before => {
      const told = newsOf(model, start.current, before);
      start.current = snapshot.view;
      return told;
    },
  };
}

function newsOf({ snapshot, words, text, speech }: Model, start: TesseractView, before: number): string {
  const { view, setup, moves, events } = snapshot;
  const last = moves.at(-1);
  const lines = last ? tellerOf({ ...speech, start, view, seats: setup.seats })({ ...last, events }, 0) : [];
  const sentences = lines.map(line =>
    [spoken(text.table.log.who, line), line.aloud].filter(Boolean).join(' '),
  );
  return [...sentences, ...(moves.length < before ? [words.table.undone] : [])].join(' ');
}
