/** Actions in words: "Star h8 to f6, takes Pyramid g7". */
import {
  actionFrom,
  actionTo,
  actionType,
  DROP,
  type Letter,
  letterOf,
  PIVOT,
  parseAction,
  type RiftView,
  squareName,
  takenSquares,
} from '@tessera/games/rift';
import type { Thing } from '../../play/face.ts';
import { filled, type Language } from '../../words.ts';
import { RIFT_TEXT } from '../texts.ts';
import { RIFT_PLAY_TEXT } from './text.ts';

/** How a slide lies; pawns and crosses have no orientation. */
const WAYS: Readonly<Partial<Record<Letter, 'flat' | 'upright'>>> = {
  H: 'flat',
  G: 'flat',
  V: 'upright',
  I: 'upright',
};

export function answerWords(view: RiftView, notation: string, language: Language): string {
  const { answers } = RIFT_PLAY_TEXT[language];
  const { pieces } = RIFT_TEXT[language];
  const action = parseAction(notation);
  const letter = letterOf(action);
  const piece = pieces[letter];
  const to = squareName(actionTo(action));
  if (actionType(action) === DROP) {
    const way = WAYS[letter];
    return way
      ? filled(answers.dropAlong, { piece, to, way: answers[way] })
      : filled(answers.drop, { piece, to });
  }
  const from = squareName(actionFrom(action));
  if (actionType(action) === PIVOT) return filled(answers.turn, { piece, from, to });
  const taken = takenSquares(action).map(square => {
    const victim = view.pieces.find(({ at }) => at === square)?.letter;
    return [victim && pieces[victim], squareName(square)].filter(Boolean).join(' ');
  });
  const words = filled(answers.move, { piece, from, to });
  return taken.length === 0 ? words : filled(answers.take, { move: words, taken: taken.join(', ') });
}

/** Pieces, by their letters. */
export function thingsOf(view: RiftView, language: Language): Thing[] {
  const { pieces, ways } = RIFT_TEXT[language];
  const held = view.sides.map(({ hand }) => hand as Readonly<Partial<Record<string, number>>>);
  return (Object.keys(pieces) as Letter[]).map(id => ({
    id,
    name: pieces[id],
    text: `${ways[id].text} (${ways[id].clause})`,
    isHere: view.pieces.some(({ letter }) => letter === id) || held.some(hand => (hand[id] ?? 0) > 0),
  }));
}
