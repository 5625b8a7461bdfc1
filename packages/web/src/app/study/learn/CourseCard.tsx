/** The courses of one game, as a card. */
import { fill, useLoadedWords, useText } from '../../../text/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { PATHS } from '../../../ui/router.ts';
import { CourseLessons, type CourseProps, useCourse } from './CourseLessons.tsx';

interface CardProps extends CourseProps {
  /** True if it is unfolded on a phone. */
  readonly isOpen: boolean;
}

export function CourseCard({ course, words, isOpen }: CardProps) {
  const { game, short } = course;
  const { language } = useText();
  const { count, all, left } = useCourse(course);
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
        <span>
          {count === all ? words.done : left > 0 ? fill(words.left, { count: left }) : words.lastGame}
        </span>
      </p>
      <CourseLessons course={course} words={words} />
      {short.length > 0 && (
        <div className="learn-further">
          <h3>{words.further}</h3>
          {short.map(one => (
            <ShortCourse key={one.id} course={one} words={words} />
          ))}
        </div>
      )}
    </section>
  );
}

/** The course of a further mode, folded until it is wanted or begun. */
function ShortCourse({ course, words }: CourseProps) {
  const told = useLoadedWords(course.loadWords);
  const { count, all } = useCourse(course);
  return (
    <details open={count > 0 && count < all}>
      <summary>
        <Icon name="down" size={16} />
        <b>{told?.title}</b>
        <span>{count === all ? words.done : fill(words.progress, { count, all })}</span>
      </summary>
      <CourseLessons course={course} words={words} />
    </details>
  );
}
