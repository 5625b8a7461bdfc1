/** The course of quantum. */
import { catalogue } from '@tessera/engine';
import type { Course, CourseWords } from '../../course.ts';

export const course: Course = {
  minutes: {
    move: 1,
    construct: 1,
    sum: 1,
    reconfigure: 1,
    ability: 1,
    attack: 1,
    infamy: 1,
    deploy: 1,
    research: 1,
    win: 1,
  },
  finaleMinutes: 10,
  loadLessons: async () => (await import('./lessons.ts')).LESSONS,
  loadWords: catalogue<CourseWords>(language => import(`./words/${language}.ts`)),
  loadFinale: async () => (await import('./lessons.ts')).FINALE,
};
