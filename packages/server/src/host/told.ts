/** What a group of viewers was told last, so that they are told only what is different now. */
import { hash } from 'node:crypto';
import type { TableState } from '@tessera/wire';

/** A text as short as its hash is its own mark. */
const SHORT = 28;

/** Marks and not texts: tables at which nothing happens should cost next to nothing. */
export class Told {
  readonly #marks = new Map<string, string>();

  /** The fields that are different now, as JSON; from now on they are what was told. */
  changes(state: TableState): string {
    const changed: string[] = [];
    for (const [field, value] of Object.entries(state)) {
      const text = JSON.stringify(value);
      const mark = text.length <= SHORT ? text : hash('sha1', text, 'base64');
      if (this.#marks.get(field) === mark) continue;
      this.#marks.set(field, mark);
      changed.push(`${JSON.stringify(field)}:${text}`);
    }
    return `{${changed.join()}}`;
  }
}
