/** Changes of state as JSON text, made once for many viewers. */
import { hash } from 'node:crypto';
import { SentState } from '@tessera/table';

/** In characters: a text that is not much longer than its hash is stored as it is. */
const SHORT = 400;

/** Stores hashes rather than texts: an idle table should cost next to no memory. */
export class SentText extends SentState {
  /**
   * Serializes the fields that differ from those sent last, as the inside of a JSON object, and records them
   * as sent.
   */
  textOf(fields: object): string {
    let changed = '';
    this.diff(fields, (name, text) => {
      changed += `${changed && ','}"${name}":${text}`;
    });
    return changed;
  }

  protected override shorten(text: string): string {
    return text.length <= SHORT ? text : hash('sha1', text, 'base64');
  }
}
