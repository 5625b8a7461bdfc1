/** Courses: their list, and the lesson of an address. */
import { useLoadedWords, useText } from '../../../text/index.ts';
import { Waiting } from '../../../ui/Waiting.tsx';
import { PageFrame } from '../../PageFrame.tsx';
import { CourseList } from './CourseList.tsx';
import { courseOf } from './courses.ts';
import { LessonPage } from './LessonPage.tsx';
import { loadLearnWords } from './words/index.ts';

export default function LearnPage({ rest: [game, nth] }: { readonly rest: readonly string[] }) {
  const words = useLoadedWords(loadLearnWords);
  const { waiting } = useText();
  const course = courseOf(game);
  const index = Number(nth) - 1;
  const id = course?.ids[index];
  if (course && id !== undefined)
    return <LessonPage key={`${game} ${id}`} course={course} index={index} words={words} />;
  return (
    <PageFrame>{words ? <CourseList words={words} open={game} /> : <Waiting text={waiting} />}</PageFrame>
  );
}
