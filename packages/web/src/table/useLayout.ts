import { isTall, type Layout, layoutNow } from '../ui/breakpoints.ts';
import { useStore } from '../ui/render/useStore.ts';

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** The room there is for a table. */
export const useLayout = (): Layout => useStore(onResize, layoutNow);

/** Whether what stands under a table has room for lists. */
export const useTallWindow = (): boolean => useStore(onResize, isTall);
