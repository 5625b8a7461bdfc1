import { useEffect } from 'preact/hooks';
import type { OnlineNow } from './useOnline.ts';

/**
 * Takes a kept chair back when its person opens the table; one handed over while the page is open is taken
 * back by command.
 */
export function useReturn({ online, heard }: OnlineNow): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table is opened.
  useEffect(() => {
    const { you, chairs, phase } = heard.view;
    const mine = you === null ? undefined : chairs[you];
    if (phase === 'playing' && mine?.kind === 'person' && mine.keeper !== null && !mine.hasLeft)
      void online.tell({ do: 'return' });
  }, []);
}
