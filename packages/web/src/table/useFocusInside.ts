import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/**
 * Moves the focus into a box that opens, and back when it closes. A focused square that is itself selected
 * keeps it: Enter there confirms too.
 */
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
