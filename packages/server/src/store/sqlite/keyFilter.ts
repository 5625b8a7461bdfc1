/**
 * Which commands a table may have carried out before. It never forgets one, and takes hardly any new one for one of them:
 * so a move is kept without asking the database whether it is new. A Bloom filter, of what one server alone has written.
 */
import type { KnownKeys } from '../types.ts';

/** Bits for each key, and how many of them are set: 1 in 400 is asked about in vain. */
const [BITS, HASHES] = [16, 4];
/** For tables that are young; one that outgrows its filter is asked about more and more often until it wakes again. */
const FEWEST = 2048;

interface Key {
  readonly guest: string;
  readonly key: string;
}

/** Bits that can be sent from the thread of the database. */
export function bitsOf(keys: readonly Key[]): Uint32Array {
  const size = 2 ** Math.ceil(Math.log2(Math.max(FEWEST, 2 * keys.length) * BITS));
  const bits = new Uint32Array(size / 32);
  const filter = new KeyFilter(bits);
  for (const { guest, key } of keys) filter.add(guest, key);
  return bits;
}

export class KeyFilter implements KnownKeys {
  readonly #bits: Uint32Array;

  constructor(bits: Uint32Array) {
    this.#bits = bits;
  }

  mayHave(guest: string, key: string): boolean {
    return this.#everyBit(guest, key, (word, bit) => ((this.#bits[word] as number) & bit) !== 0);
  }

  add(guest: string, key: string): void {
    this.#everyBit(guest, key, (word, bit) => {
      this.#bits[word] = (this.#bits[word] as number) | bit;
      return true;
    });
  }

  /** It is whoever appends that knows it: nothing of it is written down. */
  toJSON(): undefined {
    return undefined;
  }

  #everyBit(guest: string, key: string, is: (word: number, bit: number) => boolean): boolean {
    const first = mixed(spread(spread(FIRST, guest), key));
    const step = mixed(first ^ STEP) | 1;
    for (let i = 0, at = first; i < HASHES; i++, at = (at + step) | 0) {
      const place = at & (this.#bits.length * 32 - 1);
      if (!is(place >>> 5, 1 << (place & 31))) return false;
    }
    return true;
  }
}

const [FIRST, STEP] = [0x811c9dc5, 0x9e3779b9];

/** FNV-1a; a mark at the end keeps two texts apart from the same letters otherwise divided. */
function spread(hash: number, text: string): number {
  let h = hash;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return Math.imul(h ^ 0x10000, 0x01000193);
}

function mixed(hash: number): number {
  let h = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
