/** What is said aloud at the quantum table. */
import type { Sound } from '../../app/sound.ts';
import { spoken } from '../../table/log.ts';
import { useNews as useTableNews } from '../../table/useNews.ts';
import type { QuantumModel } from './contract.ts';
import { promptOf } from './prompt.ts';

const SOUNDS: readonly (readonly [string, Sound])[] = [
  ['win', 'end'],
  ['destroyed', 'capture'],
  ['cube', 'place'],
  ['combatRoll', 'place'],
  ['roll', 'place'],
  ['move', 'move'],
];

export function useNews(model: QuantumModel): string {
  return useTableNews(model, { sounds: SOUNDS, tell: before => newsOf(model, before) });
}

function newsOf(model: QuantumModel, before: number): string {
  const { snapshot, words, text, log } = model;
  const count = snapshot.moves.length;
  // The latest first; what has just happened is at the head.
  const told = log.lines.filter(line => line.count === count).map(line => spoken(text.table.log.who, line));
  const { head, body } = promptOf(model);
  return [
    ...told.reverse(),
    ...(count < before ? [words.table.undone] : []),
    `${head} ${body.replaceAll('*', '')}`,
  ].join(' ');
}
