import { isTall, type Layout, layoutNow } from '../ui/breakpoints.ts';
import { useStore } from '../ui/render/useStore.ts';

export function onResize(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** Layout of the space left for a table; re-renders on resize. */
export const useLayout = (): Layout => useStore(onResize, layoutNow);

/** True if the strip below a table has room for lists; re-renders on resize. */
export const useTallWindow = (): boolean => useStore(onResize, isTall);
