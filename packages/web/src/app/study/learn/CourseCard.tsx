/** The course of one game, as a card. */
import { listMatches, type StoredMatch, subscribeMatches } from '../../../match/library.ts';
import { fill, useLoadedWords, useText } from '../../../text/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { useStore } from '../../../ui/render/useStore.ts';
import { PATHS } from '../../../ui/router.ts';
import { resultOf } from '../../history/result.ts';
import type { GameCourse } from './courses.ts';
import { beginFinale } from './finale.ts';
import { useProgress } from './progress.ts';
import type { LearnWords } from './words/index.ts';

interface CardProps {
  readonly course: GameCourse;
  readonly words: LearnWords;
  /** True if it is unfolded on a phone. */
  readonly isOpen: boolean;
}

export function CourseCard({ course, words, isOpen }: CardProps) {
  const { game, ids, minutes, finaleMinutes } = course;
  const { language } = useText();
  const told = useLoadedWords(course.loadWords);
  const { done = [], match: matchId } = useProgress()[game.id] ?? {};
  const match = useStore(subscribeMatches, listMatches).find(({ setup }) => setup.id === matchId);
  const next = ids.find(id => !done.includes(id));
  const isBegun = done.length > 0;
  const begin = isBegun ? words.goOn : words.start;
  const isPlayed = match !== undefined && resultOf(match) !== 'open';
  const count = ids.filter(id => done.includes(id)).length + (isPlayed ? 1 : 0);
  const all = ids.length + 1;
  const left = ids.reduce(
    (sum, id) => sum + (done.includes(id) ? 0 : (minutes[id] ?? 0)),
    isPlayed ? 0 : finaleMinutes,
  );
  const { name, kind } = game.titles[language];
  return (
    <section
      className={isOpen ? 'learn-card is-open' : 'learn-card'}
      data-game={game.id}
      aria-labelledby={`learn-${game.id}`}
    >
      <div className="learn-art">
        <div aria-hidden="true">
          <game.Emblem />
        </div>
        <h2 id={`learn-${game.id}`}>
          <Link href={PATHS.learn(game)}>{name}</Link>
          <small>{kind}</small>
        </h2>
      </div>
      <p className="learn-progress">
        <progress value={count} max={all} aria-label={name} />
        <span>{fill(words.progress, { count, all })}</span>
        <span>{count === all ? words.done : fill(words.left, { count: left })}</span>
      </p>
      <ol>
        {ids.map((id, i) => {
          const title = told?.lessons[id]?.title ?? '';
          const isDone = done.includes(id);
          const isNext = id === next;
          return (
            <li key={id} className={isDone ? 'is-done' : isNext ? 'is-next' : undefined}>
              <i aria-hidden="true">{isDone && <Icon name="check" size={12} />}</i>
              <Link
                href={PATHS.learn(game, i + 1)}
                aria-label={isDone ? fill(words.lessonDone, { title }) : undefined}
                aria-current={isNext ? 'step' : undefined}
              >
                {title}
                {isNext && <small>{isBegun ? words.upNext : words.here}</small>}
              </Link>
              {isNext ? (
                <Link
                  className="button is-main is-small"
                  href={PATHS.learn(game, i + 1)}
                  aria-label={`${begin}: ${title}`}
                >
                  {begin}
                </Link>
              ) : (
                <span>{fill(words.minutes, { count: minutes[id] ?? 0 })}</span>
              )}
            </li>
          );
        })}
      </ol>
      {told && (
        <Finale
          course={course}
          words={words}
          match={match}
          title={told.finale.title}
          text={told.finale.text}
        />
      )}
    </section>
  );
}

interface FinaleProps extends Pick<CardProps, 'course' | 'words'> {
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
      <small>{result ? said[result] : text}</small>
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
