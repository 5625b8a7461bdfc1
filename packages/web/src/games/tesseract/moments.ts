/** What a change shows and when: events and breaches that everybody must notice, and how long all of it takes. */
import type { EventSymbol, TesseractEvent } from '@tessera/games/tesseract';

export type Drama =
  | { readonly kind: 'event'; readonly symbol: EventSymbol; readonly isWarded: boolean }
  | {
      readonly kind: 'breach';
      readonly count: number;
      readonly breach: number;
      readonly values: readonly number[];
    };

/** Milliseconds from the moment the change is shown. */
interface Moment {
  readonly drama: Drama;
  readonly start: number;
  readonly end: number;
}

interface Showing {
  readonly moments: readonly Moment[];
  readonly length: number;
}

const BANNER_MS = 1200;
const SHORTEST_MS = 700;
/** A long chain of events is told faster, as the cube does. */
const LONGEST_MS = 5200;
/** What one sees of an answer that moves nothing far. */
const GLANCE_MS = 900;

/** How long the cube takes for each, roughly: the banner comes when its dice have landed. */
const CUBE_MS = {
  rolled: 1240,
  lifted: 410,
  carried: 150,
  burnt: 680,
  uncovered: 420,
  breached: 450,
} as const;

const isRoll = (event: TesseractEvent | undefined): boolean => event?.type === 'rolled';

/** Dice that are rolled one after the other tumble together. */
function cubeTime(event: TesseractEvent, before: TesseractEvent | undefined): number {
  switch (event.type) {
    case 'rolled':
      return isRoll(before) ? 0 : CUBE_MS.rolled;
    case 'moved':
      if (isRoll(before)) return CUBE_MS.carried;
      return event.to.zone === 'destroyed' && event.from.zone === 'tess' ? CUBE_MS.burnt : CUBE_MS.lifted;
    case 'uncovered':
    case 'breached':
      return CUBE_MS[event.type];
    default:
      return 0;
  }
}

function dramaOf(event: TesseractEvent): Drama | undefined {
  if (event.type === 'uncovered') {
    return { kind: 'event', symbol: event.symbol, isWarded: event.isWarded };
  }
  if (event.type !== 'breached') return undefined;
  return { kind: 'breach', count: event.count, breach: event.breach, values: event.values };
}

/** In the flat view everything has happened at once, and only the banners follow each other. */
export function showingOf(events: readonly TesseractEvent[], how: 'cube' | 'flat'): Showing {
  const times = events.map((event, i) => (how === 'cube' ? cubeTime(event, events[i - 1]) : 0));
  const all = times.reduce((sum, time) => sum + time, 0);
  const pace = Math.min(1, LONGEST_MS / Math.max(1, all));
  const found = events.flatMap((event, i) => {
    const drama = dramaOf(event);
    const at = times.slice(0, i).reduce((sum, time) => sum + time, 0) * pace;
    return drama ? [{ drama, at }] : [];
  });
  const lasts = Math.max(SHORTEST_MS, Math.min(BANNER_MS, LONGEST_MS / Math.max(1, found.length)));
  const moments: Moment[] = [];
  for (const { drama, at } of found) {
    const start = Math.max(at, moments.at(-1)?.end ?? 0);
    moments.push({ drama, start, end: start + lasts });
  }
  return { moments, length: Math.max(GLANCE_MS, all * pace, moments.at(-1)?.end ?? 0) };
}
