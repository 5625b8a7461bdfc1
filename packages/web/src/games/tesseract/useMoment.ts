/** The banner of the moment: one after the other, gone when the match goes on or the player does. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Drama, showingOf } from './moments.ts';
import type { Model } from './useModel.ts';

interface At {
  readonly seq: number;
  /** Of the moments of that change; past the last one nothing is shown. */
  readonly index: number;
}

export interface MomentShown {
  readonly drama: Drama;
  /** Different for every banner, so that each comes in anew. */
  readonly key: string;
}

export function useMoment({ snapshot, events, isMoving, drawing }: Model): MomentShown | undefined {
  const { seq } = snapshot;
  const how = isMoving && drawing.drawing === 'cube' ? 'cube' : 'flat';
  const latest = useRef<'cube' | 'flat'>(how);
  latest.current = how;
  // What is being told is not told anew when the drawing is switched.
  const { moments } = useMemo(() => showingOf(events, latest.current), [events]);
  const [at, setAt] = useState<At>();
  useEffect(() => {
    const timers = moments.flatMap(({ start, end }, index) => [
      setTimeout(() => setAt({ seq, index }), start),
      setTimeout(() => setAt(now => (now?.index === index ? undefined : now)), end),
    ]);
    return () => {
      timers.forEach(clearTimeout);
      setAt(undefined);
    };
  }, [seq, moments]);
  const moment = at?.seq === seq ? moments[at.index] : undefined;
  // Any press ends it; the next one comes when it is due.
  useEffect(() => {
    if (!moment) return;
    const end = (): void => setAt(undefined);
    addEventListener('pointerdown', end);
    addEventListener('keydown', end);
    return () => {
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', end);
    };
  }, [moment]);
  return moment && at && { drama: moment.drama, key: `${seq} ${at.index}` };
}
