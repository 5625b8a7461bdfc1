/** The features of a state at the end of an Action phase; `weights.ts` has their weights. */
import { contentOf, NOBODY, type TesseractState } from '@tessera/games/tesseract';
import { AT, add } from './featureNames.ts';
import { readLabs } from './labs.ts';
import { crowd, readPrimed } from './primedArea.ts';
import { KINDS } from './sets.ts';
import { readEvents, readSupply } from './supply.ts';

/** Writes the features of a state into `out`. Reads nothing that is hidden from players. */
export function readFeatures(state: TesseractState, out: Float64Array): void {
  out.fill(0);
  out[AT.one] = 1;
  const left = readSupply(state, out);
  readPrimed(state, out);
  readProgress(state, left, out);
  const next = (state.active + 1) % state.labs.length;
  readLabs(state, next, out);
  readCards(state, next, out);
  readEvents(state, out);
}

function readProgress(
  { breach, skipPrime, wards, banked }: TesseractState,
  left: number,
  out: Float64Array,
): void {
  const contained = KINDS - left;
  out[AT.contained] = contained / 10;
  out[AT.containedSquared] = (contained * contained) / 100;
  out[AT.breach] = breach;
  out[AT.breachSquared] = (breach * breach) / 7;
  out[AT.breachLeft] = (breach * left) / 10;
  out[AT.dangerBreach] = (out[AT.danger] as number) * breach;
  out[AT.crowdLeft] = (crowd() * left) / 10;
  out[AT.skipPrime] = skipPrime;
  out[AT.wards] = wards;
  for (const actions of banked) add(out, AT.banked, actions);
}

function readCards(state: TesseractState, next: number, out: Float64Array): void {
  const { levels } = contentOf(state);
  for (let lab = 0; lab < state.hands.length; lab++) {
    const hand = state.hands[lab] as string[];
    for (const card of hand) add(out, AT.level2 + (levels.get(card) ?? 2) - 2);
    if (lab === next) add(out, AT.nextCards, hand.length);
  }
  for (let column = 0; column < state.containment.length; column++) {
    const place = state.containment[column];
    if (place?.state === 'revealed') add(out, AT.revealed);
    else if (place?.state === 'unlocked') add(out, AT.unlocked);
    if (containedIn(state, column) === 3) add(out, AT.columnsOf3);
  }
}

function containedIn({ board }: TesseractState, column: number): number {
  let count = 0;
  for (let slot = column; slot < KINDS; slot += 6) if (board[slot] !== NOBODY) count++;
  return count;
}
