import { useStore } from '../render/useStore.ts';

/** Two columns beside the board, one with tabs, or a sheet under it. */
export type Layout = 'wide' | 'middle' | 'phone';

const WIDE = '(min-width: 1280px)';
const PHONE = '(max-width: 759px)';

const layoutNow = (): Layout =>
  matchMedia(WIDE).matches ? 'wide' : matchMedia(PHONE).matches ? 'phone' : 'middle';

function onLayout(listener: () => void): () => void {
  const queries = [WIDE, PHONE].map(query => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/** The room there is for a table. */
export const useLayout = (): Layout => useStore(onLayout, layoutNow);
