/** Text of rift, one language at a time; that of a table by itself. */
import { catalogue } from '@tessera/engine';
import type { en } from './en/index.ts';
import type { en as enOptions } from './options/en.ts';
import type { en as enReasons } from './reasons/en.ts';
import type { en as enRefusals } from './refusals/en.ts';

/** Type of a translation: the same keys with any strings. */
type Words<T> = T extends string ? string : { readonly [K in keyof T]: Words<T[K]> };

/** Text of a table. */
export type RiftText = Words<typeof en>;
export type OptionText = Words<typeof enOptions>;
export type ReasonText = Words<typeof enReasons>;
export type RefusalText = Words<typeof enRefusals>;

export const loadRiftText = catalogue<RiftText>(language => import(`./${language}/index.ts`));
