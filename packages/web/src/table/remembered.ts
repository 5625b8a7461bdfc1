/** A number for each match, kept in this browser. */
import { parseObject, readStored, writeStored } from '../ui/stored.ts';

/** Of so many matches; what was noted longest ago is forgotten. */
const KEPT = 50;

interface Remembered {
  /** Undefined where nothing was noted. */
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

/** The change that ended it, once that was told: the dialog comes once, and again for a game that ends anew. */
export const toldEnds = rememberedAs('tessera.ends');

/** How many answers were shown, so that who comes back is told the rest. */
export const seenAnswers = rememberedAs('tessera.seen');
