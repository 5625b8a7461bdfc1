/** Review of a finished match: its moments beside the table, the graph of its win probabilities below. */
import './review.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { momentAsked } from '../../match/keptMoments.ts';
import type { Retry } from '../../match/retry.ts';
import type { Reviewer } from '../../match/reviewer.ts';
import { useLoadedWords } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useStore } from '../../ui/render/useStore.ts';
import { useBeside } from '../../ui/router.ts';
import type { FootProps } from '../game.ts';
import { namesOf } from '../names.ts';
import { CourseStrip } from './CourseStrip.tsx';
import { isFoldedAtFirst, momentsFor } from './course.ts';
import type { ReviewDesk } from './desk.ts';
import { MomentList } from './MomentList.tsx';
import { MomentView } from './MomentView.tsx';
import { useColumn } from './useColumn.ts';
import { useFlag } from './useFlag.ts';
import { loadReviewWords } from './words/index.ts';

interface ReviewProps extends FootProps {
  readonly reviewer: Reviewer;
  readonly retry: Retry;
  readonly desk: ReviewDesk;
}

export function ReviewFoot(props: ReviewProps) {
  const { model, reviewer, retry, desk, isTogether } = props;
  const words = useLoadedWords(loadReviewWords);
  const { review, done, isDone } = useStore(reviewer.subscribe, reviewer.get);
  const state = useStore(desk.subscribe, desk.get);
  const [chosen, fold] = useState<boolean>();
  const isFolded = chosen ?? isFoldedAtFirst(model.layout, state);
  useFlag('folded', isFolded);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question and its answer fold the panel anew.
  useEffect(() => fold(undefined), [state.decision, state.isSolved]);
  useEffect(() => reviewer.start(), [reviewer]);
  const rules = useBeside();
  useColumn(rules === undefined);
  const { seats } = retry.base()?.setup ?? model.snapshot.setup;
  const names = useMemo(() => namesOf(seats, model.text), [seats, model.text]);
  const moments = useMemo(() => momentsFor(review, seats), [review, seats]);
  const [asked, ask] = useState(momentAsked);
  useEffect(() => {
    const moment = moments.find(({ index }) => index === asked);
    if (!moment) return;
    ask(undefined);
    void desk.open(moment);
  }, [moments, asked, desk]);
  if (!words) return null;
  retry.leader = words.leader;
  const { deedOf } = props;
  const title = state.isSolved ? words.answer : state.decision ? words.find : words.moments;
  const shared = { words, model, names, moments, desk, isTogether, deedOf };
  return (
    <>
      {rules === undefined && (
        <aside
          className={isFolded ? 'tb-rules tb-review is-folded' : 'tb-rules tb-review'}
          aria-label={words.title}
        >
          {/* Where the panel lies over the table, it can be folded away. */}
          <button type="button" className="tb-fold" aria-expanded={!isFolded} onClick={() => fold(!isFolded)}>
            <span>{title}</span>
            <Icon name="down" />
          </button>
          {state.decision ? (
            <MomentView {...shared} state={state} decision={state.decision} />
          ) : (
            <MomentList {...shared} review={review} done={done} isDone={isDone} />
          )}
        </aside>
      )}
      <CourseStrip {...props} words={words} names={names} moments={moments} review={review} />
    </>
  );
}
