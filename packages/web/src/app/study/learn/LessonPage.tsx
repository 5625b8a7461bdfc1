/** A lesson at the table of its game. */
import '../../match/match.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { CourseWords, Lesson, LessonWords } from '../../../games/course.ts';
import { useColumnAhead } from '../../../table/course/useColumn.ts';
import { useFlag } from '../../../table/course/useFlag.ts';
import type { Around } from '../../../table/game.ts';
import { fill, useLoadedWords } from '../../../text/index.ts';
import { navigate, PATHS } from '../../../ui/router.ts';
import { TableWaiting, tableComponentOf } from '../../match/tables.tsx';
import { PageFrame } from '../../PageFrame.tsx';
import type { GameCourse } from './courses.ts';
import { LessonBand, LessonPanel, type Taken } from './LessonPanel.tsx';
import { type Taught, teach } from './taught.ts';
import type { LearnWords } from './words/index.ts';

interface LessonPageProps {
  readonly course: GameCourse;
  readonly index: number;
  readonly words: LearnWords | undefined;
}

/** Table, lesson and words are fetched side by side. */
export function LessonPage({ course, index, words }: LessonPageProps) {
  useColumnAhead();
  const lesson = useLesson(course, index);
  const told = useLoadedWords<CourseWords>(course.loadWords)?.lessons[course.ids[index] ?? ''];
  useEffect(() => {
    void course.game.loadTable();
  }, [course]);
  if (!lesson || !told || !words)
    return (
      <PageFrame>
        <TableWaiting />
      </PageFrame>
    );
  return <AtTable {...{ course, index, words, lesson, told }} />;
}

function useLesson({ loadLessons }: GameCourse, index: number): Lesson | undefined {
  const [lesson, setLesson] = useState<Lesson>();
  useEffect(() => {
    let isWanted = true;
    void loadLessons().then(lessons => isWanted && setLesson(lessons[index]));
    return () => {
      isWanted = false;
    };
  }, [loadLessons, index]);
  return lesson;
}

interface AtTableProps extends LessonPageProps {
  readonly words: LearnWords;
  readonly lesson: Lesson;
  readonly told: LessonWords;
}

function AtTable({ course, index, words, lesson, told }: AtTableProps) {
  const { game, ids } = course;
  useFlag('lesson');
  const [run, setRun] = useState(0);
  // The small game at the end counts as the last lesson.
  const title = fill(words.nth, { nth: index + 1, count: ids.length + 1, title: told.title });
  const taught = useTaught(game.id, lesson, title, run);
  const taken = useMemo<Taken | undefined>(
    () => taught && { taught, course, index, lesson, words, told, again: () => setRun(last => last + 1) },
    [taught, course, index, lesson, words, told],
  );
  const around = useMemo<Around | undefined>(
    () =>
      taken && {
        Band: ({ model }) => <LessonBand model={model} taken={taken} />,
        Panel: ({ model }) => <LessonPanel model={model} taken={taken} />,
      },
    [taken],
  );
  const GameTable = tableComponentOf(game.id);
  if (!taught || !around || !GameTable) return <TableWaiting />;
  return (
    <GameTable
      key={taught}
      client={taught.client}
      around={around}
      onLeave={() => navigate(PATHS.learn(course))}
    />
  );
}

/** The lesson's table, opened anew for every run and closed when the page is left. */
function useTaught(game: string, lesson: Lesson, title: string, run: number): Taught | undefined {
  const [taught, setTaught] = useState<Taught>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a title in another language leaves the table as it is.
  useEffect(() => {
    const opened = teach(game, lesson, title);
    setTaught(opened);
    return () => opened.client.dispose();
  }, [game, lesson, run]);
  return taught;
}
