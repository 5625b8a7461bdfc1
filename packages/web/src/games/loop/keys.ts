/** The keys that only the loop table has. */
import type { Key } from '../../table/keys.ts';
import type { LoopModel } from './contract.ts';

export function keysOf({ words, offers, press }: LoopModel): readonly Key[] {
  const { keys } = words.table;
  const end = offers.find(({ verb }) => verb === 'endActions');
  return [{ strokes: ['e'], meaning: keys.end, deed: () => end && (() => press(end)) }];
}
