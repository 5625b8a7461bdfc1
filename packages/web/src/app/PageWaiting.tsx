import { useText } from '../text/index.ts';
import { Waiting } from '../ui/Waiting.tsx';

/** Placeholder of a lazy-loaded page or full-size panel. */
export const PageWaiting = () => <Waiting text={useText().waiting} />;
