/** The courses of loop: the first mode, and a short one for each further mode. */
import { catalogue } from '@tessera/engine';
import type { Course, CourseWords } from '../../course.ts';
import { loadModeWords } from './modeWords/index.ts';

const SHORT = { finaleMinutes: 15 } as const;

const supa: Course = {
  ...SHORT,
  minutes: { supa: 1, perpetual: 1, win: 1 },
  loadLessons: async () => (await import('./modes.ts')).SUPA,
  loadWords: async language => (await loadModeWords(language)).supa,
  loadFinale: async () => (await import('./modes.ts')).FINALES.supa,
};

const centrifuge: Course = {
  ...SHORT,
  minutes: { locked: 1, damage: 1, last: 1 },
  loadLessons: async () => (await import('./modes.ts')).CENTRIFUGE,
  loadWords: async language => (await loadModeWords(language)).centrifuge,
  loadFinale: async () => (await import('./modes.ts')).FINALES.centrifuge,
};

const ultramachina: Course = {
  ...SHORT,
  minutes: { walk: 1, damage: 1, choose: 1 },
  loadLessons: async () => (await import('./modes.ts')).ULTRAMACHINA,
  loadWords: async language => (await loadModeWords(language)).ultramachina,
  loadFinale: async () => (await import('./modes.ts')).FINALES.ultramachina,
};

export const course: Course = {
  minutes: {
    card: 1,
    move: 1,
    throw: 1,
    vortex: 1,
    clone: 1,
    loop: 1,
    early: 1,
    mission: 1,
    archive: 1,
    take: 1,
    win: 1,
  },
  finaleMinutes: 10,
  loadLessons: async () => (await import('./lessons.ts')).LESSONS,
  loadWords: catalogue<CourseWords>(language => import(`./words/${language}.ts`)),
  loadFinale: async () => (await import('./lessons.ts')).FINALE,
  further: { supa, centrifuge, ultramachina },
};
