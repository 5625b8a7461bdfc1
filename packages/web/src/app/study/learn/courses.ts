/** Courses of all games that have one, found by their folders. */
import type { Course } from '../../../games/course.ts';
import { GAMES } from '../../../games/index.ts';
import type { GameManifest } from '../../../games/manifest.ts';

const FOUND = import.meta.glob<Course>('../../../games/*/course/index.ts', { import: 'course', eager: true });

export interface GameCourse extends Course {
  readonly game: GameManifest;
  /** Ids of the lessons, in order. */
  readonly ids: readonly string[];
}

export const COURSES: readonly GameCourse[] = GAMES.flatMap(game => {
  const course = FOUND[`../../../games/${game.id}/course/index.ts`];
  return course ? [{ ...course, game, ids: Object.keys(course.minutes) }] : [];
});

export const courseOf = (game: string | undefined): GameCourse | undefined =>
  COURSES.find(course => course.game.id === game);
