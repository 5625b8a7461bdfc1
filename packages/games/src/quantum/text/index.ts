/** Text of quantum, one language at a time. */
import { catalogue } from '@tessera/engine';
import type { en } from './en/index.ts';

/** Type of a translation: the same keys with any strings. */
type Words<T> = T extends string ? string : { readonly [K in keyof T]: Words<T[K]> };

export type QuantumText = Words<typeof en>;

export const loadQuantumText = catalogue<QuantumText>(language => import(`./${language}/index.ts`));
