/**
 * No-break spaces of a language. Catalogues are written with plain spaces; the build of the web client and
 * the terminal set them with `typeset`, so that no line ends in "k" or begins with ":".
 */
import { completedAll } from './completed.ts';
import type { InLanguages, Language } from './language.ts';

/** Zero-width matches beside a space that must not break. */
const TIES: Partial<Record<Language, RegExp>> = {
  // French: before high punctuation, per cent and a closing guillemet, after an opening one and a title.
  fr: / (?=[:;!?»%])|(?<=«|\bDr) /g,
  // Czech: after words of one letter, ordinal numbers ("2. tah") and a title, before per cent.
  cs: /(?<=(?<![\p{L}\p{N}])(?:[ksvzouaiKSVZOUAI]|[Dd]r\.)) |(?<=[\d}]\.) (?=\p{Ll})| (?=%)/gu,
};

const NO_BREAK = '\u00a0';

/** The sentence with the no-break spaces of its language. Setting it twice changes nothing. */
export function typeset(language: Language, sentence: string): string {
  const ties = TIES[language];
  return ties ? sentence.replace(ties, NO_BREAK) : sentence;
}

/** Every sentence of a text in all languages, typeset in its own; languages in progress are completed. */
export const typesetAll = <T>(texts: InLanguages<T>): Readonly<Record<Language, T>> =>
  Object.fromEntries(
    Object.entries(completedAll(texts)).map(([language, text]) => [
      language,
      typesetDeep(language as Language, text),
    ]),
  ) as unknown as Readonly<Record<Language, T>>;

function typesetDeep(language: Language, text: unknown): unknown {
  if (typeof text === 'string') return typeset(language, text);
  if (Array.isArray(text)) return text.map(one => typesetDeep(language, one));
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([key, one]) => [key, typesetDeep(language, one)]));
}
