/** Events and refusals in words, from the text catalogue of each game. */
import type { GameEvent, Params, RuleViolation } from '@tessera/engine';
import type { GameId } from '@tessera/games';
import { type Colour, type Letter, RIFT_TEXT, type RiftEvent, squareName } from '@tessera/games/rift';
import { Failure } from './command.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Words {
  /** Names of the seats. */
  readonly seats: readonly string[];
  event(event: GameEvent): string;
  refusal(refused: RuleViolation): string;
  reason(reason: string): string;
}

const WORDS: Readonly<Record<GameId, (language: Language) => Words>> = { rift: riftWords };

export const wordsOf = (game: string, language: Language = 'en'): Words => WORDS[game as GameId](language);

function riftWords(language: Language): Words {
  const text = RIFT_TEXT[language];
  const reason = (key: string): string => (text.reasons as Readonly<Record<string, string>>)[key] ?? key;
  const colour = (one: Colour): string => text.colours[one] as string;
  const piece = (letter: Letter): string => text.pieces[letter];
  const params = (event: RiftEvent): Params => ({
    ...('colour' in event ? { colour: colour(event.colour) } : {}),
    ...('piece' in event ? { piece: piece(event.piece) } : {}),
    ...('at' in event ? { at: squareName(event.at) } : {}),
    ...('from' in event ? { from: squareName(event.from), to: squareName(event.to) } : {}),
    ...('winner' in event ? { winner: colour(event.winner), reason: reason(event.reason) } : {}),
  });
  return {
    seats: text.colours,
    reason,
    event: event => filled(text.events[(event as RiftEvent).type], params(event as RiftEvent)),
    refusal: ({ code, params = {} }) =>
      filled((text.refusals as Readonly<Record<string, string>>)[code] ?? code, params),
  };
}

/** Puts parameters into the {braces} of a sentence. */
export const filled = (sentence: string, params: Params): string =>
  sentence.replace(/\{(\w+)\}/g, (braces, name: string) => String(params[name] ?? braces));

/** An illegal answer as the failure of a command. */
export function refusedMove(
  game: string,
  move: string,
  refused: RuleViolation,
  where: { readonly index?: number; readonly seat?: number } = {},
): Failure {
  const sentence = wordsOf(game).refusal(refused);
  const name = where.index === undefined ? move : `move ${where.index + 1}, ${move},`;
  return new Failure('illegal', `${name} is illegal: ${sentence} [${refused.code}, ${refused.clause}]`, {
    ...where,
    move,
    sentence,
    code: refused.code,
    clause: refused.clause,
    ...(refused.params ? { params: refused.params } : {}),
  });
}
