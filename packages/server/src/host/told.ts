/** What a group of viewers was told last, so that they are told only what is different now. */
import { hash } from 'node:crypto';

/** A text that is not much longer than its hash is its own mark. */
const SHORT = 400;

/** Marks and not texts: tables at which nothing happens should cost next to nothing. */
export class Told {
  /** In the order of the fields, which are always the same. */
  readonly #marks: unknown[] = [];

  /** The fields that are different now, as they stand within a JSON object; from now on they are what was told. */
  changes(fields: object): string {
    const marks = this.#marks;
    let changed = '';
    let i = -1;
    for (const field in fields) {
      i++;
      const value: unknown = fields[field as keyof typeof fields];
      if (i < marks.length && marks[i] === value) continue;
      const text = JSON.stringify(value);
      const mark = markOf(value, text);
      if (i < marks.length && marks[i] === mark) continue;
      marks[i] = mark;
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
