/** Timing of a change: it lands when the 3D cube or the flat view has shown its dice. */
import type { TesseractEvent } from '@tessera/games/tesseract';
import type { Landing, Moment } from '../../table/clock.ts';
import { scheduleOf } from './cube/schedule.ts';

/** Presentation: the 3D cube, layers with tumbling dice, or without motion. */
export type Showing = 'cube' | 'flat' | 'still';

/** Events with a banner. */
const isDrama = ({ type }: TesseractEvent): boolean => type === 'uncovered' || type === 'breached';

const BANNER_MS = 1200;
const SHORTEST_MS = 700;
/** Duration of all banners of a change, unless each would be too short to read. */
const BANNERS_MS = 5200;
/** Duration of a change without long movements. */
const GLANCE_MS = 600;
/** Duration of tumbling dice over the layers. */
const TUMBLE_MS = 800;

/** `tempo`: factor on durations, 1 or more. */
export function landingOf(events: readonly TesseractEvent[], how: Showing, tempo: number): Landing {
  const seen = seenOf(events, how, tempo);
  const isChance = events.some(event => event.type === 'rolled' || isDrama(event));
  const moments = momentsOf(events, seen.at);
  return {
    lands: isChance ? Math.max(0, ...seen.at) : 0,
    lasts: Math.max(GLANCE_MS * tempo, seen.length, moments.at(-1)?.end ?? 0),
    moments,
  };
}

interface Seen {
  /** Times by event. */
  readonly at: readonly number[];
  readonly length: number;
}

function seenOf(events: readonly TesseractEvent[], how: Showing, tempo: number): Seen {
  if (how === 'cube') {
    const { cues, length, pace } = scheduleOf(events, tempo);
    return { at: cues.map(({ seen }) => seen * pace), length: length * pace };
  }
  const isRolled = how === 'flat' && events.some(event => event.type === 'rolled');
  const length = isRolled ? TUMBLE_MS * tempo : 0;
  return { at: events.map(() => length), length };
}

function momentsOf(events: readonly TesseractEvent[], seen: readonly number[]): readonly Moment[] {
  const found = events.flatMap((event, i) => (isDrama(event) ? [{ event, at: seen[i] ?? 0 }] : []));
  const lasts = Math.max(SHORTEST_MS, Math.min(BANNER_MS, BANNERS_MS / Math.max(1, found.length)));
  const moments: Moment[] = [];
  for (const { event, at } of found) {
    const start = Math.max(at, moments.at(-1)?.end ?? 0);
    moments.push({ event, start, end: start + lasts });
  }
  return moments;
}
