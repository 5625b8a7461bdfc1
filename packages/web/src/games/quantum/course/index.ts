/** The course of quantum. */
import { catalogue } from '@tessera/engine';
import type { Course, CourseWords } from '../../course.ts';

export const course: Course = {
  seconds: {
    move: 40,
    construct: 35,
    sum: 40,
    reconfigure: 45,
    ability: 45,
    attack: 45,
    infamy: 55,
    deploy: 35,
    research: 50,
    win: 30,
  },
  finaleMinutes: 4,
  loadLessons: async () => (await import('./lessons.ts')).LESSONS,
  loadWords: catalogue<CourseWords>(language => import(`./words/${language}.ts`)),
  loadFinale: async () => (await import('./lessons.ts')).FINALE,
};
