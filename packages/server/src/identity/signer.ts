/** Signs and verifies cookies (HMAC-SHA-256). */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A rotated key, valid until then. */
export interface OldKey {
  readonly key: string;
  readonly until: number;
}

export interface Signed {
  readonly text: string;
  /** Signed by a rotated key: to be signed again. */
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

  /** True if a rotated key expires in this interval. */
  endsWithin(after: number, until: number): boolean {
    return this.#old.some(one => after < one.until && one.until <= until);
  }

  /** Undefined if the signature is not valid. */
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

/** Random bytes in base64url. */
export const randomText = (bytes: number): string => randomBytes(bytes).toString('base64url');
