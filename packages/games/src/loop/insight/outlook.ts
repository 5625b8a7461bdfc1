/** Exact probabilities of the next throw, if the board stays as it is. */
import type { UltraRow } from '../cards/ultras.ts';
import { type Era, nextEra, perEra, prevEra } from '../ring.ts';
import { RIFTS_THROWN } from '../rules/foo.ts';
import { overflowOf } from '../rules/vortex.ts';
import { isAgent, isInPlay, isSolo, redFree } from '../state.ts';
import { type Weights, weightsOf } from '../tower.ts';
import type { Card, Mission, OutcomeCode } from '../types.ts';
import type { LoopView } from '../view.ts';
import { fallsOf } from './chances.ts';
import { type Beginning, beginningsOf } from './nextThrow.ts';

export interface EraOutlook {
  /** Probability that the era overflows. */
  readonly overflow: number;
  /** Probability that this loses the game; at most `overflow`. */
  readonly defeat: number;
}

/** Losses by a vortex. */
export interface Stakes {
  /** Undefined without a tile; `'hidden'` if it is not revealed. */
  readonly mission: Mission | 'hidden' | undefined;
  readonly cards: readonly Card[];
}

export interface Outlook {
  readonly eras: readonly EraOutlook[];
  readonly defeat: number;
  /** The part of `defeat` that is due to a lack of Vortex tiles (L-END-3). */
  readonly fourth: number;
  /** Number of cubes that will leave the Machine. */
  readonly cubes: { readonly min: number; readonly max: number };
  /** By era: probability that Dr Foo comes there. */
  readonly foo: readonly number[];
  /** L-AGENT-1: the Time Prowler may cancel one of the cubes, which is not included. */
  readonly canCancel: boolean;
  /** True if U-11 waits there: its rifts are a choice, and not included. */
  readonly hasChoice: boolean;
}

/** Rifts and vortices that falling cubes meet. */
interface Slots {
  rifts: number[];
  isVortex: boolean[];
}

/** Accumulates outcomes by probability. */
class Tally {
  readonly overflow = perEra();
  readonly lost = perEra();
  readonly foo = perEra();
  defeat = 0;
  fourth = 0;
  min = Number.POSITIVE_INFINITY;
  max = 0;

  /** Adds an outcome: overflowing eras, and the loss if it is one. */
  add(chance: number, eras: Iterable<Era>, loss: OutcomeCode | undefined): void {
    for (const era of eras) {
      this.overflow[era] = (this.overflow[era] as number) + chance;
      if (loss) this.lost[era] = (this.lost[era] as number) + chance;
    }
    if (loss) this.defeat += chance;
    if (loss === 'VORTEX_FOURTH') this.fourth += chance;
  }

  outlook(view: LoopView, hasChoice: boolean): Outlook {
    return {
      eras: this.overflow.map((overflow, era) => ({ overflow, defeat: this.lost[era] as number })),
      defeat: this.defeat,
      fourth: this.fourth,
      cubes: { min: Math.min(this.min, this.max), max: this.max },
      foo: this.foo,
      canCancel: cancelsNext(view),
      hasChoice,
    };
  }
}

/** True if the Time Prowler will be asked; in solo the next agent is unknown. */
function cancelsNext(view: LoopView): boolean {
  if (view.phase === 'foo') return isAgent(view, view.active, 'prowler');
  if (isSolo(view)) return isInPlay(view, 'prowler');
  const next = view.phase === 'setup' ? view.active : (view.active + 1) % view.agents.length;
  return isAgent(view, next, 'prowler');
}

/** Outlook on the next phase I, or on the rest of the current one. */
export function outlookOf(view: LoopView): Outlook {
  const tally = new Tally();
  const fallen = view.pending.find(frame => frame.type === 'foo')?.fallen ?? [];
  if (view.phase === 'foo' && fallen.length > 0) {
    addFall(tally, view, fallen);
    return tally.outlook(view, false);
  }
  const beginnings = beginningsOf(view);
  for (const beginning of beginnings) addBeginning(tally, view, beginning);
  return tally.outlook(
    view,
    beginnings.some(({ ultras }) => ultras.some(({ verb }) => verb === 'productivism')),
  );
}

