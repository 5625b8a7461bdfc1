/** Which ends were told already: the dialog comes once, also for who reloads or comes back another day. */
import { parseObject, readStored, writeStored } from '../app/stored.ts';

const KEY = 'tessera.ends';
/** Of so many matches; older ones are told again. */
const KEPT = 50;

/** By match, the number of the change that ended it: a game taken back may end once more. */
const ends = (): Record<string, unknown> => parseObject(readStored(KEY));

export const isEndSeen = (match: string, seq: number): boolean => ends()[match] === seq;

export function rememberEnd(match: string, seq: number): void {
  const { [match]: _, ...others } = ends();
  writeStored(KEY, Object.fromEntries([...Object.entries(others), [match, seq]].slice(-KEPT)));
}
