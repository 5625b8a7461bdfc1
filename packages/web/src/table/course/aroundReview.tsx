/** Parts around the table of a finished match: the graph below it, and its moments beside it. */
import type { Retry } from '../../match/retry.ts';
import type { Reviewer } from '../../match/reviewer.ts';
import { useLoadedWords } from '../../text/index.ts';
import type { Around, GameModel } from '../game.ts';
import type { Key } from '../keys.ts';
import { ReplayBand } from '../online/ReplayBand.tsx';
import { momentsFor, stepTo } from './course.ts';
import { createDesk } from './desk.ts';
import { ReviewFoot } from './ReviewFoot.tsx';
import { loadReviewWords } from './words/index.ts';

export function aroundReview(reviewer: Reviewer, retry: Retry): Around {
  const desk = createDesk(reviewer, retry);
  /** Keys that step through the moments; without any, arrow keys work as at every table. */
  function useMomentKeys({ back, snapshot: { moves } }: GameModel<unknown>): readonly Key[] {
    const words = useLoadedWords(loadReviewWords);
    const go = (by: number): void => {
      const seats = retry.base()?.setup.seats ?? [];
      const counts = momentsFor(reviewer.get().review, seats).map(({ index }) => index);
      if (counts.length === 0 || desk.get().decision) back.step(by * Number.POSITIVE_INFINITY);
      else back.show(stepTo(counts, back.count ?? moves.length, by));
    };
    if (!words) return [];
    return [
      {
        strokes: ['arrowup', 'arrowdown'],
        meaning: words.keys,
        deed: stroke => () => go(stroke === 'arrowup' ? -1 : 1),
      },
    ];
  }
  return {
    Band: ReplayBand,
    Foot: props => <ReviewFoot {...props} reviewer={reviewer} retry={retry} desk={desk} />,
    useKeys: useMomentKeys,
  };
}
