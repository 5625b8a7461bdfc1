/** The course of tesseract. */
import { catalogue } from '@tessera/engine';
import type { Course, CourseWords } from '../../course.ts';

export const course: Course = {
  minutes: {
    remove: 1,
    contain: 1,
    run: 1,
    win: 1,
    threat: 1,
    breach: 1,
    twin: 1,
    transfer: 1,
    card: 1,
    research: 1,
    event: 1,
  },
  finaleMinutes: 8,
  loadLessons: async () => (await import('./lessons.ts')).LESSONS,
  loadWords: catalogue<CourseWords>(language => import(`./words/${language}.ts`)),
  loadFinale: async () => (await import('./lessons.ts')).FINALE,
};
