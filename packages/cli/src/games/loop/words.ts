import type { Seat } from '@tessera/engine';
import {
  type LoopEvent,
  type LoopView,
  matchText,
  narrateAll,
  refusalParams,
  whyOf,
} from '@tessera/games/loop';
import { filled, type Language, sentenceOf, type Words } from '../../words.ts';
import { LOOP_TEXT } from '../texts.ts';

const SEAT_NAMES = ['A', 'B', 'C', 'D'] as const;
export const seatName = (seat: Seat): string => SEAT_NAMES[seat] ?? '';

export function loopWords(language: Language): Words<LoopView, LoopEvent> {
  const text = LOOP_TEXT[language];
  return {
    language,
    seats: SEAT_NAMES,
    reason: ({ reason }) => sentenceOf(text.reasons, reason, language),
    why: ({ key, params }) => whyOf(text, key, params),
    story: (events, table) => {
      const told = matchText(text, table.options, language);
      return narrateAll(events, { text: told, table, seat: seatName });
    },
    refusal: ({ code, params }) =>
      filled(sentenceOf(text.refusals, code, language), refusalParams(params, text)),
  };
}
