import type { Language } from '@tessera/engine';
import { cs } from './cs.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

type Words<T> = T extends string ? string : { readonly [K in keyof T]: Words<T[K]> };

export type CareerText = Words<typeof en>;

export const CAREER_TEXT: Readonly<Record<Language, CareerText>> = { en, fr, cs };
