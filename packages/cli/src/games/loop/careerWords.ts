/** Texts of `career` beside the names of its entries. */
import { typesetAll } from '@tessera/engine';
import type { Language } from '../../words.ts';

interface CareerWords {
  readonly sum: string;
  readonly with: string;
  readonly none: string;
}

export const CAREER_WORDS: Readonly<Record<Language, CareerWords>> = typesetAll({
  en: {
    sum: '{played} played, {won} won',
    with: ', first with {team} ({file})',
    none: 'No match is finished yet.',
  },
  fr: {
    sum: 'parties : {played}, victoires : {won}',
    with: ', pour la première fois avec {team} ({file})',
    none: 'Aucune partie n’est encore terminée.',
  },
  cs: {
    sum: '{played|partie}, {won|vyhry}',
    with: ', poprvé s týmem: {team} ({file})',
    none: 'Žádná partie ještě neskončila.',
  },
});
