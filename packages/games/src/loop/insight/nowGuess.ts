/** Abstract state: the known facts of the table in the middle of an effect, as sets and ranges. */

import type { DamageTrigger } from '../missions.ts';
import { missionRow } from '../missions.ts';
import type { Era } from '../ring.ts';
import { cubesFree, greenFree, hasEnergyEverywhere, isSlotFree } from '../state.ts';
import type { Agent, Card, Mission } from '../types.ts';
import type { LoopView } from '../view.ts';
import {
  ALL_ERAS,
  atMost,
  bit,
  type Eras,
  either,
  exactly,
  listed,
  plus,
  type Range,
  sizeOf,
} from './range.ts';

/** Totals by kind. */
export interface Totals {
  readonly energy: Range;
  readonly rifts: Range;
  readonly clones: Range;
  readonly drawn: Range;
}

const NOTHING: Totals = { energy: exactly(0), rifts: exactly(0), clones: exactly(0), drawn: exactly(0) };

const merged = (a: Totals, b: Totals, merge: (a: Range, b: Range) => Range): Totals => ({
  energy: merge(a.energy, b.energy),
  rifts: merge(a.rifts, b.rifts),
  clones: merge(a.clones, b.clones),
  drawn: merge(a.drawn, b.drawn),
});

/** Damage to a mission: certain and possible number; with slots, which ones. */
interface Damage {
  readonly mission: Mission;
  count: Range;
  sure: Eras;
  maybe: Eras;
}

/** Supply so low that an effect might run out of cubes (L-CUBE-2). */
const SCARCE = 12;

export class Guess {
  totals: Totals = NOTHING;
  /** Possible eras of the actor, and of every agent. */
  heres: Eras;
  positions: Eras[];
  /** Rifts by era. */
  rifts: Range[];
  /** Eras that a removal may have reached. */
  patched: Eras = 0;
  /** True once clones were moved: their eras are no longer known. */
  isLoose = false;
  isOpen = false;
  /** Variables bound by earlier parts. */
  drawn: { readonly eras: Eras; readonly count: Range } = { eras: 0, count: exactly(0) };
  revealed: { readonly eras: Eras; readonly count: Range } = { eras: 0, count: exactly(0) };
  sent: { readonly eras: Eras; readonly count: Range } = { eras: 0, count: exactly(0) };
  removed: Range = exactly(0);
  hand: Range;
  damages: Damage[];
  readonly view: LoopView;
  readonly card: Card;
  readonly actor: Agent;
  /** True once the Big Deck has given cards. */
  hasRevealed = false;
  readonly isScarce: boolean;

  constructor(view: LoopView, card: Card, actor: Agent) {
    this.view = view;
    this.card = card;
    this.actor = actor;
    this.heres = bit(view.eras[actor] as Era);
    this.positions = view.eras.map(bit);
    this.rifts = view.rifts.map(exactly);
    this.hand = exactly(view.hands[actor]?.length ?? 0);
    this.damages = view.missions.flatMap((at, mission) =>
      at >= 0 ? [{ mission, count: exactly(0), sure: 0, maybe: 0 }] : [],
    );
    this.isScarce = Math.min(greenFree(view), cubesFree(view)) < SCARCE;
  }

  copy(): Guess {
    const copy = Object.assign(Object.create(Guess.prototype), this) as Guess;
    copy.positions = this.positions.slice();
    copy.rifts = this.rifts.slice();
    copy.damages = this.damages.map(damage => ({ ...damage }));
    return copy;
  }

  /** The guess restricted to the actor being at one of these eras. */
  at(eras: Eras): Guess {
    const copy = this.copy();
    copy.heres = eras;
    copy.positions[this.actor] = eras;
    return copy;
  }

  for(actor: Agent): Guess {
    const copy = Object.assign(this.copy(), { actor });
    copy.heres = this.positions[actor] as Eras;
    copy.hand = exactly(this.view.hands[actor]?.length ?? 0);
    return copy;
  }

  moveActor(eras: Eras): void {
    this.heres = eras;
    this.positions[this.actor] = eras;
  }

  /** Widens the guess: anything may have happened. */
  open(): void {
    this.isOpen = true;
    this.isLoose = true;
    this.heres = ALL_ERAS;
    this.positions = this.positions.map(() => ALL_ERAS);
    this.rifts = this.rifts.map(({ max }) => ({ min: 0, max }));
  }

  count(what: keyof Totals, range: Range): void {
    this.totals = { ...this.totals, [what]: plus(this.totals[what], range) };
  }

