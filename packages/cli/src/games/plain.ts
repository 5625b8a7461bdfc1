/** Face and words of a game that brings none: everything under the names of the rules. */
import type { AnyGame } from '@tessera/engine';
import type { Face } from '../play/face.ts';
import { PLAY_TEXT } from '../play/text.ts';
import { filled, type Language, sentenceOf, type Words } from '../words.ts';

const seatName = (seat: number): string => `seat ${seat}`;

export const plainWords = ({ seats }: AnyGame): Words => ({
  seats: Array.from({ length: seats.max }, (_, seat) => seatName(seat)),
  story: events => events.map(({ type, reveals: _, ...rest }) => withFields(type, rest)),
  refusal: ({ code, params = {} }) => withFields(sentenceOf({}, code), params),
  reason: ({ reason }) => reason,
  why: ({ key, params }) => withFields(key, params),
});

/** `rolled {"face":3}` */
const withFields = (name: string, fields: object): string =>
  Object.keys(fields).length === 0 ? name : `${name} ${JSON.stringify(fields)}`;

export function plainFace(language: Language): Face {
  const text = PLAY_TEXT[language];
  return {
    isNumbered: true,
    board: view => JSON.stringify(view, null, 1).split('\n'),
    boardData: (view, position) => ({ position, view }),
    turn: (_view, seat) => filled(text.toMove, { seat: seatName(seat), decision: text.decide }),
    turnData: () => ({}),
    answer: (_view, notation) => notation,
    things: () => [],
    over: ({ winners, reason }) =>
      filled(text.ended, { winners: winners.map(seatName).join(', ') || '-', reason }),
    help: [],
    commands: {},
  };
}
