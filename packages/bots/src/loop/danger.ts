/** Estimated damage of the next Foo phase: the chances of the Machine's cubes, era by era. */
import {
  contentOf,
  type Era,
  isAgent,
  isSolo,
  type LoopState,
  nextEra,
  prevEra,
  RIFT_SLOTS,
  RING,
  VORTEX_TILES,
  type Weights,
  weightsOf,
} from '@tessera/games/loop';

export interface Danger {
  /** Probability that the game is lost in the next Foo phase. */
  defeat: number;
  /** Expected number of new vortices. */
  vortices: number;
  /** The same, averaged over all Foo cards: an outlook on the turns after the next. */
  laterDefeat: number;
  laterVortices: number;
}

/** More cubes than any throw has. */
const MOST = 24;

/** `tails[k][n]`: probability that more than k of n cubes leave by an exit of probability p. */
function tailsOf(p: number): readonly Float64Array[] {
  const tails = Array.from({ length: RIFT_SLOTS + 1 }, () => new Float64Array(MOST + 1));
  for (let n = 0; n <= MOST; n++) {
    let term = (1 - p) ** n; // probability of exactly k
    let upTo = 0;
    for (let k = 0; k <= RIFT_SLOTS; k++) {
      upTo += term;
      (tails[k] as Float64Array)[n] = Math.max(0, 1 - upTo);
      term = p === 1 ? Number(n === k + 1) : term * ((n - k) / (k + 1)) * (p / (1 - p));
    }
  }
  return tails;
}

type Tails = readonly (readonly Float64Array[])[];

/** Cache by tower: a match has one, and always the same list. */
const TAILS = new WeakMap<Weights, Tails>();

function tailsFor(weights: Weights): Tails {
  const known = TAILS.get(weights);
  if (known) return known;
  const sum = weights[0] + weights[1] + weights[2];
  const tails = weights.map(weight => tailsOf(weight / sum));
  TAILS.set(weights, tails);
  return tails;
}

/** L-FOO-4 */
const THROWN = 2;
const clones = new Int32Array(RING);
const rifts = new Int32Array(RING);
const due = new Uint8Array(RING);

/** Estimates the danger if the active agent's turn ended now; writes it into `out`. */
export function readDanger(state: LoopState, out: Danger): void {
  clones.fill(0);
  for (const at of state.tokens) if (at >= 0) clones[at] = (clones[at] as number) + 1;
  for (let era = 0; era < RING; era++) rifts[era] = state.rifts[era] as number;
  const isWalking = state.options.mode === 'ultramachina';
  due.fill(0);
  if (isWalking) {
    due[nextEra(state.foo)] = 1;
    foreseeUltras(state, nextEra(state.foo));
  } else if (state.fooPile.length > 0) for (const era of state.fooPile) due[era] = 1;
  else due.fill(1);
  // L-AGENT-1: the Time Prowler cancels one.
  const next = (state.active + 1) % state.agents.length;
  const spared = !isSolo(state) && isAgent(state, next, 'prowler') ? 1 : 0;
  let count = 0;
  out.defeat = 0;
  out.vortices = 0;
  out.laterDefeat = 0;
  out.laterVortices = 0;
  for (let foo = 0; foo < RING; foo++) {
    readThrow(state, foo, 0);
    out.laterDefeat += thrown.defeat / RING;
    out.laterVortices += thrown.vortices / RING;
    if (!due[foo]) continue;
    if (spared) readThrow(state, foo, spared);
    out.defeat += thrown.defeat;
    out.vortices += thrown.vortices;
    count++;
  }
  out.defeat /= count;
  out.vortices /= count;
}

/** L-ULTRA-2: the rifts of Ultramachina cards in Dr Foo's era fall before the throw. */
function foreseeUltras(state: LoopState, foo: Era): void {
  const { ultras } = contentOf(state);
  for (let ultra = 0; ultra < ultras.length; ultra++) {
    const row = ultras[ultra];
    if (state.ultras[ultra] !== foo || row?.verb !== 'rift') continue;
    rifts[row.target] = Math.min(RIFT_SLOTS, (rifts[row.target] as number) + 1);
  }
}

const thrown = { defeat: 0, vortices: 0 };

/** Estimates one throw, with the three exits treated as independent. */
function readThrow(state: LoopState, foo: Era, spared: number): void {
  const cubes = Math.min(MOST, Math.max(0, THROWN + (clones[foo] as number) - spared));
  const { isVortex } = state;
  const tails = tailsFor(weightsOf(state));
  let left = VORTEX_TILES;
  for (let era = 0; era < RING; era++) if (isVortex[era]) left--;
  let safe = 1; // probability that no vortex overflows
  let none = 1; // that no other era overflows
  let one = 0; // that exactly one of them does
  thrown.vortices = 0;
  for (let exit = 0; exit < 3; exit++) {
    const era = exit === 0 ? prevEra(foo) : exit === 1 ? foo : nextEra(foo);
    const p = tails[exit]?.[RIFT_SLOTS - (rifts[era] as number)]?.[cubes] as number;
    if (isVortex[era]) safe *= 1 - p;
    else {
      one = one * (1 - p) + none * p;
      none *= 1 - p;
      thrown.vortices += p;
    }
  }
  const fits = left === 0 ? none : left === 1 ? none + one : 1;
  thrown.defeat = 1 - safe * fits;
}
