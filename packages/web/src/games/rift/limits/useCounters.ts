/** Lazy-loads the counters when a limit is near: most games never get there. */
import type { Language } from '@tessera/engine';
import type { Colour, RiftView } from '@tessera/games/rift';
import { useMemo } from 'preact/hooks';
import type { MatchSetup } from '../../../match/client.ts';
import type { Counter } from '../../../table/PromptBand.tsx';
import { useLoadedWords } from '../../../text/index.ts';
import type { Text } from '../text/index.ts';
import type { Count } from './part.ts';

const load = async (language: Language): Promise<Count | undefined> =>
  (await import('./part.ts')).loadCount(language);
const loadNothing = async (): Promise<Count | undefined> => undefined;

/** True somewhat before the first counter is shown, so that it loads in time. */
const isNear = ({ quiet, repeats, options: { stallLimit, closingRift }, sides }: RiftView): boolean =>
  repeats > 1 ||
  (closingRift && quiet > 20) ||
  (stallLimit !== null && quiet >= Math.min(30, stallLimit / 2)) ||
  sides.some(({ lost }) => Object.values(lost).reduce((sum, count) => sum + count, 0) > 3);

export function useCounters(
  view: RiftView,
  { seats }: MatchSetup,
  me: Colour,
  { rift }: Text,
): readonly Counter[] {
  const count = useLoadedWords(isNear(view) ? load : loadNothing);
  const you = seats.some(({ kind }) => kind === 'bot') && seats[me]?.kind === 'you' ? me : undefined;
  return useMemo(() => count?.(view, rift, you) ?? [], [count, view, rift, you]);
}
