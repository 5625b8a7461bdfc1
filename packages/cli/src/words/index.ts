/** Events and refusals in words, from the text catalogue of each game. */
import type { RuleViolation } from '@tessera/engine';
import type { GameId } from '@tessera/games';
import { Failure } from '../command.ts';
import { riftWords } from './rift.ts';
import { tesseractWords } from './tesseract.ts';
import type { Language, Words } from './words.ts';

export { filled, LANGUAGES, type Language, type Words } from './words.ts';

const WORDS: Readonly<Record<GameId, (language: Language) => Words>> = {
  rift: riftWords,
  tesseract: tesseractWords,
};

export const wordsOf = (game: string, language: Language = 'en'): Words => WORDS[game as GameId](language);

/** An illegal answer as the failure of a command. */
export function refusedMove(
  game: string,
  move: string,
  refused: RuleViolation,
  where: { readonly index?: number; readonly seat?: number } = {},
): Failure {
  const sentence = wordsOf(game).refusal(refused);
  const name = where.index === undefined ? move : `move ${where.index + 1}, ${move},`;
  return new Failure('illegal', `${name} is illegal: ${sentence} [${sourceOf(refused)}]`, {
    ...where,
    move,
    sentence,
    code: refused.code,
    clause: refused.clause,
    ...(refused.params ? { params: refused.params } : {}),
  });
}

/** `E_NOT_IN_RESERVE, R-DROP-1`; what is no rule of the game (a seat that has left) has no clause. */
export const sourceOf = ({ code, clause }: RuleViolation): string =>
  [code, clause].filter(Boolean).join(', ');
