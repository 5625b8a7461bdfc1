import type { Language } from '@tessera/engine';
import { cs } from './cs/index.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import { cs as csOptions } from './options/cs.ts';
import { en as enOptions } from './options/en.ts';
import { fr as frOptions } from './options/fr.ts';
import { cs as csRefusals } from './refusals/cs.ts';
import { en as enRefusals } from './refusals/en.ts';
import { fr as frRefusals } from './refusals/fr.ts';

/** Type of a translation: the same keys with any strings. */
type Words<T> = T extends string ? string : { readonly [K in keyof T]: Words<T[K]> };

/** Text of a table. */
export type RiftText = Words<typeof en>;
export type OptionText = Words<typeof enOptions>;
export type RefusalText = Words<typeof enRefusals>;
/** Text of a table with options and refusals. */
export interface WholeRiftText extends RiftText {
  readonly options: OptionText;
  readonly refusals: RefusalText;
}

export const RIFT_TEXT: Readonly<Record<Language, WholeRiftText>> = {
  en: { ...en, options: enOptions, refusals: enRefusals },
  fr: { ...fr, options: frOptions, refusals: frRefusals },
  cs: { ...cs, options: csOptions, refusals: csRefusals },
};
