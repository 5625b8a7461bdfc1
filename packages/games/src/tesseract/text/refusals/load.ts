/** Loads all refusals of one language, when the first refusal occurs. */
import { catalogue, type Language } from '@tessera/engine';
import { loadTesseractText, type Words } from '../index.ts';
import type { en } from './en.ts';

export type RefusalText = Words<typeof en>;

const loadLate = catalogue<RefusalText>(language => import(`./${language}.ts`));

export async function loadTesseractRefusals(language: Language) {
  const [{ refusals }, late] = await Promise.all([loadTesseractText(language), loadLate(language)]);
  return { ...refusals, ...late };
}
