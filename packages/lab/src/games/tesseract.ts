/** tesseract: research cards are studied and played from the hand, containment cards unlocked by a column. */
import {
  BUILT_IN_PACK,
  CONTAINMENT,
  RESEARCH,
  RESEARCHERS,
  type TesseractEvent,
  type TesseractState,
} from '@tessera/games/tesseract';
import type { Adapter } from '../types.ts';
import { ALL, newSights } from './sights.ts';

export const tesseractAdapter: Adapter = {
  person: 'researcher',
  reasons: {
    contained: 'won',
    breach: 'breach',
    empty: 'nothing left to remove',
    resign: 'given up',
  },
  deckOf: id => {
    const level = /^L(\d)-/.exec(id)?.[1];
    return level === undefined ? 'Containment' : `Research, level ${level}`;
  },
  content: BUILT_IN_PACK,
  names: async () =>
    Object.fromEntries([...RESEARCH, ...CONTAINMENT, ...RESEARCHERS].map(({ id, name }) => [id, name])),
  watch(start) {
    const { researchers, holders, hands, containment, first } = start as TesseractState;
    const [seen, taken, played] = [newSights(), newSights(), newSights()];
    let turn = 0;
    const seatOf = (lab: number): number => holders[lab] ?? ALL;
    const unlock = (card: string, state: string): void => {
      if (state === 'revealed') seen.add(card, ALL, turn);
      else if (state === 'unlocked') taken.add(card, ALL, turn);
      else if (state === 'used') played.add(card, ALL, turn);
    };
    hands.forEach((hand, lab) => {
      for (const card of hand) taken.add(card, seatOf(lab), turn);
    });
    for (const { card, state } of containment) if (state !== 'hidden') unlock(card, state);
    const take = (event: TesseractEvent): void => {
      if (event.type === 'turn') turn = event.turn;
      else if (event.type === 'cardsSeen') for (const card of event.cards) seen.add(card, ALL, turn);
      else if (event.type === 'cardDrawn') {
        seen.add(event.card, ALL, turn);
        taken.add(event.card, seatOf(event.lab), turn);
      } else if (event.type === 'cardKept') taken.add(event.card, seatOf(event.lab), turn);
      else if (event.type === 'cardPlayed') played.add(event.card, seatOf(event.lab), turn);
      else if (event.type === 'columnCard') unlock(event.card, event.state);
    };
    return {
      step: events => (events as readonly TesseractEvent[]).forEach(take),
      content: state => ({
        people: researchers,
        seen: seen.list,
        taken: taken.list,
        played: played.list,
        turns: (state as TesseractState).turn,
        first: seatOf(first),
      }),
    };
  },
};
