// @chunk *-table
/** Groups the deeds of a trace, so that a turn reads as a few steps however many answers it took. Pure. */
import type { Step } from './chronicle.ts';

/** Neighbouring deeds of one actor in one turn, told and drawn as one step. */
export interface Told extends Step {
  readonly deeds: readonly Step[];
}

export const MOST_STEPS = 8;

/** A pair of different kinds is merged only after all pairs of one kind. */
const OTHER_KIND = 1000;

/** Deeds that may only announce others: an action of a researcher (R08), a card (L2-05). */
const ANNOUNCED = ['specialize', 'play', 'use'];
/** The adjustments that they may consist of. */
const MOST_ADJUSTED = 2;

/** A turn of few deeds is told deed by deed; in a longer one neighbours of one actor are merged, the shortest first. */
export function grouped(trace: readonly Step[]): readonly Told[] {
  const told = withCarriedOut(trace);
  for (;;) {
    let at = -1;
    let least = Infinity;
    told.forEach(({ turn, seat, lab, kind, deeds }, i) => {
      const next = told[i + 1];
      if (next?.turn !== turn || next.seat !== seat || next.lab !== lab) return;
      if (told.filter(step => step.turn === turn).length <= MOST_STEPS) return;
      const cost = deeds.length + next.deeds.length + (next.kind === kind ? 0 : OTHER_KIND);
      if (cost < least) [at, least] = [i, cost];
    });
    if (at < 0) return told;
    told.splice(at, 2, merged(told[at] as Told, told[at + 1] as Told));
  }
}

/** An action that was only announced is one step with the adjustments that carry it out. */
function withCarriedOut(trace: readonly Step[]): Told[] {
  const told: Told[] = [];
  for (const step of trace) {
    const last = told.at(-1);
    const one: Told = { ...step, deeds: [step] };
    if (last && isCarriedOutBy(last, step)) told.splice(-1, 1, { ...merged(last, one), kind: last.kind });
    else told.push(one);
  }
  return told;
}

function isCarriedOutBy({ turn, lab, deeds }: Told, step: Step): boolean {
  const [first] = deeds;
  if (!first || !ANNOUNCED.includes(first.kind) || first.ways.length + first.changed.length > 0) return false;
  return step.kind === 'adjust' && step.turn === turn && step.lab === lab && deeds.length <= MOST_ADJUSTED;
}

const merged = (a: Told, b: Told): Told => ({
  ...b,
  first: a.first,
  ways: [...a.ways, ...b.ways],
  changed: [...a.changed.filter(cube => !b.changed.includes(cube)), ...b.changed],
  deeds: [...a.deeds, ...b.deeds],
});
