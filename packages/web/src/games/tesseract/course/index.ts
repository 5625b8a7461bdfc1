/** The course of tesseract. */
import { catalogue } from '@tessera/engine';
import type { Course, CourseWords } from '../../course.ts';

export const course: Course = {
  seconds: {
    remove: 40,
    contain: 60,
    run: 70,
    win: 35,
    threat: 35,
    breach: 50,
    twin: 60,
    transfer: 70,
    card: 50,
    research: 55,
    event: 40,
  },
  finaleMinutes: 5,
  loadLessons: async () => (await import('./lessons.ts')).LESSONS,
  loadWords: catalogue<CourseWords>(language => import(`./words/${language}.ts`)),
  loadFinale: async () => (await import('./lessons.ts')).FINALE,
};
