/** The lesson beside its table: the rule, what to do, replies, and what was learned. */
import './lesson.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Lesson, LessonWords } from '../../../games/course.ts';
import { Clause } from '../../../table/Clause.tsx';
import { useColumnAgain, useColumnShown } from '../../../table/course/useColumn.ts';
import { Emphasised } from '../../../table/Emphasised.tsx';
import type { TableModel } from '../../../table/useTable.ts';
import { fill } from '../../../text/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useStore } from '../../../ui/render/useStore.ts';
import { navigate, PATHS, useBeside } from '../../../ui/router.ts';
import type { GameCourse } from './courses.ts';
import { beginFinale } from './finale.ts';
import { markDone } from './progress.ts';
import type { Taught } from './taught.ts';
import { usePlaces } from './usePlaces.ts';
import type { LearnWords } from './words/index.ts';

/** A lesson that is being taken. */
export interface Taken {
  readonly taught: Taught;
  readonly course: GameCourse;
  readonly index: number;
  readonly lesson: Lesson;
  readonly words: LearnWords;
  readonly told: LessonWords;
  again(): void;
}

interface PartProps {
  readonly model: TableModel<unknown>;
  readonly taken: Taken;
}

/** The lesson in a column beside the table; the rules, once opened, take its place. */
export function LessonPanel({ model, taken }: PartProps) {
  const rules = useBeside();
  useColumnAgain(rules === undefined);
  const isBeside = useColumnShown();
  const { step, refutedBy } = useStore(taken.taught.subscribe, taken.taught.get);
  const { lesson, course } = taken;
  usePlaces((refutedBy === undefined && lesson.steps[step]?.places) || []);
  useEffect(() => {
    if (step >= lesson.steps.length) markDone(course.id, lesson.id);
  }, [step, lesson, course]);
  if (rules !== undefined || !isBeside) return null;
  return (
    <aside className="tb-rules ln-panel" aria-label={taken.words.panel}>
      <Steps taken={taken} />
      <Content model={model} taken={taken} />
    </aside>
  );
}

/**
 * The lesson below the prompt, where there is no room for a column. On a turned phone it is folded into the top bar,
 * which says what to do; its rule lies over the controls while it is unfolded, and so does its end.
 */
export function LessonBand({ model, taken }: PartProps) {
  const rules = useBeside();
  const { step, refutedBy } = useStore(taken.taught.subscribe, taken.taught.get);
  const [isFolded, fold] = useState(true);
  const isResting = step >= taken.lesson.steps.length || refutedBy !== undefined;
  useEffect(() => fold(!isResting), [isResting]);
  const rest = useRest({ model, taken });
  const isBeside = useColumnShown();
  if (rules !== undefined || isBeside)
    return (
      rest && (
        <p className="ln-rest">
          <b>{rest}</b>
        </p>
      )
    );
  return (
    <div className={isFolded ? 'tb-band ln-band is-folded' : 'tb-band ln-band'}>
      <button
        type="button"
        className="tb-button ln-fold"
        aria-expanded={!isFolded}
        onClick={() => fold(!isFolded)}
      >
        {taken.words.panel}
        <Icon name="down" />
      </button>
      <Content model={model} taken={taken} />
    </div>
  );
}

/** Replaces the prompt while nobody is to move: after the lesson, and while a wrong answer is refuted. */
function useRest({ model, taken }: PartProps): string | undefined {
  const { step, refutedBy, isSeen } = useLanded(model, taken);
  const { learned, follows, shown } = taken.words;
  const isDone = step >= taken.lesson.steps.length;
  // Where it is still the learner's turn after the lesson, they may go on trying.
  const isResting = refutedBy !== undefined || (isDone && !model.snapshot.isYours);
  // The page is marked, not the table's root: a rule on the root would restyle the whole table at every answer.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-resting', isResting);
    return () => document.documentElement.removeAttribute('data-resting');
  }, [isResting]);
  return isResting ? (isDone ? learned : isSeen ? shown : follows) : undefined;
}

