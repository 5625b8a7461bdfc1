/** Answers in words: "move a1 Frigate 4 to 3,2". */
import {
  answerOf,
  answerWords,
  CARD_NAMES,
  cardWords,
  type Die,
  dieName,
  geometryOf,
  meaningOf,
  type QuantumView,
  type Square,
  squareName,
} from '@tessera/games/quantum';
import { filled, type Language } from '../../words.ts';
import { QUANTUM_TEXT } from '../texts.ts';
import { QUANTUM_PLAY_TEXT } from './text.ts';
import { SEAT_NAMES } from './words.ts';

/** "Frigate 4". */
const shipName = (face: number, language: Language): string =>
  `${QUANTUM_TEXT[language].ships[face - 1] ?? '?'} ${face}`;

/** "a1 Frigate 4"; a die of the reserve shows no face yet. */
export function shipWords({ faces }: QuantumView, die: Die, language: Language): string {
  const face = faces[die] ?? 0;
  return face === 0 ? dieName(die) : `${dieName(die)} ${shipName(face, language)}`;
}

export function wordsOf(view: QuantumView, notation: string, language: Language): string {
  const own = QUANTUM_PLAY_TEXT[language];
  const game = QUANTUM_TEXT[language];
  const text = { ...game, cards: cardWords(game.cards, view.options, language) };
  const meaning = meaningOf(view, answerOf(view, notation));
  const { verb, die, other, square, from, face, card, seat, squares } = meaning;
  const at = (one: Square): string => squareName(view, one);
  if (squares) return filled(own.fleet, { squares: squares.map(at).join(' ') });
  const ship = (one: Die): string => shipWords(view, one, language);
  const target = square === undefined ? -1 : (view.ships[square] ?? -1);
  const words = answerWords(text, view, meaning, {
    ship: die === undefined ? '' : ship(die),
    other: other === undefined ? '' : ship(other),
    at: square === undefined ? '' : at(square),
    from: from === undefined ? '' : at(from),
    target: target < 0 ? '' : ship(target),
    planet: square === undefined ? '' : planetWords(view, square, language),
    face: face === undefined ? '' : shipName(face, language),
    card: card === undefined ? '' : text.cards[CARD_NAMES[card] as keyof typeof text.cards].name,
    owner: seat === undefined ? '' : (SEAT_NAMES[seat] ?? ''),
  });
  const isFight = verb === 'attack' || verb === 'strike';
  return isFight && die !== undefined ? filled(own.fight, { ship: ship(die), order: words }) : words;
}

function planetWords(view: QuantumView, square: Square, language: Language): string {
  const { planetOn, planets } = geometryOf(view.map);
  const number = planets[planetOn[square] ?? -1]?.number ?? '?';
  return filled(QUANTUM_PLAY_TEXT[language].planet, { number, at: squareName(view, square) });
}
