// @chunk *-search
import { noChance } from '@tessera/engine';
import { pass, type RiftView, riftFromSetup as rift } from '@tessera/games/rift';
import { winChance } from '../winChance.ts';
import { newSearch } from './memory.ts';
import { quiesce } from './quiesce.ts';
import { returnTable } from './table.ts';
import { WIN } from './weights.ts';

/** Win probability of a seat that passes, where the rival takes what hangs. */
export function chanceOfWaiting(view: RiftView): number | undefined {
  const state = rift.determinize(view, noChance);
  if (state.phase !== 'p') return undefined;
  const memory = newSearch(state);
  pass(state);
  const score = -quiesce(memory, -WIN, WIN, 1, 0);
  returnTable(memory.table);
  return winChance(score);
}
