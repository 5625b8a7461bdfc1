/** What is said aloud at the quantum table. */
import type { Sound } from '../../app/sound.ts';
import { spoken } from '../../table/log.ts';
import type { News } from '../../table/useNews.ts';
import type { QuantumModel } from './contract.ts';

const SOUNDS: readonly (readonly [string, Sound])[] = [
  ['win', 'end'],
  ['destroyed', 'capture'],
  ['cube', 'place'],
  ['combatRoll', 'place'],
  ['roll', 'place'],
  ['move', 'move'],
];

export const newsOf = ({ snapshot, words, text, log }: QuantumModel): News => ({
  sounds: SOUNDS,
  tell(before) {
    const count = snapshot.moves.length;
    // The latest first; what has just happened is at the head.
    const told = log.lines.filter(line => line.count === count).map(line => spoken(text.table.log.who, line));
    return [...told.reverse(), ...(count < before ? [words.table.undone] : [])].join(' ');
  },
});
