// @chunk decode
/**
 * Locates the first fault of invalid JSON. Called after `JSON.parse` has refused it: parsers locate faults
 * badly or not at all.
 */

export interface JsonFault {
  /** Column of the first character that no valid JSON can continue with. */
  readonly offset: number;
  readonly reason: string;
}

/** The expected token; `first` ones may also close the bracket just opened. */
type Expected = 'value' | 'firstValue' | 'name' | 'firstName' | 'colon' | 'separator';

const CLOSING = { '[': ']', '{': '}' } as const;
const TOO_EARLY = 'it ends too early';

/**
 * The first fault of a text; undefined when it is valid JSON. Open brackets are kept in a list, so nesting is
 * unlimited.
 */
export function jsonFault(text: string): JsonFault | undefined {
  const open: (keyof typeof CLOSING)[] = [];
  let expected: Expected = 'value';
  for (let at = afterBlanks(text, 0); ; at = afterBlanks(text, at)) {
    const letter = text[at];
    const around = open.at(-1);
    if (expected === 'separator' && around === undefined)
      return letter === undefined ? undefined : { offset: at, reason: 'something follows its end' };
    if (letter === undefined) return { offset: at, reason: TOO_EARLY };
    const isClosing = around !== undefined && letter === CLOSING[around];
    if (isClosing && (expected === 'separator' || expected.startsWith('first'))) {
      open.pop();
      expected = 'separator';
      at++;
    } else if (expected === 'separator') {
      if (letter !== ',') return { offset: at, reason: `a comma or ${around && CLOSING[around]} is missing` };
      expected = around === '[' ? 'value' : 'name';
      at++;
    } else if (expected === 'colon') {
      if (letter !== ':') return { offset: at, reason: 'a colon is missing' };
      expected = 'value';
      at++;
    } else if (expected === 'name' || expected === 'firstName') {
      if (letter !== '"') return { offset: at, reason: 'a name in double quotes is missing' };
      const end = endOfText(text, at);
      if (typeof end !== 'number') return end;
      expected = 'colon';
      at = end;
    } else if (letter === '[' || letter === '{') {
      open.push(letter);
      expected = letter === '[' ? 'firstValue' : 'firstName';
      at++;
    } else {
      const end = endOfScalar(text, at);
      if (typeof end !== 'number') return end;
      expected = 'separator';
      at = end;
    }
  }
}

function afterBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\n\r'.includes(text[at] as string)) at++;
  return at;
}

/** The end of a string, a number or a word, or its fault. */
function endOfScalar(text: string, at: number): number | JsonFault {
  const letter = text[at] as string;
  if (letter === '"') return endOfText(text, at);
  if (/[-\d]/.test(letter)) return endOfNumber(text, at);
  const word = ['true', 'false', 'null'].find(one => one[0] === letter);
  if (word === undefined) return { offset: at, reason: 'a value is missing' };
  const same = [...word].findIndex((one, i) => text[at + i] !== one);
  return same < 0 ? at + word.length : { offset: at + same, reason: `expected the word ${word}` };
}

/** The longest prefix of a number; it is whole if a digit comes last. */
const NUMBER = /-?(?:(?:0|[1-9]\d*)(?:\.(?:\d+(?:[eE][+-]?\d*)?)?|[eE][+-]?\d*)?)?/y;

function endOfNumber(text: string, at: number): number | JsonFault {
  NUMBER.lastIndex = at;
  const [written = ''] = NUMBER.exec(text) ?? [];
  const end = at + written.length;
  return /\d$/.test(written) ? end : { offset: end, reason: 'a digit is missing' };
}

/** The longest prefix of an escape sequence. */
const ESCAPE = /["\\/bfnrt]|u[\da-fA-F]{0,4}/y;

function endOfText(text: string, start: number): number | JsonFault {
  for (let at = start + 1; at < text.length; at++) {
    const letter = text[at] as string;
    if (letter === '"') return at + 1;
    if (letter < ' ') return { offset: at, reason: 'a text in quotes has a line break or control character' };
    if (letter !== '\\') continue;
    ESCAPE.lastIndex = at + 1;
    const [written = ''] = ESCAPE.exec(text) ?? [];
    at += written.length;
    const isWhole = written.length === (written.startsWith('u') ? 5 : 1);
    if (!isWhole && at + 1 < text.length)
      return { offset: at + 1, reason: 'nothing can be escaped like that' };
  }
  return { offset: text.length, reason: TOO_EARLY };
}
