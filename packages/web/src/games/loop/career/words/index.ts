/** Text of the career page, lazy-loaded with it. */
import { catalogue, type Language } from '@tessera/engine';
import { loadCareerText, loadLoopText } from '@tessera/games/loop';
import { besideGame, type Words } from '../../../../text/index.ts';
import type { en } from './en.ts';

export type CareerWords = Words<typeof en>;

const loadPage = besideGame(
  loadLoopText,
  catalogue<CareerWords>(language => import(`./${language}.ts`)),
);

/** `sheet` is what the rules call the parts of the career. */
export async function loadWords(language: Language) {
  const [words, sheet] = await Promise.all([loadPage(language), loadCareerText(language)]);
  return { ...words, sheet };
}

export type PageWords = Awaited<ReturnType<typeof loadWords>>;
