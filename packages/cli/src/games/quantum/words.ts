import type { Seat } from '@tessera/engine';
import { cardWords, narrate, type QuantumEvent, type QuantumView, whyOf } from '@tessera/games/quantum';
import { filled, type Language, sentenceOf, type Words } from '../../words.ts';
import { QUANTUM_TEXT } from '../texts.ts';

/** Names of the seats, as notation writes their dice. */
export const SEAT_NAMES = ['A', 'B', 'C', 'D'] as const;

const nameOf = (seat: Seat): string => SEAT_NAMES[seat] ?? '';

export function quantumWords(language: Language): Words<QuantumView, QuantumEvent> {
  const text = QUANTUM_TEXT[language];
  return {
    language,
    seats: SEAT_NAMES,
    reason: ({ reason }) => sentenceOf(text.reasons, reason, language),
    why: ({ key, params }) => whyOf(text, key, params, nameOf),
    story: (events, table) => {
      const told = { ...text, cards: cardWords(text.cards, table.options, language) };
      return events.map(event => narrate(event, { text: told, table, seat: nameOf }));
    },
    refusal: ({ code, params = {} }) =>
      filled(sentenceOf(text.refusals, code, language), inWords(params, text)),
  };
}

/** Replaces the keys of cards in the parameters of a refusal by their names. */
function inWords(
  params: Readonly<Record<string, string | number>>,
  { cards }: { readonly cards: Readonly<Record<string, { readonly name: string }>> },
): Readonly<Record<string, string | number>> {
  const { card } = params;
  return card === undefined ? params : { ...params, card: cards[card]?.name ?? card };
}
