/** One number per match, stored in this browser. */
import { parseObject, readStored, writeStored } from '../ui/stored.ts';

/** Limit of the store; the oldest entry is dropped. */
const KEPT = 50;

interface Remembered {
  /** The number of a match; undefined without one. */
  of(match: string): number | undefined;
  note(match: string, value: number): void;
}

function rememberedAs(key: string): Remembered {
  const all = (): Record<string, unknown> => parseObject(readStored(key));
  return {
    of(match) {
      const value = all()[match];
      return typeof value === 'number' ? value : undefined;
    },
    note(match, value) {
      const { [match]: _, ...others } = all();
      writeStored(key, Object.fromEntries([...Object.entries(others), [match, value]].slice(-KEPT)));
    },
  };
}

/**
 * Sequence number of an end that was announced: the result dialog opens once, and again if a match ends anew.
 */
export const toldEnds = rememberedAs('tessera.ends');

/** Number of answers shown, for the recap of a returning player. */
export const seenAnswers = rememberedAs('tessera.seen');
