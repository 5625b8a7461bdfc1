/** The course of rift. */
import { catalogue } from '@tessera/engine';
import type { Course, CourseWords } from '../../course.ts';

export const course: Course = {
  seconds: {
    straight: 40,
    jump: 40,
    win: 30,
    corner: 50,
    flight: 35,
    slide: 35,
    cross: 40,
    drop: 45,
    guard: 40,
    around: 35,
    locked: 35,
  },
  finaleMinutes: 4,
  loadLessons: async () => (await import('./lessons.ts')).LESSONS,
  loadWords: catalogue<CourseWords>(language => import(`./words/${language}.ts`)),
  loadFinale: async () => (await import('./lessons.ts')).FINALE,
};
