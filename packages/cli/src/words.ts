/** The texts of a game that commands print. */
import type { Reason } from '@tessera/bots';
import {
  FormatError,
  fill as filled,
  type GameEvent,
  LANGUAGES,
  type Language,
  type Outcome,
  type RuleViolation,
  typesetAll,
} from '@tessera/engine';
import { type Args, Failure, type OptionHelp } from './command.ts';

export { filled, type Language };

/** Type of a translation: the keys of a catalogue with strings of any language. */
export type Translated<T> = T extends string
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : { readonly [K in keyof T]: Translated<T[K]> };

/** The option in the usage of a command. */
export const LANGUAGE_USAGE = `[--language ${LANGUAGES.join('|')}]`;
export const LANGUAGE_OPTION: OptionHelp = { value: 'L', help: `${LANGUAGES.join(', ')} (default en)` };

/** Language requested by `--language`. */
export function languageOf(args: Args): Language {
  const name = args.text('language') ?? 'en';
  const language = LANGUAGES.find(one => one === name);
  if (!language)
    throw new FormatError(
      '--language',
      `"${name.slice(0, 40)}" is unknown; known are ${LANGUAGES.join(', ')}`,
    );
  return language;
}

/** A name and its text: "Agile: …"; French has a no-break space before the colon. */
export const labelled = (language: Language, name: string, text: string): string =>
  `${name}${language === 'fr' ? '\u00a0' : ''}: ${text}`;

/** Separator between the answers of a line. */
export const semicolonOf = (language: Language): string => (language === 'fr' ? '\u00a0; ' : '; ');

/** A line with a no-break space before each colon and semicolon that another space follows. */
export const withFrenchSpaces = (line: string): string =>
  line.replace(/(?<=[\p{L}\p{N})!?»-])(?=[:;] )/gu, '\u00a0');

/** Events, refusals and ends of a game in words. */
export interface Words<V = unknown, E extends GameEvent = GameEvent> {
  readonly language: Language;
  /** Names of the seats. */
  readonly seats: readonly string[];
  /** Effects of an answer, one sentence each; `before` is the view in which it was given. */
  story(events: readonly E[], before: V): readonly string[];
  refusal(refused: RuleViolation): string;
  reason(outcome: Outcome): string;
  /** A bot's reason for an answer. */
  why(why: Reason): string;
}

/** Sentences for refusals of the match itself, for games without their own. */
const OF_THE_MATCH: Readonly<Record<Language, Readonly<Record<string, string>>>> = typesetAll({
  en: {
    E_GAME_OVER: 'The game is over.',
    E_NOT_SEATED: 'Nobody sits there any more.',
    E_NO_AGREEMENT: 'A team cannot agree to end the game: it gives up by leaving.',
  },
  fr: {
    E_GAME_OVER: 'La partie est terminée.',
    E_NOT_SEATED: 'Cette place est libre : plus personne n’y joue.',
    E_NO_AGREEMENT: 'Une équipe ne peut pas convenir d’arrêter : elle abandonne en quittant la table.',
  },
  cs: {
    E_GAME_OVER: 'Hra skončila.',
    E_NOT_SEATED: 'Na tomto místě už nikdo nehraje.',
    E_NO_AGREEMENT: 'Tým se na konci hry dohodnout nemůže: vzdává se odchodem od stolu.',
  },
});

/** A sentence of a catalogue, or the key itself if it is missing. */
export const sentenceOf = (
  catalogue: Readonly<Record<string, string>>,
  key: string,
  language: Language,
): string => catalogue[key] ?? OF_THE_MATCH[language][key] ?? key;

/** The failure of a command by an illegal answer: `{move}` alone, or the `{number}`th of a line. */
const ILLEGAL: Readonly<Record<Language, { readonly one: string; readonly inLine: string }>> = typesetAll({
  en: {
    one: '{move} is illegal: {sentence} [{source}]',
    inLine: 'move {number}, {move}, is illegal: {sentence} [{source}]',
  },
  fr: {
    one: '{move} n’est pas permis : {sentence} [{source}]',
    inLine: 'le coup {number}, {move}, n’est pas permis : {sentence} [{source}]',
  },
  cs: {
    one: '{move} zahrát nelze: {sentence} [{source}]',
    inLine: 'tah {number}, {move}, zahrát nelze: {sentence} [{source}]',
  },
});

/** An illegal answer as the failure of a command. */
export function refusedMove(
  words: Words,
  move: string,
  refused: RuleViolation,
  where: { readonly index?: number; readonly seat?: number } = {},
): Failure {
  const sentence = words.refusal(refused);
  const { one, inLine } = ILLEGAL[words.language];
  const said = { move, sentence, source: sourceOf(refused) };
  const told =
    where.index === undefined ? filled(one, said) : filled(inLine, { ...said, number: where.index + 1 });
  return new Failure('illegal', told, {
    ...where,
    move,
    sentence,
    code: refused.code,
    clause: refused.clause,
    ...(refused.params ? { params: refused.params } : {}),
  });
}

/**
 * `E_NOT_IN_RESERVE, R-DROP-1`; a refusal that is no rule of the game (a seat that has left) has no clause.
 */
export const sourceOf = ({ code, clause }: RuleViolation): string =>
  [code, clause].filter(Boolean).join(', ');
