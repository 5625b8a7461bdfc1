/** Words that only this server can have said: a guest's cookie. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A key that was rotated out, and until when what it signed is still believed. */
export interface OldKey {
  readonly key: string;
  readonly until: number;
}

export interface Signed {
  readonly text: string;
  /** Signed by a key that was rotated out: to be signed again. */
  readonly isOld: boolean;
}

export class Signer {
  readonly #key: string;
  readonly #old: readonly OldKey[];

  constructor(key: string, old: readonly OldKey[] = []) {
    this.#key = key;
    this.#old = old;
  }

  sign(text: string): string {
    return `${text}.${markOf(this.#key, text)}`;
  }

  /** Whether one of the keys that were rotated out ends then. */
  endsWithin(after: number, until: number): boolean {
    return this.#old.some(one => after < one.until && one.until <= until);
  }

  /** The text, if this server has signed it by a key that counts. */
  read(signed: string, now: number): Signed | undefined {
    const end = signed.lastIndexOf('.');
    const text = signed.slice(0, Math.max(0, end));
    const mark = Buffer.from(signed.slice(end + 1));
    const isBy = (key: string): boolean => {
      const own = Buffer.from(markOf(key, text));
      return mark.length === own.length && timingSafeEqual(mark, own);
    };
    if (isBy(this.#key)) return { text, isOld: false };
    return this.#old.some(({ key, until }) => now < until && isBy(key)) ? { text, isOld: true } : undefined;
  }
}

const markOf = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Of so many random bytes; letters, digits, `-` and `_`. */
export const randomText = (bytes: number): string => randomBytes(bytes).toString('base64url');
