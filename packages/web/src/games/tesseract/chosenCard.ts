import { onDemand } from '../../ui/render/lazy.tsx';

/** Card of the selected answer, lazy-loaded with the first one. */
export const Chosen = onDemand(() => import('./Chosen.tsx'));
