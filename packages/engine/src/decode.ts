// @chunk decode
/**
 * JSON from outside: logs, packs, positions, options, scenarios. Stricter than `JSON.parse`, which takes the
 * last of two equal names, so that two programs could read two different matches in one file. Separate from
 * `codec.ts`: every match needs that one, and only readers of files this one.
 */
import { jsonFault } from './jsonFault.ts';
import { harmfulIn } from './letters.ts';
import { nameCount, pathText, secondName } from './names.ts';
import { FormatError } from './violation.ts';

/** Nesting limit, deeper than anything we write; recursive readers are safe up to it. */
const MAX_DEPTH = 100;
/** Length limit in characters, longer than any file that is read. */
const MAX_LENGTH = 1 << 26;

/** Texts without one of these need no check for invisible characters. */
const ODD_LETTERS = /[^\t\n\r -~]|\\[bfu]/;

/**
 * Parses JSON from outside; throws a FormatError that says where it breaks. A byte order mark is skipped.
 * Also refused: duplicate names in an object, invisible characters (`letters.ts`), integers too large to be
 * exact, and text nested too deeply or too long.
 */
export function decode(text: string, field = 'JSON'): unknown {
  if (text.length > MAX_LENGTH) throw new FormatError(field, `is longer than ${MAX_LENGTH} characters`);
  const content = text.replace(/^\uFEFF/, '');
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    throw refusal(content, field);
  }
  const names = namesIn(value, field, [], ODD_LETTERS.test(content));
  if (nameCount(content) !== names) throw twice(content, field);
  return value;
}

/** Explains why `JSON.parse` failed; it may also have given up on deep nesting. */
function refusal(text: string, field: string): FormatError {
  const fault = jsonFault(text);
  return fault ? faultAt(text, fault.offset, field, `is not valid JSON (${fault.reason})`) : tooDeep(field);
}

function twice(text: string, field: string): FormatError {
  const found = secondName(text);
  return faultAt(text, found?.offset ?? 0, field, `has ${found?.path} twice`);
}

function faultAt(text: string, offset: number, field: string, reason: string): FormatError {
  const lines = text.slice(0, offset).split(/\r\n?|\n/);
  const column = (lines.at(-1) as string).length + 1;
  const line = /[\r\n]/.test(text) ? lines.length : undefined;
  return new FormatError(field, reason, column, line);
}

const tooDeep = (field: string): FormatError =>
  new FormatError(field, `is nested more than ${MAX_DEPTH} levels deep`);

type Path = (string | number)[];

/** Checks every name, text and number of a value; returns the number of names in all its objects. */
function namesIn(value: unknown, field: string, path: Path, hasOddLetters: boolean): number {
  if (path.length > MAX_DEPTH) throw tooDeep(field);
  if (typeof value === 'string') {
    if (hasOddLetters) requireVisible(value, field, path);
  } else if (typeof value === 'number') {
    if (Math.abs(value) > Number.MAX_SAFE_INTEGER)
      throw new FormatError(field, `has a number too large to be exact${at(path)}`);
  } else if (value !== null && typeof value === 'object') {
    const isList = Array.isArray(value);
    let count = 0;
    for (const name of Object.keys(value)) {
      path.push(isList ? Number(name) : name);
      if (!isList && hasOddLetters) requireVisible(name, field, path);
      count += namesIn((value as Record<string, unknown>)[name], field, path, hasOddLetters);
      if (!isList) count++;
      path.pop();
    }
    return count;
  }
  return 0;
}

function requireVisible(text: string, field: string, path: Path): void {
  const letter = harmfulIn(text);
  if (letter) throw new FormatError(field, `has the invisible character ${letter}${at(path)}`);
}

const at = (path: Path): string => (path.length === 0 ? '' : ` in ${pathText(path)}`);
