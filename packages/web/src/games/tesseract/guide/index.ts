/** The rules of tesseract for the reader. */
import type { RulesBook } from '../../../app/rules/guide.ts';
import { Figure } from './Figure.tsx';

export const book: RulesBook = {
  guides: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
    cs: () => import('./cs.ts'),
  },
  pages: {
    en: () => import('virtual:rules/tesseract/en'),
    fr: () => import('virtual:rules/tesseract/fr'),
    cs: () => import('virtual:rules/tesseract/cs'),
  },
  Figure,
};
