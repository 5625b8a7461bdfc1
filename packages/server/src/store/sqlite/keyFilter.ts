/**
 * Scalable Bloom filter of a table's idempotency keys, maintained by its only writer. No false negatives and few false
 * positives: a new command is appended without a lookup in the database.
 */
import type { KnownKeys } from '../types.ts';

/** Bits per key and hash functions: one false positive in 400. */
const [BITS, HASHES] = [16, 4];
/** Initial capacity. */
const FEWEST = 2048;

interface Key {
  readonly guest: string;
  readonly key: string;
}

/** Bits of a filter, transferable between threads, with room for as many keys again. */
export function bitsOf(keys: readonly Key[]): Uint32Array {
  const bits = bitsFor(Math.max(FEWEST, 2 * keys.length));
  for (const { guest, key } of keys) set(bits, firstOf(guest, key));
  return bits;
}

const bitsFor = (keys: number): Uint32Array => new Uint32Array((2 ** Math.ceil(Math.log2(keys)) * BITS) / 32);

const keysIn = (bits: Uint32Array): number => (bits.length * 32) / BITS;

export class KeyFilter implements KnownKeys {
  /** Keys go into the newest layer; a full layer gets a successor of twice its size. */
  readonly #filters: Uint32Array[];
  #room: number;

  constructor(bits: Uint32Array) {
    this.#filters = [bits];
    this.#room = keysIn(bits) / 2;
  }

  mayHave(guest: string, key: string): boolean {
    const first = firstOf(guest, key);
    return this.#filters.some(bits => has(bits, first));
  }

  add(guest: string, key: string): void {
    if (this.#room === 0) this.#grow();
    this.#room--;
    set(this.#filters.at(-1) as Uint32Array, firstOf(guest, key));
  }

  #grow(): void {
    const bits = bitsFor(2 * keysIn(this.#filters.at(-1) as Uint32Array));
    this.#filters.push(bits);
    this.#room = keysIn(bits);
  }
}

function has(bits: Uint32Array, first: number): boolean {
  const [step, last] = [stepOf(first), bits.length * 32 - 1];
  for (let i = 0, at = first; i < HASHES; i++, at = (at + step) | 0) {
    const place = at & last;
    if (((bits[place >>> 5] as number) & (1 << (place & 31))) === 0) return false;
  }
  return true;
}

function set(bits: Uint32Array, first: number): void {
  const [step, last] = [stepOf(first), bits.length * 32 - 1];
  for (let i = 0, at = first; i < HASHES; i++, at = (at + step) | 0) {
    const place = at & last;
    bits[place >>> 5] = (bits[place >>> 5] as number) | (1 << (place & 31));
  }
}

const firstOf = (guest: string, key: string): number => mixed(spread(spread(FIRST, guest), key));
const stepOf = (first: number): number => mixed(first ^ STEP) | 1;

const [FIRST, STEP] = [0x811c9dc5, 0x9e3779b9];

/** FNV-1a; a separator distinguishes pairs with the same concatenation. */
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
