/** Escaping of terminal output: our own colours pass, control characters from outside become visible. */
import { randomUUID } from 'node:crypto';

/** Random for each process: text from outside cannot forge one of our colours. */
const SEAL = randomUUID();

/**
 * A text in a colour, by its SGR codes (`1;97`). The escape sequence itself is made only when the line is
 * written.
 */
export const ink = (text: string, codes: string): string => `${sealed(codes)}${text}${sealed('0')}`;

const sealed = (codes: string): string => `\x0e${SEAL} ${codes}\x0f`;

/** Control characters (C0, DEL, C1), bidirectional controls and line separators. */
const CONTROL = String.raw`[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]`;
const MARK = new RegExp(String.raw`\x0e${SEAL} ([\d;]+)\x0f|${CONTROL}`, 'gu');

/**
 * A line safe to write: our colours become escape sequences, other control characters are escaped as in JSON.
 */
export const printable = (line: string): string =>
  line.replace(MARK, (found, codes?: string) => (codes === undefined ? escaped(found) : `\x1b[${codes}m`));

function escaped(letter: string): string {
  const written = JSON.stringify(letter).slice(1, -1);
  return written === letter ? `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}` : written;
}