  /** Counts removed rifts. No effect adds any: together they are at most those at these eras now. */
  countRifts(eras: Eras, range: Range): void {
    this.patched |= eras;
    this.count('rifts', range);
    const most = listed(this.patched).reduce((sum, era) => sum + (this.view.rifts[era] as number), 0);
    this.totals = { ...this.totals, rifts: atMost(this.totals.rifts, most) };
  }

  addTotals(after: Totals, before: Totals): void {
    const gained = merged(after, before, (a, b) => ({ min: a.min - b.min, max: a.max - b.max }));
    this.totals = merged(this.totals, gained, plus);
  }

  /** Records that a trigger happens so often at one of these eras (L-MIS-1). */
  deed(deed: DamageTrigger, eras: Eras, count: Range): void {
    if (count.max === 0 || this.view.phase !== 'actions') return;
    for (const damage of this.damages) {
      const { trigger, where, isGrid } = missionRow(damage.mission);
      if (trigger !== deed || (isGrid && !this.isGrid)) continue;
      if (where === 'slots') this.fillSlots(damage, eras, count);
      else {
        const target = bit(where === 'foo' ? this.view.foo : (this.view.missions[damage.mission] as Era));
        if ((eras & target) === 0) continue;
        const isSure = eras === target && !this.isScarce;
        const { min, max } = plus(damage.count, { min: isSure ? count.min : 0, max: count.max });
        damage.count = { min, max: Math.min(max, this.mostOf(deed, target)) };
      }
    }
  }

  /** Upper bound of a trigger at one era: no effect adds rifts, so that those there now can be removed once. */
  private mostOf(deed: DamageTrigger, era: Eras): number {
    const [at] = listed(era);
    return deed === 'rift' ? (this.view.rifts[at as Era] as number) : Number.POSITIVE_INFINITY;
  }

  private fillSlots(damage: Damage, eras: Eras, count: Range): void {
    const free = listed(eras).filter(era => isSlotFree(this.view, damage.mission, era));
    for (const era of free) damage.maybe |= bit(era);
    if (sizeOf(eras) === 1 && count.min > 0 && !this.isScarce)
      for (const era of free) damage.sure |= bit(era);
    damage.count = plus(damage.count, { min: 0, max: free.length > 0 ? count.max : 0 });
  }

  /** L-ACT-14: before an action the table as it is; within one, as it was at its beginning. */
  private get isGrid(): boolean {
    return this.view.decision?.kind === 'action' ? hasEnergyEverywhere(this.view) : this.view.isGrid;
  }

  damageOf(mission: Mission): Range {
    const damage = this.damages.find(one => one.mission === mission);
    if (!damage) return exactly(0);
    if (missionRow(mission).where !== 'slots') return damage.count;
    return { min: sizeOf(damage.sure), max: Math.min(damage.count.max, sizeOf(damage.maybe)) };
  }
}

export const guessOf = (view: LoopView, card: Card, actor: Agent): Guess => new Guess(view, card, actor);

/** Join of two alternatives. */
export function join(a: Guess, b: Guess): Guess {
  const out = a.copy();
  const bound = (x: Guess['drawn'], y: Guess['drawn']): Guess['drawn'] => ({
    eras: x.eras | y.eras,
    count: either(x.count, y.count),
  });
  out.totals = merged(a.totals, b.totals, either);
  out.heres = a.heres | b.heres;
  out.positions = a.positions.map((eras, agent) => eras | (b.positions[agent] as Eras));
  out.patched = a.patched | b.patched;
  out.rifts = a.rifts.map((range, era) => either(range, b.rifts[era] as Range));
  out.isLoose = a.isLoose || b.isLoose;
  out.isOpen = a.isOpen || b.isOpen;
  out.hasRevealed = a.hasRevealed || b.hasRevealed;
  out.drawn = bound(a.drawn, b.drawn);
  out.revealed = bound(a.revealed, b.revealed);
  out.sent = bound(a.sent, b.sent);
  out.removed = either(a.removed, b.removed);
  out.hand = either(a.hand, b.hand);
  out.damages = a.damages.map((damage, i) => {
    const other = b.damages[i] as Damage;
    return {
      mission: damage.mission,
      count: either(damage.count, other.count),
      sure: damage.sure & other.sure,
      maybe: damage.maybe | other.maybe,
    };
  });
  return out;
}

export const joined = (guesses: readonly Guess[]): Guess => guesses.reduce(join);
