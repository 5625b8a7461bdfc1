/** Small hooks of the table: the snapshot, the room there is, looking back, and what was said last. */
import type { RiftView } from '@tessera/games/rift';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { MatchClient, MatchSnapshot } from '../../match/client.ts';

export const useSnapshot = (client: MatchClient<RiftView>): MatchSnapshot<RiftView> | undefined =>
  useSyncExternalStore(
    useCallback(listener => client.subscribe(listener), [client]),
    () => client.snapshot(),
  );

/** Two columns beside the board, one with tabs, or a sheet under it. */
export type Layout = 'wide' | 'middle' | 'phone';

const WIDE = '(min-width: 1280px)';
const PHONE = '(max-width: 759px)';

const layoutNow = (): Layout =>
  matchMedia(WIDE).matches ? 'wide' : matchMedia(PHONE).matches ? 'phone' : 'middle';

function onLayout(listener: () => void): () => void {
  const queries = [WIDE, PHONE].map(query => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

export const useLayout = (): Layout => useSyncExternalStore(onLayout, layoutNow);

export interface LookBack {
  /** How many answers the board on screen has seen; undefined for the present. */
  readonly count: number | undefined;
  readonly view: RiftView | undefined;
  show(count: number): void;
}

interface Past {
  readonly count: number;
  readonly view: RiftView;
}

/** Looking at earlier boards. The present is left alone, and undoing past the shown board returns to it. */
export function useLookBack(client: MatchClient<RiftView>, { moves }: MatchSnapshot<RiftView>): LookBack {
  const [past, setPast] = useState<Past>();
  const shown = past && past.count < moves.length ? past : undefined;
  const show = (count: number): void => {
    const wanted = Math.max(0, count);
    if (wanted >= moves.length) setPast(undefined);
    // A match that has stopped has no past to show; its page says why it stopped.
    else
      client.viewAt(wanted).then(
        view => setPast({ count: wanted, view }),
        () => setPast(undefined),
      );
  };
  return { count: shown?.count, view: shown?.view, show };
}

export interface Saying {
  readonly sentence: string;
  readonly clause?: string | undefined;
}

const SAID_MS = 8000;

/** A sentence that goes away by itself. */
export function useSaying(): readonly [Saying | undefined, (saying: Saying | undefined) => void] {
  const [saying, say] = useState<Saying>();
  useEffect(() => {
    if (!saying) return;
    const timer = setTimeout(() => say(undefined), SAID_MS);
    return () => clearTimeout(timer);
  }, [saying]);
  return [saying, say];
}
