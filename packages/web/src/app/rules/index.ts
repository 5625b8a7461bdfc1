import { lazy } from '../../ui/render/lazy.tsx';
import { PageWaiting } from '../PageWaiting.tsx';

/** The reader, fetched when somebody wants to read. */
export const Rules = lazy(() => import('./RulesReader.tsx'), PageWaiting);
