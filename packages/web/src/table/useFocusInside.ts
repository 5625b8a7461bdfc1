import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** What opens takes the focus; whoever had it gets it back. What is chosen itself keeps it: Enter there does the same. */
export function useFocusInside(box: RefObject<HTMLElement | null>, first: string): void {
  useLayoutEffect(() => {
    const cameFrom = document.activeElement as HTMLElement | null;
    if (!cameFrom?.closest('[data-chosen]'))
      box.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
    return () => {
      if (cameFrom?.isConnected) cameFrom.focus({ preventScroll: true });
    };
  }, [box, first]);
}
