// @chunk own
/** Groups the deeds of a trace, so that a turn reads as a few steps however many answers it took. Pure. */
import { type Cubes, counted, type Step } from './chronicle.ts';

/** Neighbouring deeds of one actor in one turn, told and drawn as one step. */
export interface Told extends Step {
  readonly deeds: readonly Step[];
}

/** Steps of a turn, with the throw before it. */
export const MOST_STEPS = 6;

/** Pairs worth merging, the most natural first; ways in a row are always one. */
const MERGES: readonly ((a: Told, b: Told) => boolean)[] = [
  (a, b) => a.kind === b.kind && a.at === b.at,
  (a, b) => a.kind === 'move' && b.kind !== 'move',
  (a, b) => a.at === b.at,
  () => true,
];

export function grouped(trace: readonly Step[]): readonly Told[] {
  const turns = new Map<number, Step[]>();
  for (const step of trace) turns.set(step.turn, [...(turns.get(step.turn) ?? []), step]);
  return [...turns.values()].flatMap(turnOf);
}

function turnOf(steps: readonly Step[]): readonly Told[] {
  let told: readonly Told[] = steps.map(step => ({ ...step, deeds: [step] }));
  const isWay = (a: Told, b: Told): boolean => a.kind === 'move' && b.kind === 'move';
  for (let at = nextOf(told, isWay); at >= 0; at = nextOf(told, isWay)) told = mergedAt(told, at);
  while (told.length > MOST_STEPS) {
    const at = MERGES.map(fits => nextOf(told, fits)).find(found => found >= 0);
    if (at === undefined) break;
    told = mergedAt(told, at);
  }
  return told;
}

/** The shortest pair of neighbours with one actor that fits; -1 for none. */
function nextOf(told: readonly Told[], fits: (a: Told, b: Told) => boolean): number {
  const lengths = told.map((a, i) => {
    const b = told[i + 1];
    return b && a.agent === b.agent && fits(a, b)
      ? a.deeds.length + b.deeds.length
      : Number.POSITIVE_INFINITY;
  });
  const least = Math.min(...lengths);
  return least === Number.POSITIVE_INFINITY ? -1 : lengths.indexOf(least);
}

const mergedAt = (told: readonly Told[], at: number): readonly Told[] =>
  told.toSpliced(at, 2, merged(told[at] as Told, told[at + 1] as Told));

/** A way says less than the deed at its end. */
const merged = (a: Told, b: Told): Told => ({
  ...b,
  kind: b.kind === 'move' ? a.kind : b.kind,
  deeds: [...a.deeds, ...b.deeds],
  events: [...a.events, ...b.events],
  ways: [...a.ways, ...b.ways],
  cubes: b.cubes.reduce<readonly Cubes[]>(counted, a.cubes),
  gone: [...a.gone, ...b.gone],
});
