/** Model of a table whose legal answers are offered as objects. */
import type { GameEvent, Seat } from '@tessera/engine';
import { useMemo } from 'preact/hooks';
import { speakerOf } from '../../match/seating.ts';
import type { Teaching } from '../coach/useCoaching.ts';
import type { Log } from '../useLog.ts';
import type { ReviewResult } from '../useReview.ts';
import type { TableModel } from '../useTable.ts';
import type { OfferDeeds } from './useOffers.ts';

export interface OfferModel<V, E extends GameEvent, W, O, R> extends TableModel<V>, OfferDeeds<O> {
  /** The past view on screen, else the landed one; board and panels render it. */
  readonly view: V;
  /** Latest events of the view on screen. */
  readonly events: readonly E[];
  readonly words: W;
  /** The seat whose perspective is shown: at a shared screen, the one that decides. */
  readonly me: Seat;
  /** The selected answer, before confirmation. */
  readonly chosen: O | undefined;
  /** All answers that the last press may mean, if there are several; the selected one is among them. */
  readonly choices: readonly O[];
  /** Review of the finished match; undefined until it has arrived. */
  readonly review: ReviewResult<R>;
  readonly log: Log;
  readonly teaching: Teaching;
}

/**
 * Addresses players in the second person; spectators read about the seat whose perspective they have in the
 * third.
 */
export function useSpeaker<V, W>(
  { snapshot, may, names }: TableModel<V>,
  said: W,
  watchedWords: (words: W, name: string) => W,
): { readonly me: Seat; readonly words: W } {
  const me = speakerOf(snapshot.setup, snapshot.toAct) ?? 0;
  const name = may.play ? undefined : (names[me] ?? '');
  const words = useMemo(
    () => (name === undefined ? said : watchedWords(said, name)),
    [said, name, watchedWords],
  );
  return { me, words };
}
