/** The keys of a table as data: the same list says what they do and does it. */
import type { Text } from '../text/index.ts';

/** A key, with what it means and what it does. */
export interface Key {
  /** As `strokeOf` calls them; each of them is this key. */
  readonly strokes: readonly string[];
  readonly meaning: string;
  /** What it does now; undefined when there is nothing to do. */
  deed(stroke: string): (() => void) | undefined;
}

/** The keys from `1` to a number. */
export const digits = (last: number): readonly string[] =>
  Array.from({ length: last }, (_, i) => String(i + 1));

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** What was pressed: `z`, `shift+z`, `ctrl+z`, `shift+arrowleft`, `?`, `1`; undefined for what no table hears. */
export function strokeOf({ key, code, altKey, ctrlKey, metaKey, shiftKey }: Pressed): string | undefined {
  if (altKey) return undefined;
  // French and Czech keyboards have their digits over Shift.
  const [, digit] = shiftKey ? [] : (/^Digit([1-9])$/.exec(code) ?? []);
  const name = digit ?? key.toLowerCase();
  // Other signs are what Shift makes them.
  const isShifted = shiftKey && (name.length > 1 || /\p{L}/u.test(name));
  return `${ctrlKey || metaKey ? 'ctrl+' : ''}${isShifted ? 'shift+' : ''}${name}`;
}

const SIGNS: Readonly<Record<string, string>> = {
  arrowleft: '←',
  arrowup: '↑',
  arrowright: '→',
  arrowdown: '↓',
  home: '⇱',
  end: '⇲',
};

/** The caps to press, as they are printed; a dash stands for all digits between two. */
export function capsOf({ strokes }: Key, { keyNames }: Text['table']): readonly string[] {
  const words: Readonly<Record<string, string>> = {
    ...SIGNS,
    enter: keyNames.enter,
    escape: keyNames.escape,
    shift: keyNames.shift,
    ctrl: keyNames.control,
    ' ': keyNames.space,
  };
  const [first, last] = [strokes[0] ?? '', strokes.at(-1) ?? ''];
  const shown = first === '1' && last !== '1' ? [first, '–', last] : strokes;
  return [...new Set(shown.flatMap(stroke => stroke.split('+')))].map(cap => words[cap] ?? cap.toUpperCase());
}
