/** Answers in words, as an order: "attack Scout 6 from (5,6)". */
import { fill, type Params } from '@tessera/engine';
import type { Meaning } from './meaning.ts';
import type { PublicState } from './state.ts';
import type { QuantumText } from './text/index.ts';

/** `params` are the named things: ship, other, at, from, target, planet, face, card, owner. */
export function answerWords(text: QuantumText, table: PublicState, meaning: Meaning, params: Params): string {
  const order = fill(text.answers[comesBack(table, meaning) ? 'circle' : meaning.verb], params);
  const ways = waysOf(text, meaning);
  return ways.length === 0 ? order : `${order} (${ways.join(', ')})`;
}

/** Q-SHIP-2: a Flagship with cargo may return to the square it leaves. */
const comesBack = ({ places }: PublicState, { verb, die, square }: Meaning): boolean =>
  verb === 'transport' && die !== undefined && places[die] === square;

/** The card or ability that the answer uses. */
const waysOf = ({ cards, abilities }: QuantumText, { pay, isManeuver, isCunning }: Meaning): string[] => [
  ...(pay === 'curious' ? [cards.curious.name] : []),
  ...(pay === 'tactical' ? [cards.tactical.name] : []),
  ...(isManeuver ? [abilities[4]] : []),
  ...(isCunning ? [cards.cunning.name] : []),
];
