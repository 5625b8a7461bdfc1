// @chunk *-table
/**
 * Chronicle of a match: every deed with the ways of the cubes it moved and the cubes it changed. Events alone do
 * not say which deed they belong to, nor how high a stack was. Pure.
 */
import type { Seat } from '@tessera/engine';
import type { CubeId, Lab, Place, TesseractEvent, TesseractView } from '@tessera/games/tesseract';
import type { HistoryEntry } from '../../../match/client.ts';
import type { Chronicle as AnyChronicle, Step as AnyStep } from '../../../table/story/trace.ts';

/** Seat of the Tesseract, which has none. */
export const THREAT: Seat = -1;

/** Place of a cube; one in the Tesseract has its level, from 0. */
export type Spot = Exclude<Place, { readonly zone: 'tess' }> | TessSpot;
interface TessSpot {
  readonly zone: 'tess';
  readonly cell: number;
  readonly level: number;
}

interface Way {
  readonly cube: CubeId;
  readonly from: Spot;
  readonly to: Spot;
}

export interface Step extends AnyStep {
  /** The acting lab; undefined for the Tesseract. */
  readonly lab: Lab | undefined;
  /** Number of answers given when it began to happen; `count` is when it was complete. */
  readonly first: number;
  readonly ways: readonly Way[];
  /** Cubes that were rolled or changed where they lie. */
  readonly changed: readonly CubeId[];
}

/** Counts that the effects of a trace are told by. */
export interface Known {
  readonly contained: number;
  readonly breach: number;
  /** Cubes of each lab. */
  readonly labs: readonly (readonly CubeId[])[];
  /** Values of the cubes that were in labs, came somewhere, or changed. */
  readonly values: ReadonlyMap<CubeId, number>;
}

export interface Chronicle extends AnyChronicle<Step> {
  /** Counts after the latest answer of a seat in its own turn. */
  before(seat: Seat): Known;
}

/** Answers that begin a deed of their own; all others go on with the one before. */
const DEEDS = /^(remove|adjust|transfer|study|contain|specialize|play|use|end)\b/;

/** Events that the table does not show by themselves, or that another event implies. */
const QUIET: readonly TesseractEvent['type'][] = [
  'exposed',
  'actions',
  'asked',
  'consented',
  'ended',
  'left',
];

/** Chronicle of a match that goes on: answers of the last call are not followed again. */
export function chroniclerOf(start: TesseractView): (entries: readonly HistoryEntry[]) => Chronicle {
  let teller = tellerOf(start);
  let count = 0;
  let last: HistoryEntry | undefined;
  return entries => {
    if (entries[count - 1] !== last) {
      teller = tellerOf(start);
      count = 0;
    }
    for (const entry of entries.slice(count)) teller.tell(entry, ++count);
    last = entries[count - 1];
    return teller.told();
  };
}

export const chronicleOf = (start: TesseractView, entries: readonly HistoryEntry[]): Chronicle =>
  chroniclerOf(start)(entries);

interface Teller {
  tell(entry: HistoryEntry, count: number): void;
  told(): Chronicle;
}

function tellerOf(start: TesseractView): Teller {
  const steps: Step[] = [];
  const heights = start.stacks.map(({ cubes }) => cubes.length);
  const labs = start.labs.map(({ cubes }) => cubes.map(({ id }) => id));
  const values = new Map(
    start.labs.flatMap(({ cubes }) =>
      cubes.flatMap(({ id, value }) => (value ? [[id, value] as const] : [])),
    ),
  );
  let contained = start.board.filter(cube => cube !== null).length;
  let { breach, active } = start;
  let turn = start.phase === 'setup' ? 0 : start.turn;
  let isThreat = start.phase === 'threat';
  let isOpen = false;

  /** Takes the cube from its place and puts it down: a stack is lower by then, or higher. */
  function move({ cube, from, to }: Extract<TesseractEvent, { type: 'moved' }>): Way {
    if (from.zone === 'tess') heights[from.cell] = (heights[from.cell] ?? 1) - 1;
    const left = spotOf(from);
    if (from.zone === 'lab') labs[from.lab] = (labs[from.lab] ?? []).filter(one => one !== cube);
    const reached = spotOf(to);
    if (to.zone === 'tess') heights[to.cell] = (heights[to.cell] ?? 0) + 1;
    if (to.zone === 'lab') labs[to.lab] = [...(labs[to.lab] ?? []), cube];
    if (to.zone === 'board') contained++;
    return { cube, from: left, to: reached };
  }
  const spotOf = (place: Place): Spot =>
    place.zone === 'tess' ? { ...place, level: heights[place.cell] ?? 0 } : place;

  /** Actor of a new step: a granted action belongs to its seat, anything consented to belongs to the active lab. */
  function actorOf({ seat, move }: HistoryEntry): Pick<Step, 'seat' | 'lab'> {
    const own = start.labs[active]?.seat ?? seat;
    const isGranted = seat !== own && DEEDS.test(move);
    return isGranted
      ? { seat, lab: start.labs.findIndex(lab => lab.seat === seat) }
      : { seat: own, lab: active };
  }

  function follow(event: TesseractEvent, entry: HistoryEntry, count: number): void {
    if (event.type === 'turn' || event.type === 'threat') {
      isThreat = event.type === 'threat';
      isOpen = false;
      if (event.type === 'turn') ({ turn, lab: active } = event);
    }
    if (event.type === 'turn' || event.type === 'threat' || QUIET.includes(event.type)) return;
    if (!isOpen) {
      const by = isThreat
        ? { seat: THREAT, lab: undefined, kind: 'threat' }
        : { ...actorOf(entry), kind: entry.move.split(' ')[0] ?? '' };
      steps.push({ ...by, turn, first: count, count, ways: [], changed: [] });
      isOpen = true;
    }
    const step = steps.pop();
    if (step) steps.push({ ...step, count, ...grownBy(step, event) });
    if (event.type === 'breached' || event.type === 'healed') breach = event.breach;
  }

  const grownBy = (step: Step, event: TesseractEvent): Partial<Step> => {
    if (event.type === 'moved') {
      values.set(event.cube, event.value);
      return { ways: [...step.ways, move(event)] };
    }
    if (event.type !== 'changed' && event.type !== 'rolled') return {};
    values.set(event.cube, event.value);
    return { changed: [...step.changed.filter(cube => cube !== event.cube), event.cube] };
  };

  const known = (): Known => ({ contained, breach, labs: [...labs], values: new Map(values) });
  const begun = known();
  const news: { readonly at: number; readonly known: Known }[] = [];
  return {
    tell(entry, count) {
      // Consent to a wish of somebody else is no deed of one's own turn.
      const isOwn = start.labs[active]?.seat === entry.seat;
      if (DEEDS.test(entry.move)) isOpen = false;
      for (const event of entry.events as readonly TesseractEvent[]) follow(event, entry, count);
      if (isOwn) news[entry.seat] = { at: steps.length, known: known() };
    },
    told() {
      const latest = [...news];
      return {
        steps: [...steps],
        since: seat => latest[seat]?.at ?? 0,
        before: seat => latest[seat]?.known ?? begun,
      };
    },
  };
}
