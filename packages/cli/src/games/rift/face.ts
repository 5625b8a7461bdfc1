import type { RiftView } from '@tessera/games/rift';
import type { Face } from '../../play/face.ts';
import { PLAY_TEXT } from '../../play/text.ts';
import { filled, type Language } from '../../words.ts';
import { RIFT_TEXT } from '../texts.ts';
import { answerWords, thingsOf } from './answers.ts';
import { boardLines } from './board.ts';
import { RIFT_PLAY_TEXT } from './text.ts';
import { riftWords } from './words.ts';

export function riftFace(language: Language): Face<RiftView> {
  const text = RIFT_PLAY_TEXT[language];
  const { seats, reason: reasonOf } = riftWords(language);
  const { pieces } = RIFT_TEXT[language];
  const letters = Object.entries(pieces).map(([letter, name]) => `${letter} ${name}`);
  return {
    isNumbered: false,
    board: (view, hasColour) => boardLines(view, seats, { text, pieces }, hasColour),
    boardData: ({ toMove, decision }, position) => ({ position, toMove, decision }),
    turn: ({ toMove, decision }) => {
      const params = { seat: seats[toMove] ?? '', decision: RIFT_TEXT[language].decisions[decision] };
      return filled(PLAY_TEXT[language].toMove, params);
    },
    turnData: ({ toMove, decision }) => ({ toMove, decision }),
    answer: (view, notation) => answerWords(view, notation, language),
    things: view => thingsOf(view, language),
    over: outcome =>
      filled(text.over, { winner: seats[outcome.winners[0] ?? 0] ?? '', reason: reasonOf(outcome) }),
    help: [...text.help, filled(text.letters, { pieces: letters.join(', ') })],
    commands: {},
  };
}
