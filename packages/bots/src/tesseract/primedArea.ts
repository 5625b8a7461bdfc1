/** Features of the primed area: how crowded it is, and what containing could clear. */
import { NOBODY, type TesseractState } from '@tessera/games/tesseract';
import { AT, add } from './featureNames.ts';
import { KINDS } from './sets.ts';

/** Primed cubes by value and by kind; recounted for every state. */
export const byValue = new Int32Array(7);
export const byKind = new Int32Array(KINDS);

export function readPrimed(
  { primed, values, colours, board, skipPrime }: TesseractState,
  out: Float64Array,
): void {
  byValue.fill(0);
  byKind.fill(0);
  for (const cube of primed) {
    const value = values[cube] as number;
    const kind = 6 * (colours[cube] as number) + value - 1;
    byValue[value] = (byValue[value] as number) + 1;
    byKind[kind] = (byKind[kind] as number) + 1;
  }
  out[AT.primed] = primed.length;
  out[AT.primedOnes] = byValue[1] as number;
  out[AT.primedTwos] = byValue[2] as number;
  const breaches = readColumns(out);
  out[AT.danger] = skipPrime > 0 ? 0 : breaches / 6;
  for (let kind = 0; kind < KINDS; kind++) {
    if (byKind[kind] === 0 || board[kind] !== NOBODY) continue;
    add(out, AT.killable);
    if ((byValue[(kind % 6) + 1] as number) >= 2) add(out, AT.killCrowded);
  }
}

/** T-BREACH-1: sum of the breaches that one more cube of each value would cause. */
function readColumns(out: Float64Array): number {
  let breaches = 0;
  for (let value = 1; value <= 6; value++) {
    const count = byValue[value] as number;
    if (count === 0) continue;
    if (count >= 2) breaches += count >= 5 ? 2 : 1;
    add(out, AT.columns1 + Math.min(count, 5) - 1, Math.max(1, count - 4));
  }
  return breaches;
}

/** Primed cubes beyond one of each value. */
export function crowd(): number {
  let extra = 0;
  for (let value = 1; value <= 6; value++) extra += Math.max(0, (byValue[value] as number) - 1);
  return extra;
}
