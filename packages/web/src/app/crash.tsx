import { lazy } from '../ui/render/lazy.tsx';
import { PageWaiting } from './PageWaiting.tsx';

const CrashPage = lazy(() => import('./CrashPage.tsx'), PageWaiting);

/** Fallback of an error boundary: a page, or a panel beside a table. */
export const crash = (error: unknown) => <CrashPage error={error} />;
