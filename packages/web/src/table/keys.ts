/** Keyboard shortcuts of a table as data: one list for the help and for the handler. */

/** A shortcut with its description and its action. */
export interface Key {
  /** Names as `strokeOf` gives them, all for the same action. */
  readonly strokes: readonly string[];
  readonly meaning: string;
  /** The current action of a stroke; undefined when there is nothing to do. */
  deed(stroke: string): (() => void) | undefined;
}

/** The digit keys from `1` to a number. */
export const digits = (last: number): readonly string[] =>
  Array.from({ length: last }, (_, i) => String(i + 1));

/** The digit keys; 0 is for what takes nothing. */
export const DIGITS: readonly string[] = ['0', ...digits(9)];

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Name of a key press: `z`, `shift+z`, `ctrl+z`, `shift+arrowleft`, `?`, `1`; undefined for keys that tables
 * ignore.
 */
export function strokeOf({ key, code, altKey, ctrlKey, metaKey, shiftKey }: Pressed): string | undefined {
  if (altKey) return undefined;
  // French and Czech keyboards type digits with Shift.
  const [, digit] = shiftKey ? [] : (/^Digit([0-9])$/.exec(code) ?? []);
  const name = digit ?? key.toLowerCase();
  // Other symbols already include Shift.
  const isShifted = shiftKey && (name.length > 1 || /\p{L}/u.test(name));
  return `${ctrlKey || metaKey ? 'ctrl+' : ''}${isShifted ? 'shift+' : ''}${name}`;
}
