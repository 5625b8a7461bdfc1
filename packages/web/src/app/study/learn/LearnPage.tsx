/** Courses: their list, and the lesson of an address. */
import { useLoadedWords, useText } from '../../../text/index.ts';
import { Waiting } from '../../../ui/Waiting.tsx';
import { PageFrame } from '../../PageFrame.tsx';
import { CourseList } from './CourseList.tsx';
import { courseOf } from './courses.ts';
import { LessonPage } from './LessonPage.tsx';
import { loadLearnWords } from './words/index.ts';

export default function LearnPage({ rest }: { readonly rest: readonly string[] }) {
  const words = useLoadedWords(loadLearnWords);
  const { waiting } = useText();
  const path = rest.join('/');
  const course = courseOf(path.replace(/\/\d+$/, ''));
  const index = Number(rest.at(-1)) - 1;
  const id = course?.ids[index];
  if (course && id !== undefined)
    return <LessonPage key={path} course={course} index={index} words={words} />;
  return (
    <PageFrame>{words ? <CourseList words={words} open={rest[0]} /> : <Waiting text={waiting} />}</PageFrame>
  );
}
