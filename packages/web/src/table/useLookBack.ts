/** Looking at earlier boards. */
import { useState } from 'preact/hooks';
import type { MatchClient, MatchSnapshot } from '../match/client.ts';

export interface LookBack<V> {
  /** How many answers the board on screen has seen; undefined for the present. */
  readonly count: number | undefined;
  readonly view: V | undefined;
  show(count: number): void;
}

interface Past<V> {
  readonly count: number;
  readonly view: V;
}

/** Looking at earlier boards. The present is left alone, and undoing past the shown board returns to it. */
export function useLookBack<V>(client: MatchClient<V>, { moves }: MatchSnapshot<V>): LookBack<V> {
  const [past, setPast] = useState<Past<V>>();
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
