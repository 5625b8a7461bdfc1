/** Looking at earlier boards. */
import type { RiftView } from '@tessera/games/rift';
import { useState } from 'preact/hooks';
import type { MatchClient, MatchSnapshot } from '../../match/client.ts';

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
