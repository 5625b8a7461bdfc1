/** The ring in the room it is given. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { type Ring, ringOf } from './layout.ts';

/** Undefined until the room is known, which is before anything is painted. */
export function useRing(root: RefObject<HTMLElement | null>): Ring | undefined {
  const [room, setRoom] = useState('');
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    // As text: the same room is no news.
    const measure = (): void => setRoom(`${element.clientWidth} ${element.clientHeight}`);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [root]);
  return useMemo(() => {
    const [width = 0, height = 0] = room.split(' ').map(Number);
    return width > 0 && height > 0 ? ringOf(width, height) : undefined;
  }, [room]);
}
