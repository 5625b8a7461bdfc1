import { lazy } from '../../ui/render/lazy.tsx';
import { PageWaiting } from '../PageWaiting.tsx';

/** The rules reader, lazy-loaded. */
export const Rules = lazy(() => import('./RulesReader.tsx'), PageWaiting);
