// @chunk engine
import { FormatError } from './violation.ts';

/**
 * Source of every random number of a game, passed to the rules as an argument. Draws are recorded the way a
 * player would say them aloud: a die by its face, all else from 0.
 */
export interface Chance {
  /** A uniform integer in [0, n). */
  below(n: number): number;
  /** The face of a fair die, 1 to `sides`. */
  die(sides?: number): number;
}

/** Position of a chance in its stream, as plain data: it can be stored and resumed. */
export type StreamPosition = readonly number[];

/** A chance that can be rewound: after a failed answer, and when a stored match resumes. */
export interface PlacedChance extends Chance {
  place(): StreamPosition;
  /** Seeks to a position that the same chance (same seed, same numbers) once gave. */
  seek(place: StreamPosition): void;
}

const TWO_32 = 2 ** 32;

/** Draws an integer in [low, low + n); the one operation that differs between kinds of chance. */
type Draw = (n: number, low: number) => number;

const chanceFrom = (draw: Draw): Chance => ({
  below: n => draw(n, 0),
  die: (sides = 6) => draw(sides, 1),
});

/** Hashes any text into four words, so that every bit of a seed matters (multiply-xorshift mixing). */
function wordsOf(seed: string): [number, number, number, number] {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef];
  for (let i = 0; i < seed.length; i++) {
    const unit = seed.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x85ebca6b) + b;
    b = Math.imul(b ^ (a >>> 15), 0xc2b2ae35) + c;
    c = Math.imul(c ^ (b >>> 13), 0x27d4eb2f) + d;
    d = Math.imul(d ^ (c >>> 16), 0x165667b1) + a;
  }
  return [a | 0, b | 0, c | 0, d ^ seed.length];
}

/** Words of 32 bits, signed or not, one after another. */
interface Generator {
  next(): number;
  place(): StreamPosition;
  seek(place: StreamPosition): void;
}

/** A generator of signed 32-bit words ("small fast counter": three words of state and a counter). */
function signedWords(seed: string): Generator {
  let [a, b, c, counter] = wordsOf(seed);
  const next = (): number => {
    const word = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    return word;
  };
  for (let i = 0; i < 16; i++) next();
  return {
    next,
    place: () => [a, b, c, counter],
    seek: place => {
      if (place.length !== 4 || place.some(word => word !== (word | 0)))
        throw new FormatError('place', 'must be four words of 32 bits');
      [a, b, c, counter] = place as [number, number, number, number];
    },
  };
}

/** A generator of 32-bit words, 0 to 2^32 - 1. */
export function wordGenerator(seed: string): () => number {
  const { next } = signedWords(seed);
  return () => next() >>> 0;
}

/** Chance from a seed: the same seed gives the same numbers, forever. */
export const seededChance = (seed: string): PlacedChance => placedChance(signedWords(seed));

/** Chance from a generator of uniform words. */
export function placedChance({ next, place, seek }: Generator): PlacedChance {
  const below = (n: number): number => {
    if (!(Number.isInteger(n) && n >= 1 && n <= TWO_32)) throw new RangeError(`cannot draw below ${n}`);
    if (n === TWO_32) return next() >>> 0;
    const bound = n >>> 0; // an unsigned word on both sides lets `%` be one machine instruction
    let word = next() >>> 0;
    let drawn = word % bound;
    while (word - drawn > TWO_32 - bound) {
      word = next() >>> 0; // words past the last whole multiple of n would favour small numbers
      drawn = word % bound;
    }
    return drawn;
  };
  return { below, die: (sides = 6) => below(sides) + 1, place, seek };
}

export interface RecordingChance extends Chance {
  /** Numbers drawn since the last call. */
  take(): number[];
}

/** Passes draws on and remembers them, for the log. */
export function recordingChance(source: Chance): RecordingChance {
  let drawn: number[] = [];
  const note = (value: number): number => {
    drawn.push(value);
    return value;
  };
  return {
    below: n => note(source.below(n)),
    die: sides => note(source.die(sides)),
    take: () => {
      if (drawn.length === 0) return NOTHING_DRAWN;
      const taken = drawn;
      drawn = [];
      return taken;
    },
  };
}
const NOTHING_DRAWN: number[] = [];

export interface ScriptedChance extends PlacedChance {
  /** Count of numbers not drawn yet. */
  left(): number;
}

/** Hands out given numbers in order: a recorded log, a test, or dice rolled on a real table. */
export function scriptedChance(numbers: readonly number[], field = 'rolls'): ScriptedChance {
  let at = 0;
  const draw: Draw = (n, low) => {
    const value = numbers[at];
    if (value === undefined)
      throw new FormatError(field, `number ${at + 1} is needed, only ${at} were given`);
    if (!(Number.isInteger(value) && value >= low && value < low + n)) {
      throw new FormatError(field, `number ${at + 1} is ${value}, but must be ${low} to ${low + n - 1}`);
    }
    at++;
    return value;
  };
  return {
    ...chanceFrom(draw),
    left: () => numbers.length - at,
    place: () => [at],
    seek: ([place = 0]) => {
      at = place;
    },
  };
}

/** Chance of games and decisions without any: drawing throws. */
export const noChance: Chance = chanceFrom(() => {
  throw new Error('a number was drawn where the rules have no chance');
});

/** A shuffled copy (Fisher-Yates, every order equally likely). */
export function shuffled<T>(chance: Chance, items: readonly T[]): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const swap = result[i] as T;
    result[i] = result[j] as T;
    result[j] = swap;
  }
  return result;
}
