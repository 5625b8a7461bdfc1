/** Model of a table with offered answers, and the eyes and words of whoever sits there. */
import type { GameEvent, Seat } from '@tessera/engine';
import { useMemo } from 'preact/hooks';
import { speakerOf } from '../../match/seating.ts';
import type { Teaching } from '../coach/useCoaching.ts';
import type { Log } from '../useLog.ts';
import type { Found } from '../useReview.ts';
import type { TableModel } from '../useTable.ts';
import type { OfferDeeds } from './useOffers.ts';

export interface OfferModel<V, E extends GameEvent, W, O, R> extends TableModel<V>, OfferDeeds<O> {
  /** The past that is looked at, else what has landed: board and panels draw it. */
  readonly view: V;
  /** Latest events of what is shown. */
  readonly events: readonly E[];
  readonly words: W;
  /** Through whose eyes: the one asked, where several sit at this screen. */
  readonly me: Seat;
  /** Chosen first, done second. */
  readonly chosen: O | undefined;
  /** All that the last press may mean, where it is more than one; the chosen one is among them. */
  readonly choices: readonly O[];
  /** Undefined until it has come, and while the game goes on. */
  readonly review: Found<R>;
  readonly log: Log;
  readonly teaching: Teaching;
}

/** Players are spoken to; spectators read about the player through whose eyes they look. */
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
