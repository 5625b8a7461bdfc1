/** The rules of rift for the reader. */
import type { RulesBook } from '../../../app/rules/guide.ts';
import { Figure } from './Figure.tsx';

export const book: RulesBook = {
  guides: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
    cs: () => import('./cs.ts'),
  },
  pages: {
    en: () => import('virtual:rules/rift/en'),
    fr: () => import('virtual:rules/rift/fr'),
    cs: () => import('virtual:rules/rift/cs'),
  },
  Figure,
};
