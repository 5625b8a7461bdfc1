/** Text of the career, one language at a time. */
import { catalogue } from '@tessera/engine';
import type { en } from './en.ts';

type Words<T> = T extends string ? string : { readonly [K in keyof T]: Words<T[K]> };

export type CareerText = Words<typeof en>;

export const loadCareerText = catalogue<CareerText>(language => import(`./${language}.ts`));
