/** Layout of the ring for the size of its container. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { type Ring, ringOf } from './layout.ts';

/** Undefined until the container is measured, before the first paint. */
export function useRing(root: RefObject<HTMLElement | null>): Ring | undefined {
  const [room, setRoom] = useState('');
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    // Stored as text, so that an equal size does not re-render.
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