function Steps({ taken: { taught, lesson, words } }: Pick<PartProps, 'taken'>) {
  const { step } = useStore(taught.subscribe, taught.get);
  const steps = lesson.steps.filter(({ isJoined }) => !isJoined);
  if (steps.length < 2) return null;
  const begun = lesson.steps.slice(0, step + 1).filter(({ isJoined }) => !isJoined).length;
  const isOver = step >= lesson.steps.length;
  return (
    <p className="ln-steps">
      <b>{fill(words.step, { nth: begun, count: steps.length })}</b>
      <span aria-hidden="true">
        {steps.map(({ id }, i) => (
          <i key={id} className={isOver || i + 1 < begun ? 'is-done' : i + 1 === begun ? 'is-now' : ''} />
        ))}
      </span>
    </p>
  );
}

/** State of the lesson as far as the board has shown it: no result is told before it lands. */
function useLanded({ snapshot: { moves } }: PartProps['model'], { taught }: Taken) {
  const state = useStore(taught.subscribe, taught.get);
  const landed = useRef(state);
  const { refutedBy, tries, reply } = state;
  const isSeen = moves.length >= Math.max(taught.client.snapshot()?.moves.length ?? 0, refutedBy ?? 0);
  if (isSeen) landed.current = state;
  const refuted = refutedBy === undefined ? {} : { refutedBy, tries, reply };
  return isSeen ? { ...state, isSeen } : { ...landed.current, isBusy: true, ...refuted, isSeen };
}

function Content({ model, taken }: PartProps) {
  const { lesson, words, told } = taken;
  const { step, tries, reply, isBusy, refutedBy, isSeen } = useLanded(model, taken);
  const now = lesson.steps[step];
  return (
    <>
      <h2>{told.title}</h2>
      <p className="ln-rule">
        <Emphasised text={told.rule} /> <Clause clause={lesson.clause} />
      </p>
      <div className="ln-told" role="status">
        {now ? (
          <>
            <p className="ln-todo">
              <Icon name="arrow" />
              <span>{told.steps[now.id]}</span>
            </p>
            {reply !== undefined && (
              <p key={tries} className="ln-reply">
                <Icon name={refutedBy === undefined ? 'undo' : 'close'} />
                <span>
                  <small>
                    {refutedBy === undefined ? words.takenBack : isSeen ? words.shown : words.follows}
                  </small>{' '}
                  {isSeen && told.wrong[reply]}
                </span>
              </p>
            )}
          </>
        ) : (
          <p className="ln-learned">
            <Icon name="check" />
            <span>
              <small>{words.learned}</small> {told.learned}
            </span>
          </p>
        )}
      </div>
      {refutedBy !== undefined ? (
        <TakeBack taken={taken} />
      ) : now ? (
        <Ways taken={taken} isBusy={isBusy} />
      ) : (
        <Onwards taken={taken} />
      )}
    </>
  );
}

function Ways({ taken, isBusy }: Pick<PartProps, 'taken'> & { readonly isBusy: boolean }) {
  const { taught, course, words, lesson } = taken;
  const skip = (): void => {
    markDone(course.id, lesson.id);
    goOn(taken);
  };
  return (
    <div className="ln-ways">
      <button type="button" className="tb-button" disabled={isBusy} onClick={taught.showMe}>
        {words.showMe}
      </button>
      <button type="button" className="tb-button is-ghost" onClick={skip}>
        {words.skip}
      </button>
    </div>
  );
}

/** The way back from a refutation has the focus. */
function TakeBack({ taken: { taught, words } }: Pick<PartProps, 'taken'>) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  return (
    <div className="ln-ways">
      <button ref={back} type="button" className="tb-button is-go" onClick={taught.takeBack}>
        <Icon name="undo" size={16} />
        {words.takeBack}
      </button>
    </div>
  );
}

/** After the lesson the way on has the focus: a keyboard needs one key. */
function Onwards({ taken }: Pick<PartProps, 'taken'>) {
  const { course, index, words, again } = taken;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  const isLast = index + 1 >= course.ids.length;
  return (
    <div className="ln-ways">
      <button ref={next} type="button" className="tb-button is-go" onClick={() => goOn(taken)}>
        {isLast ? words.finale : words.next}
        <Icon name="arrow" size={16} />
      </button>
      <button type="button" className="tb-button is-ghost" onClick={again}>
        {words.again}
      </button>
    </div>
  );
}

/** Opens the next lesson, or the small game after the last one. */
function goOn({ course, index }: Taken): void {
  if (index + 1 < course.ids.length) navigate(PATHS.learn(course, index + 2));
  else void beginFinale(course);
}
