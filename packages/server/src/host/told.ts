/** What a group of viewers was told last, so that they are told only what is different now. */
import { hash } from 'node:crypto';

/** A text that is not much longer than its hash is its own mark. */
const SHORT = 400;

/** Marks and not texts: tables at which nothing happens should cost next to nothing. */
export class Told {
  readonly #marks = new Map<string, unknown>();

  /** The fields that are different now, as they stand within a JSON object; from now on they are what was told. */
  changes(fields: object): string {
    let changed = '';
    for (const field in fields) {
      const value: unknown = fields[field as keyof typeof fields];
      const before = this.#marks.get(field);
      if (value === before && this.#marks.has(field)) continue;
      const text = JSON.stringify(value);
      const mark = markOf(value, text);
      if (mark === before && this.#marks.has(field)) continue;
      this.#marks.set(field, mark);
      changed += `${changed && ','}"${field}":${text}`;
    }
    return changed;
  }
}

/** What is frozen cannot have changed: it is its own mark. */
function markOf(value: unknown, text: string): unknown {
  if (Object.isFrozen(value)) return value;
  return text.length <= SHORT ? text : hash('sha1', text, 'base64');
}
