// @chunk *-table
/** Groups the deeds of a trace, so that a turn reads as a few steps however many answers it took. Pure. */
import type { Step } from './chronicle.ts';

/** Neighbouring deeds of one actor in one turn, told and drawn as one step. */
export interface Told extends Step {
  readonly deeds: readonly Step[];
}

export const MOST_STEPS = 8;

/** Pairs worth merging, the most natural first. */
const MERGES: readonly ((a: Told, b: Told) => boolean)[] = [(a, b) => a.kind === b.kind, () => true];

export function grouped(trace: readonly Step[]): readonly Told[] {
  const turns = new Map<number, Step[]>();
  for (const step of trace) turns.set(step.turn, [...(turns.get(step.turn) ?? []), step]);
  return [...turns.values()].flatMap(turnOf);
}

/** A turn of few deeds is told deed by deed. */
function turnOf(steps: readonly Step[]): readonly Told[] {
  let told: readonly Told[] = steps.map(step => ({ ...step, deeds: [step] }));
  while (told.length > MOST_STEPS) {
    const at = MERGES.map(fits => nextOf(told, fits)).find(found => found >= 0);
    if (at === undefined) break;
    told = told.toSpliced(at, 2, merged(told[at] as Told, told[at + 1] as Told));
  }
  return told;
}

/** Index of the shortest pair of one actor that fits; -1 for none. */
function nextOf(told: readonly Told[], fits: (a: Told, b: Told) => boolean): number {
  const lengths = told.map((a, i) => {
    const b = told[i + 1];
    const isPair = b && a.seat === b.seat && a.lab === b.lab && fits(a, b);
    return isPair ? a.deeds.length + b.deeds.length : Infinity;
  });
  const least = Math.min(...lengths);
  return least === Infinity ? -1 : lengths.indexOf(least);
}

const merged = (a: Told, b: Told): Told => ({
  ...b,
  first: a.first,
  ways: [...a.ways, ...b.ways],
  changed: [...a.changed.filter(cube => !b.changed.includes(cube)), ...b.changed],
  deeds: [...a.deeds, ...b.deeds],
});
