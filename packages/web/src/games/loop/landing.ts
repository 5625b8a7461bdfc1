/** Timing of a change on the ring: a sequence of shots, and the moment at which it lands. */
import type { Era, LoopEvent } from '@tessera/games/loop';
import type { Landing, Moment } from '../../table/clock.ts';

/** One step of the animation, in milliseconds from the start of its change. */
export interface Shot {
  /** An event; a throw has one shot per cube. */
  readonly event: LoopEvent | { readonly type: 'cube'; readonly era: Era };
  readonly start: number;
  readonly end: number;
}

/** Durations by type of event; others take no time. */
const LENGTHS: Partial<Record<LoopEvent['type'], number>> = {
  clone: 320,
  available: 240,
  ultra: 320,
  ultraApplied: 320,
  foo: 760,
  cancelled: 300,
  vortex: 700,
  missionTurned: 320,
  cloneMoved: 360,
  cloneDestroyed: 260,
  moved: 420,
  energy: 160,
  riftRemoved: 160,
};
/** Fall of a cube, and the interval to the next one. */
export const CUBE_MS = 620;
const NEXT_CUBE_MS = 380;
/** Duration of a change without chance: it lands at once and its pieces glide into place. */
const GLANCE_MS = 450;
const BANNER_MS = 1500;

/** Types of random events, which the ring shows before they land. */
const CHANCES: readonly LoopEvent['type'][] = ['clone', 'available', 'ultra', 'foo', 'thrown'];
/** Types of events with a banner. */
const DRAMAS: readonly LoopEvent['type'][] = [
  'looped',
  'vortex',
  'archived',
  'cycle',
  'centrifugeDestroyed',
  'ultraDestroyed',
];

const isChance = (events: readonly LoopEvent[]): boolean => events.some(({ type }) => CHANCES.includes(type));

export function shotsOf(events: readonly LoopEvent[]): readonly Shot[] {
  const shots: Shot[] = [];
  let now = 0;
  for (const event of events) {
    if (event.type === 'thrown' && event.eras.length > 0) {
      for (const [place, era] of event.eras.entries()) {
        const start = now + place * NEXT_CUBE_MS;
        shots.push({ event: { type: 'cube', era }, start, end: start + CUBE_MS });
      }
      now = (shots.at(-1)?.end ?? now) + NEXT_CUBE_MS;
    }
    const end = now + (LENGTHS[event.type] ?? 0);
    shots.push({ event, start: now, end });
    now = end;
  }
  return shots;
}

/** `tempo`: factor on durations, 1 or more; undefined without motion. */
export function landingOf(events: readonly LoopEvent[], tempo: number | undefined): Landing {
  const lands = tempo !== undefined && isChance(events) ? tempo * (shotsOf(events).at(-1)?.end ?? 0) : 0;
  const dramas = events.filter(({ type }) => DRAMAS.includes(type));
  const moments = dramas.map((event, i): Moment => {
    const start = lands + i * BANNER_MS;
    return { event, start, end: start + BANNER_MS };
  });
  return { lands, lasts: Math.max(lands + GLANCE_MS * (tempo ?? 0.5), moments.at(-1)?.end ?? 0), moments };
}
