/** Parts around the table of a finished match. */
import type { MatchClient } from '../../match/client.ts';
import { useLoadedWords } from '../../text/index.ts';
import type { Around, GameModel } from '../game.ts';
import type { Key } from '../keys.ts';
import { ReplayBand } from '../online/ReplayBand.tsx';
import { loadTalkWords } from '../online/words/index.ts';
import { CourseStrip } from './CourseStrip.tsx';
import { seatsOf, turnsOf } from './course.ts';
import { stepTo } from './Turns.tsx';
import { createWatch } from './watch.ts';

export function aroundReplay(client: MatchClient<unknown>): Around {
  const watch = createWatch(client);
  /** Keys that step through turning points; without any, arrow keys work as at every table. */
  function useTurnKeys({ back, snapshot: { moves } }: GameModel<unknown>): readonly Key[] {
    const words = useLoadedWords(loadTalkWords)?.course;
    const go = (by: number): void => {
      const { found, isDone } = watch.get();
      const turns = isDone ? turnsOf(found, seatsOf(moves)) : [];
      if (turns.length === 0) back.step(by * Number.POSITIVE_INFINITY);
      else back.show(stepTo(turns, back.count ?? moves.length, by));
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
  return { Band: ReplayBand, Foot: props => <CourseStrip {...props} watch={watch} />, useKeys: useTurnKeys };
}
