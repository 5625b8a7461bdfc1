// @chunk engine
/** Characters refused in names and texts: they are invisible, or change how others are shown. */

/**
 * Bidirectional controls, zero-width spaces, separators of lines and paragraphs, soft hyphens, blank letters,
 * annotations, tags and lone surrogates. Joiners (U+200C, U+200D) and variation selectors stay: scripts and
 * emoji need them.
 */
const INVISIBLE =
  /[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}\p{Cs}]/u;

/** Control characters except tabs and line ends. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u;

/**
 * The first refused character of a text, as `U+202E`; undefined when there is none. Line ends are accepted.
 */
export function harmfulIn(text: string): string | undefined {
  const [found] = CONTROL.exec(text) ?? INVISIBLE.exec(text) ?? [];
  return found && `U+${(found.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A text without refused characters; control characters, line ends too, become spaces. */
export const withoutHarmful = (text: string): string =>
  text.replace(/\p{Cc}/gu, ' ').replace(new RegExp(INVISIBLE, 'gu'), '');
