/**
 * Schedule of a change's events on the cube. Independent of rendering, since the presentation clock uses it
 * too.
 */
import type { CubeId, TesseractEvent } from '@tessera/games/tesseract';

export const LIFT_MS = 260;
export const FLIGHT_MS = 460;
export const DROP_MS = 200;
export const ROLL_MS = 620;
export const SHOW_MS = 280;
export const BURN_MS = 420;
/** Interval after a leaving cube: the next one starts before it is gone. */
const LEAVE_MS = FLIGHT_MS / 3;
const CRUMBLE_MS = 260;
const FLARE_PAUSE_MS = 420;
const SHOCK_PAUSE_MS = 450;
/** Maximum duration; longer chains of events are sped up. */
const LONGEST_MS = 5200;

/** Timing of an event in milliseconds from the start of the change. */
interface Cue {
  readonly start: number;
  /** Time at which the effect is visible. */
  readonly seen: number;
  /** Time at which the next event may begin. */
  readonly end: number;
}

export interface Schedule {
  /** One cue per event. */
  readonly cues: readonly Cue[];
  readonly length: number;
  /** Factor on all times of the change. */
  readonly pace: number;
}

/** `tempo`: factor on durations, 1 or more. */
export function scheduleOf(events: readonly TesseractEvent[], tempo: number): Schedule {
  const aloft = new Set<CubeId>();
  const cues: Cue[] = [];
  events.forEach((event, i) => {
    const last = cues.at(-1);
    const start = last?.end ?? 0;
    // Consecutive rolls tumble together.
    if (event.type === 'rolled' && last && events[i - 1]?.type === 'rolled') cues.push(last);
    else cues.push({ start, seen: start + seenAfter(event), end: start + lengthOf(event, aloft) });
    if (event.type === 'rolled') aloft.add(event.cube);
    else if (event.type === 'moved') aloft.delete(event.cube);
  });
  const length = cues.at(-1)?.end ?? 0;
  return { cues, length, pace: tempo * Math.min(1, LONGEST_MS / Math.max(1, length)) };
}

/** A roll is visible when the die rests; other effects as soon as they start. */
const seenAfter = ({ type }: TesseractEvent): number => (type === 'rolled' ? LIFT_MS + ROLL_MS : 0);

function lengthOf(event: TesseractEvent, aloft: ReadonlySet<CubeId>): number {
  switch (event.type) {
    case 'rolled':
      return LIFT_MS + ROLL_MS + SHOW_MS;
    case 'uncovered':
      return FLARE_PAUSE_MS;
    case 'breached':
      return SHOCK_PAUSE_MS;
    case 'moved': {
      const isStacked = event.from.zone === 'tess' && !aloft.has(event.cube);
      if (event.to.zone === 'tess') return (isStacked ? LIFT_MS : 0) + FLIGHT_MS;
      if (isStacked) return event.to.zone === 'destroyed' ? BURN_MS + CRUMBLE_MS : LIFT_MS + LEAVE_MS;
      return aloft.has(event.cube) ? LEAVE_MS : 0;
    }
    default:
      return 0;
  }
}
