/** Courses of all games that have one, found by their folders. */
import type { Course } from '../../../games/course.ts';
import { GAMES } from '../../../games/index.ts';
import type { GameManifest } from '../../../games/manifest.ts';

const FOUND = import.meta.glob<Course>('../../../games/*/course/index.ts', { import: 'course', eager: true });

export interface GameCourse extends Course {
  readonly game: GameManifest;
  /** Key of its progress and part of its address: the game, and for a further mode `<game>/<mode>`. */
  readonly id: string;
  /** Ids of the lessons, in order. */
  readonly ids: readonly string[];
  /** Courses on further modes. */
  readonly short: readonly GameCourse[];
}

function gameCourse(game: GameManifest, course: Course, id: string): GameCourse {
  const further = Object.entries(course.further ?? {});
  const short = further.map(([mode, one]) => gameCourse(game, one, `${id}/${mode}`));
  return { ...course, game, id, ids: Object.keys(course.seconds), short };
}

export const COURSES: readonly GameCourse[] = GAMES.flatMap(game => {
  const course = FOUND[`../../../games/${game.id}/course/index.ts`];
  return course ? [gameCourse(game, course, game.id)] : [];
});

export const courseOf = (id: string): GameCourse | undefined =>
  COURSES.flatMap(course => [course, ...course.short]).find(course => course.id === id);
