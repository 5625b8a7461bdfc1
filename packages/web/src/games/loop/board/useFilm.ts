/** State of the ring on screen: event by event while a change arrives, else the position. */
import { fallOutlook, type LoopEvent, type Outlook } from '@tessera/games/loop';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { TEMPOS } from '../../../table/useClock.ts';
import { useSettings } from '../../../ui/settings.ts';
import type { LoopModel } from '../contract.ts';
import { unplacedIn } from '../decisive.ts';
import { type Shot, shotsOf } from '../landing.ts';
import { frameAfter, type RingFrame, stillOf } from './film.ts';

export interface Film extends RingFrame {
  /** Cubes in the air. */
  readonly flying: readonly Shot[];
  /** Rifts from the last throw, by era. */
  readonly fresh: readonly number[];
  readonly tempo: number;
  /** Chances while cubes fall; undefined otherwise. */
  readonly outlook: Outlook | undefined;
}

const NO_SHOTS: readonly Shot[] = [];
const NONE_FRESH: Film['fresh'] = [];

export function useFilm({ clock, back, view, events, entries }: LoopModel): Film {
  const arriving = back.past ? undefined : clock.arriving;
  const tempo = TEMPOS[useSettings().animation];
  const shots = useMemo(
    () => (arriving ? shotsOf(arriving.events as readonly LoopEvent[]) : NO_SHOTS),
    [arriving],
  );
  const now = useProgress(shots, tempo);
  // Re-renders only when a shot ends.
  const over = shots.filter(({ end }) => end <= now).length;
  const frame = useMemo(
    () =>
      shots === NO_SHOTS
        ? stillOf(view, () => unplacedIn(entries))
        : frameAfter(view, inOrder(shots).slice(0, over)),
    [view, entries, shots, over],
  );
  const outlook = useMemo(() => outlookIn(frame, shots, over), [frame, shots, over]);
  const fresh = useMemo(() => freshIn(events), [events]);
  const flying = shots.filter(({ event, start, end }) => event.type === 'cube' && start <= now && now < end);
  return { ...frame, flying, fresh: shots === NO_SHOTS ? fresh : NONE_FRESH, tempo, outlook };
}

/** Sorted by their ends. */
const inOrder = (shots: readonly Shot[]): readonly Shot[] => shots.toSorted((a, b) => a.end - b.end);

/** Elapsed milliseconds of the animation; updated only where a shot begins or ends. */
function useProgress(shots: readonly Shot[], tempo: number): number {
  const [told, setTold] = useState({ shots, now: 0 });
  useEffect(() => {
    const cuts = [...new Set(shots.flatMap(({ start, end }) => [start, end]))].filter(ms => ms > 0);
    const timers = cuts.map(now => setTimeout(() => setTold({ shots, now }), now * tempo));
    return () => timers.forEach(clearTimeout);
  }, [shots, tempo]);
  return told.shots === shots ? told.now : 0;
}

/** Chances once the Machine has turned, given the cubes that have landed. */
function outlookIn({ view }: RingFrame, shots: readonly Shot[], over: number): Outlook | undefined {
  const told = inOrder(shots).slice(0, over);
  const cubesIn = (some: readonly Shot[]) =>
    some.flatMap(({ event }) => (event.type === 'cube' ? [event.era] : []));
  const thrown = cubesIn(shots).length;
  if (thrown === 0 || !told.some(({ event }) => event.type === 'foo')) return undefined;
  // Without chances after cubes are placed.
  if (told.some(({ event }) => event.type === 'rift' || event.type === 'vortex')) return undefined;
  return fallOutlook(view, cubesIn(told), thrown);
}

/** New rifts by era. */
function freshIn(events: readonly LoopEvent[]): readonly number[] {
  const fresh: number[] = [];
  if (events.some(({ type }) => type === 'thrown' || type === 'cancelled'))
    for (const event of events)
      if (event.type === 'rift') fresh[event.era] = (fresh[event.era] ?? 0) + event.count;
  return fresh;
}
