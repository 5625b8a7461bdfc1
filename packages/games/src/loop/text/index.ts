import type { Language } from '@tessera/engine';
import { cs } from './cs/index.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';

/** Type of a translation: the same keys with any strings. */
type Words<T> = T extends string ? string : { readonly [K in keyof T]: Words<T[K]> };

export type LoopText = Words<typeof en>;

export const LOOP_TEXT: Readonly<Record<Language, LoopText>> = { en, fr, cs };
