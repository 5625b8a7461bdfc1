import { useText } from '../text/index.ts';
import { Waiting } from '../ui/Waiting.tsx';

/** In the place of a page, or a panel as good as one, until it has come. */
export const PageWaiting = () => <Waiting text={useText().waiting} />;
