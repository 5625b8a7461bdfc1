import { useSyncExternalStore } from 'preact/compat';
import { useCallback } from 'preact/hooks';
import type { MatchClient, MatchSnapshot } from '../match/client.ts';

/** The match as it is now; undefined until it is loaded. */
export const useSnapshot = <V>(client: MatchClient<V>): MatchSnapshot<V> | undefined =>
  useSyncExternalStore(
    useCallback(listener => client.subscribe(listener), [client]),
    () => client.snapshot(),
  );
