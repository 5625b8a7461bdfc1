/** The fields last sent to a group of viewers, so that the next message has only those that differ. */
import { hash } from 'node:crypto';

/** In characters: a text that is not much longer than its hash is stored as it is. */
const SHORT = 400;

/** Holds fingerprints rather than texts: an idle table should cost next to no memory. */
export class SentState {
  readonly #fingerprints = new Map<string, unknown>();

  /** Serializes the fields that differ from those sent last, as the inside of a JSON object, and takes them for sent. */
  diff(fields: object): string {
    const sent = this.#fingerprints;
    let changed = '';
    for (const name in fields) {
      const value: unknown = fields[name as keyof typeof fields];
      const before = sent.get(name);
      if (before === value) continue;
      const text = JSON.stringify(value);
      const fingerprint = fingerprintOf(value, text);
      if (before === fingerprint) continue;
      sent.set(name, fingerprint);
      changed += `${changed && ','}"${name}":${text}`;
    }
    return changed;
  }
}

/** A frozen value is its own fingerprint: it cannot have changed, and need not be serialized again. */
function fingerprintOf(value: unknown, text: string): unknown {
  if (Object.isFrozen(value)) return value;
  return text.length <= SHORT ? text : hash('sha1', text, 'base64');
}
