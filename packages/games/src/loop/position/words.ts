/** Eras, agents, cards and tokens as text in a position, and their validating readers. */

import { FormatError, type Reader, readText } from '@tessera/engine';
import { type Named, namesOf, type Thing } from '../names.ts';
import { NONE } from '../types.ts';

/** Null for NONE. */
export const nameOf = (state: Named, thing: Thing, one: number): string | null =>
  one === NONE ? null : (namesOf(state, thing)[one] ?? null);

export const readerOf =
  (state: Named, thing: Thing): Reader<number> =>
  (value, field) => {
    const found = namesOf(state, thing).indexOf(readText(value, field));
    if (found < 0) throw new FormatError(field, `there is no ${thing} “${String(value)}”`);
    return found;
  };
