/** Words that only this server can have said: a guest's cookie. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export class Signer {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  sign(text: string): string {
    return `${text}.${this.#mark(text)}`;
  }

  /** The text, if this server has signed it. */
  read(signed: string): string | undefined {
    const end = signed.lastIndexOf('.');
    const text = signed.slice(0, Math.max(0, end));
    const [mark, own] = [Buffer.from(signed.slice(end + 1)), Buffer.from(this.#mark(text))];
    return mark.length === own.length && timingSafeEqual(mark, own) ? text : undefined;
  }

  #mark(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}

/** Of so many random bytes; letters, digits, `-` and `_`. */
export const randomText = (bytes: number): string => randomBytes(bytes).toString('base64url');
