/** The keys of a table as data: the same list says what they do and does it. */

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