/** Outlook while cubes fall: `view` before any is placed, the eras of landed cubes, and the number of all. */
export function fallOutlook(view: LoopView, landed: readonly Era[], thrown: number): Outlook {
  const tally = new Tally();
  const arriving = perEra();
  for (const era of landed) arriving[era] = (arriving[era] as number) + 1;
  addThrow(tally, view, weightsOf(view), view.foo, thrown - landed.length, 1, [], arriving);
  return tally.outlook(view, false);
}

/** Adds cubes that have fallen and are not placed yet. */
function addFall(tally: Tally, view: LoopView, fallen: readonly number[]): void {
  const { full, loss } = overflowOf(view, fallen);
  tally.add(1, full, loss);
  tally.max = fallen.reduce((sum, one) => sum + one, 0);
  tally.min = tally.max;
  tally.foo[view.foo] = 1;
}

function addBeginning(tally: Tally, view: LoopView, { chance, foo, clones, ultras }: Beginning): void {
  if (chance === 0) return;
  const slots: Slots = { rifts: view.rifts.slice(), isVortex: view.isVortex.slice() };
  const opened: Era[] = [];
  tally.foo[foo] = (tally.foo[foo] as number) + chance;
  for (const row of ultras) {
    const arriving = riftsOf(row, slots);
    const { full, loss } = overflowOf(slots, arriving);
    if (loss) {
      tally.add(chance, new Set([...opened, ...full]), loss);
      return;
    }
    place(slots, arriving, full);
    opened.push(...full);
  }
  const supply = redFree({ ...view, rifts: slots.rifts });
  addThrow(tally, slots, weightsOf(view), foo, Math.min(RIFTS_THROWN + clones, supply), chance, opened);
}

/** Rifts that an Ultramachina card adds by itself. */
function riftsOf({ verb, target }: UltraRow, { isVortex }: Slots): number[] {
  const arriving = perEra();
  if (verb === 'rift') arriving[target] = 1;
  return verb === 'vortexRifts' ? isVortex.map(Number) : arriving;
}

/** Fills the slots as `arrive` does when nothing is lost. */
function place(slots: Slots, arriving: readonly number[], full: readonly Era[]): void {
  slots.rifts = slots.rifts.map((rifts, era) => (full.includes(era) ? 0 : rifts + (arriving[era] as number)));
  for (const era of full) slots.isVortex[era] = true;
}

/** Adds a throw of cubes, besides those that have landed. */
function addThrow(
  tally: Tally,
  slots: Slots,
  weights: Weights,
  foo: Era,
  cubes: number,
  chance: number,
  opened: readonly Era[],
  landed: readonly number[] = perEra(),
): void {
  tally.min = Math.min(tally.min, cubes);
  tally.max = Math.max(tally.max, cubes);
  const exits = [prevEra(foo), foo, nextEra(foo)];
  for (const fall of fallsOf(cubes, weights)) {
    const arriving = landed.slice();
    exits.forEach((era, i) => {
      arriving[era] = (arriving[era] as number) + (fall.counts[i] as number);
    });
    const { full, loss } = overflowOf(slots, arriving);
    tally.add(chance * fall.chance, opened.length > 0 ? new Set([...opened, ...full]) : full, loss);
  }
}

/** Losses of an era that became a vortex (L-VORTEX-1). */
export function stakesOf(view: LoopView, era: Era): Stakes {
  const mission = view.missions.indexOf(era);
  return {
    mission: mission >= 0 ? mission : view.hiddenTiles.includes(era) ? 'hidden' : undefined,
    cards: view.isVortex[era] ? [] : (view.available[era] ?? []),
  };
}
