/**
 * SHA-256 (FIPS 180-4), synchronous: chance is drawn in the middle of a rule, and platforms only offer
 * asynchronous hashing.
 */

interface Constants {
  /** Initial hash: square roots of the first eight primes. */
  readonly start: Uint32Array;
  /** Round constants: cube roots of the first sixty-four primes. */
  readonly rounds: Uint32Array;
}

/** The first 32 bits of the fractional parts of roots of primes, computed instead of copied. */
function findConstants(): Constants {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every(prime => n % prime !== 0)) primes.push(n);
  const fraction = (root: number): number => (root % 1) * 2 ** 32;
  return {
    start: Uint32Array.from(primes.slice(0, 8), prime => fraction(Math.sqrt(prime))),
    rounds: Uint32Array.from(primes, prime => fraction(Math.cbrt(prime))),
  };
}
let known: Constants | undefined;

/** The eight words of the hash of a text, encoded as UTF-8. */
export function sha256Words(text: string): Uint32Array {
  known ??= findConstants();
  const { start, rounds } = known;
  const hash = start.slice();
  const message = padded(new TextEncoder().encode(text));
  const words = new Uint32Array(64);
  for (let at = 0; at < message.byteLength; at += 64) {
    for (let i = 0; i < 16; i++) words[i] = message.getUint32(at + 4 * i);
    mixBlock(hash, words, rounds);
  }
  return hash;
}

/** The hash of a text in hexadecimal. */
export const sha256 = (text: string): string =>
  Array.from(sha256Words(text), word => word.toString(16).padStart(8, '0')).join('');

/** The message, a single bit, zeros, and the length in bits at the end of the last block. */
function padded(bytes: Uint8Array): DataView {
  const whole = new Uint8Array(64 * Math.ceil((bytes.length + 9) / 64));
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, bytes.length / 2 ** 29);
  view.setUint32(whole.length - 4, bytes.length << 3);
  return view;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Processes one block. Names are those of the standard; the first sixteen of `words` hold the block. */
function mixBlock(hash: Uint32Array, words: Uint32Array, rounds: Uint32Array): void {
  const word = (i: number): number => words[i] as number;
  for (let i = 16; i < 64; i++) {
    const [early, late] = [word(i - 15), word(i - 2)];
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = word(i - 16) + s0 + word(i - 7) + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as Eight;
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + (rounds[i] as number) + word(i)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + s0 + majority) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((sum, i) => {
    hash[i] = (hash[i] as number) + sum;
  });
}
type Eight = [number, number, number, number, number, number, number, number];
