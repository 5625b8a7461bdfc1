/** Composition of words in all three languages. */
import { fill } from '@tessera/engine';

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Plural forms: one, two to four, five and more; enough for the three languages. */
interface Forms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}

export function countOf({ one, few, many }: Forms, count: number): string {
  return fill(count === 1 ? one : count > 1 && count < 5 ? few : many, { count });
}
