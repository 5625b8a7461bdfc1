/** The courses of all games: what is done, what comes next, and the small game at the end. */
import './learn.css';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { PATHS } from '../../../ui/router.ts';
import { DAILY_PATH } from '../daily/path.ts';
import { CourseCard } from './CourseCard.tsx';
import { COURSES } from './courses.ts';
import { progressOf } from './progress.ts';
import type { LearnWords } from './words/index.ts';

interface ListProps {
  readonly words: LearnWords;
  /** Id of the game whose course is unfolded on a phone; the one that was begun unless told. */
  readonly open: string | undefined;
}

export function CourseList({ words, open }: ListProps) {
  const begun = COURSES.find(({ game, ids }) => {
    const { length } = progressOf(game.id).done;
    return length > 0 && length < ids.length;
  });
  const unfolded = COURSES.some(({ game }) => game.id === open) ? open : (begun ?? COURSES[0])?.game.id;
  return (
    <div className="learn">
      <header>
        <PageTitle title={words.title} />
        <p className="lead">{words.lead}</p>
      </header>
      <div className="learn-grid">
        {COURSES.map(course => (
          <CourseCard
            key={course.game.id}
            course={course}
            words={words}
            isOpen={course.game.id === unfolded}
          />
        ))}
      </div>
      <div className="learn-ways">
        <Way icon="hint" href={PATHS.home} title={words.startFirst} text={words.startFirstText} />
        <Way icon="rules" href={PATHS.allRules} title={words.rules} text={words.rulesText} />
        <Way icon="puzzles" href={PATHS.puzzles()} title={words.train} text={words.trainText} />
        <Way icon="sun" href={DAILY_PATH} title={words.daily} text={words.dailyText} />
      </div>
    </div>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

const Way = ({ icon, href, title, text }: WayProps) => (
  <Link className="learn-way" href={href}>
    <Icon name={icon} size={22} />
    <span>
      <b>{title}</b>
      <small>{text}</small>
    </span>
  </Link>
);
