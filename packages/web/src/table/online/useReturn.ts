import { useEffect } from 'preact/hooks';
import type { OnlineNow } from './useOnline.ts';

/** Whoever opens the table again has their chair back; who let a bot play meanwhile takes it when they like. */
export function useReturn({ online, heard }: OnlineNow): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table is opened.
  useEffect(() => {
    const { you, chairs, phase } = heard.view;
    const mine = you === null ? undefined : chairs[you];
    if (phase === 'playing' && mine?.kind === 'person' && mine.keeper !== null && !mine.hasLeft)
      void online.tell({ do: 'return' });
  }, []);
}
