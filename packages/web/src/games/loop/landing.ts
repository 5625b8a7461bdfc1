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
const CUBE_MS = 620;
const NEXT_CUBE_MS = 380;
/** Duration of a change without chance: it lands at once and its pieces glide into place. */
const GLANCE_MS = 450;
const BANNER_MS = 1500;
/** Longest animation of a change; longer ones run faster. */
export const LONGEST_MS = 2200;
/**
 * Pause after an answer of a bot: the first answers of a turn can be followed, later ones come faster and
 * faster, since the trace shows them all afterwards.
 */
const PACE = { first: 220, slow: 3, factor: 0.75, least: 25 } as const;
/** Time for which a bot waits after a vortex or an archived mission. */
const DRAMA_MS = 450;
/** Longest throw before a bot's own turn, which its first answer may bring. */
const BETWEEN_MS = 1100;

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

/** A banner follows; only a destroyed Supa Clone leaves perpetual energy. */
const isDrama = (event: LoopEvent): boolean =>
  DRAMAS.includes(event.type) || (event.type === 'energy' && event.perpetual);

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
  const factor = Math.min(1, LONGEST_MS / Math.max(1, now));
  return shots.map(({ event, start, end }) => ({ event, start: start * factor, end: end * factor }));
}

const paceOf = (row: number): number =>
  Math.max(PACE.least, PACE.first * PACE.factor ** Math.max(0, row - PACE.slow));

function landsAt(events: readonly LoopEvent[], tempo: number | undefined, row: number): number {
  if (tempo === undefined || !isChance(events)) return 0;
  const lands = tempo * (shotsOf(events).at(-1)?.end ?? 0);
  if (row === 0) return lands;
  // Cards and clones that a bot reveals in its turn wait for nobody; the throw after it does.
  const isThrow = events.some(({ type }) => type === 'thrown');
  return isThrow && row > 1 ? lands : Math.min(lands, tempo * (isThrow ? BETWEEN_MS : paceOf(row)));
}

/** `tempo`: factor on durations, 1 or more; undefined without motion. `row`: see the table's clock. */
export function landingOf(events: readonly LoopEvent[], tempo: number | undefined, row = 0): Landing {
  const lands = landsAt(events, tempo, row);
  const dramas = events.filter(isDrama);
  const moments = dramas.map((event, i): Moment => {
    const start = lands + i * BANNER_MS;
    return { event, start, end: start + BANNER_MS };
  });
  const settles = tempo ?? 0.5;
  if (row === 0)
    return { lands, lasts: Math.max(lands + GLANCE_MS * settles, moments.at(-1)?.end ?? 0), moments };
  // Banners of a bot's answer end with its next one.
  const isGreat = dramas.some(({ type }) => type === 'vortex' || type === 'archived');
  return { lands, lasts: lands + Math.max(isGreat ? DRAMA_MS : 0, paceOf(row)) * settles, moments };
}
