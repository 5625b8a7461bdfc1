/** Number of answers shown of each match, for the recap of a returning player; stored in this browser. */
import { parseObject, readStored, writeStored } from '../ui/stored.ts';

const KEY = 'tessera.seen';
/** Limit of the store; the oldest entry is dropped. */
const KEPT = 50;

const all = (): Record<string, unknown> => parseObject(readStored(KEY));

export const seenAnswers = {
  /** The number of a match; undefined without one. */
  of(match: string): number | undefined {
    const value = all()[match];
    return typeof value === 'number' ? value : undefined;
  },
  note(match: string, value: number): void {
    const { [match]: _, ...others } = all();
    writeStored(KEY, Object.fromEntries([...Object.entries(others), [match, value]].slice(-KEPT)));
  },
};
