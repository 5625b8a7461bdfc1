/** The course of rift. */
import { catalogue } from '@tessera/engine';
import type { Course, CourseWords } from '../../course.ts';

export const course: Course = {
  minutes: {
    straight: 1,
    jump: 1,
    win: 1,
    corner: 1,
    flight: 1,
    slide: 1,
    cross: 1,
    drop: 1,
    guard: 1,
    around: 1,
    locked: 1,
  },
  finaleMinutes: 10,
  loadLessons: async () => (await import('./lessons.ts')).LESSONS,
  loadWords: catalogue<CourseWords>(language => import(`./words/${language}.ts`)),
  loadFinale: async () => (await import('./lessons.ts')).FINALE,
};
