/** The courses of loop: the first mode, and a short one for each further mode. */
import { catalogue } from '@tessera/engine';
import type { Course, CourseWords } from '../../course.ts';
import { loadModeWords } from './modeWords/index.ts';

const SHORT = { finaleMinutes: 6 } as const;

const supa: Course = {
  ...SHORT,
  seconds: { supa: 50, perpetual: 55, win: 45 },
  loadLessons: async () => (await import('./modes.ts')).SUPA,
  loadWords: async language => (await loadModeWords(language)).supa,
  loadFinale: async () => (await import('./modes.ts')).FINALES.supa,
};

const centrifuge: Course = {
  ...SHORT,
  seconds: { locked: 50, damage: 30, last: 45 },
  loadLessons: async () => (await import('./modes.ts')).CENTRIFUGE,
  loadWords: async language => (await loadModeWords(language)).centrifuge,
  loadFinale: async () => (await import('./modes.ts')).FINALES.centrifuge,
};

const ultramachina: Course = {
  ...SHORT,
  seconds: { walk: 35, damage: 30, choose: 53 },
  loadLessons: async () => (await import('./modes.ts')).ULTRAMACHINA,
  loadWords: async language => (await loadModeWords(language)).ultramachina,
  loadFinale: async () => (await import('./modes.ts')).FINALES.ultramachina,
};

export const course: Course = {
  seconds: {
    card: 35,
    move: 60,
    throw: 35,
    vortex: 55,
    clone: 60,
    loop: 60,
    early: 60,
    mission: 50,
    archive: 65,
    take: 45,
    win: 55,
  },
  finaleMinutes: 5,
  loadLessons: async () => (await import('./lessons.ts')).LESSONS,
  loadWords: catalogue<CourseWords>(language => import(`./words/${language}.ts`)),
  loadFinale: async () => (await import('./lessons.ts')).FINALE,
  further: { supa, centrifuge, ultramachina },
};
