/** Lessons of a course with their progress, and the small game at the end. */
import { listMatches, type StoredMatch, subscribeMatches } from '../../../match/library.ts';
import { fill, useLoadedWords } from '../../../text/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { useStore } from '../../../ui/render/useStore.ts';
import { PATHS } from '../../../ui/router.ts';
import { resultOf } from '../../history/result.ts';
import type { GameCourse } from './courses.ts';
import { beginFinale } from './finale.ts';
import { useProgress } from './progress.ts';
import type { LearnWords } from './words/index.ts';

export interface CourseProps {
  readonly course: GameCourse;
  readonly words: LearnWords;
}

/** State of a course: lessons done, and the match of its small game. */
export function useCourse({ id: course, ids, seconds }: GameCourse) {
  const { done = [], match: matchId } = useProgress()[course] ?? {};
  const match = useStore(subscribeMatches, listMatches).find(({ setup }) => setup.id === matchId);
  const isPlayed = match !== undefined && resultOf(match) !== 'open';
  const open = ids.filter(id => !done.includes(id));
  const all = ids.length + 1;
  return {
    match,
    done,
    next: open[0],
    all,
    count: all - open.length - (isPlayed ? 0 : 1),
    /** Minutes of the lessons that are left; the small game is counted by itself. */
    left: Math.ceil(open.reduce((sum, id) => sum + (seconds[id] ?? 0), 0) / 60),
  };
}

/** The lessons, then the small game. */
export function CourseLessons({ course, words }: CourseProps) {
  const { ids } = course;
  const told = useLoadedWords(course.loadWords);
  const { done, next, match } = useCourse(course);
  const begin = done.length > 0 ? words.goOn : words.start;
  return (
    <>
      <ol>
        {ids.map((id, i) => {
          const title = told?.lessons[id]?.title ?? '';
          const isDone = done.includes(id);
          const isNext = id === next;
          return (
            <li key={id} className={isDone ? 'is-done' : isNext ? 'is-next' : undefined}>
              <i aria-hidden="true">{isDone && <Icon name="check" size={12} />}</i>
              <Link
                href={PATHS.learn(course, i + 1)}
                aria-label={isDone ? fill(words.lessonDone, { title }) : undefined}
                aria-current={isNext ? 'step' : undefined}
              >
                {title}
                {isNext && <small>{done.length > 0 ? words.upNext : words.here}</small>}
              </Link>
              {isNext ? (
                <Link
                  className="button is-main is-small"
                  href={PATHS.learn(course, i + 1)}
                  aria-label={`${begin}: ${title}`}
                >
                  {begin}
                </Link>
              ) : (
                <span>
                  {fill(words.minutes, { count: Math.max(1, Math.round((course.seconds[id] ?? 0) / 60)) })}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {told && <Finale {...{ course, words, match }} {...told.finale} />}
    </>
  );
}

interface FinaleProps extends CourseProps {
  readonly match: StoredMatch | undefined;
  readonly title: string;
  readonly text: string;
}

/** The small game: to be played, going on, won or lost. */
function Finale({ course, words, match, title, text }: FinaleProps) {
  const result = match && resultOf(match);
  const said = { open: words.running, won: words.won, lost: words.lost, over: text };
  return (
    <div className={result === 'won' ? 'learn-finale is-won' : 'learn-finale'}>
      <b>{title}</b>
      <small>
        {result ? said[result] : `${text} ${fill(words.minutes, { count: course.finaleMinutes })}`}
      </small>
      {match && result === 'open' ? (
        <Link className="button is-small" href={PATHS.match(match.setup.id)}>
          {words.resume}
        </Link>
      ) : (
        <button type="button" className="button is-small" onClick={() => void beginFinale(course)}>
          {result ? words.playAgain : words.play}
        </button>
      )}
    </div>
  );
}
