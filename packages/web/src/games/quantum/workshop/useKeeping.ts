/** Keeps the map on the desk: every change of it is stored, merely looking at one is not. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { keepMap, keptMap } from './shelf.ts';
import { formatLink, type Sketch } from './sketch.ts';

/** Undefined until something was to be kept; then whether the browser stored it. */
export function useKeeping(id: string, sketch: Sketch, link: string): boolean | undefined {
  const [isKept, setKept] = useState<boolean>();
  // As each map came to the desk.
  const first = useRef<Record<string, string>>({});
  first.current[id] ??= link;
  const latest = useRef(sketch);
  latest.current = sketch;
  // A layout effect: stored in the task that draws the change, so a reload never loses what was on the screen.
  useLayoutEffect(() => {
    const kept = keptMap(id);
    const isChanged = link !== (kept ? formatLink(kept.sketch) : first.current[id]);
    if (isChanged && latest.current.tiles.length > 0)
      setKept(keepMap({ id, sketch: latest.current, edited: Date.now() }));
  }, [id, link]);
  return isKept;
}
