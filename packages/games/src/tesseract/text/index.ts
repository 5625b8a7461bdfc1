/** Text of tesseract, one language at a time. */
import { catalogue } from '@tessera/engine';
import type { en } from './en/index.ts';

/** Type of a translation: the same keys with any strings. */
export type Words<T> = T extends string ? string : { readonly [K in keyof T]: Words<T[K]> };

export type TesseractText = Words<typeof en>;

export const loadTesseractText = catalogue<TesseractText>(language => import(`./${language}/index.ts`));
