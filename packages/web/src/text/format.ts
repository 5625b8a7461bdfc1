/** Puts words together: parameters, plural forms, times. */
import { fill } from '@tessera/engine';

/** The forms of a counted phrase; languages without a form for a number use `other`. */
interface PluralForms {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** The same keys with any words: a translation can miss nothing, and add nothing but forms of plurals. */
export type Words<T> = T extends string
  ? string
  : T extends { readonly one: string; readonly other: string }
    ? PluralForms
    : { readonly [K in keyof T]: Words<T[K]> };

/** The right form of a counted phrase, with the number in its `{count}` place. */
export function plural(language: string, forms: PluralForms, count: number): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return fill(form, { count: new Intl.NumberFormat(language).format(count) });
}

const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago something was, in the largest unit that fits: "3 hours ago", "now". */
export function timeAgo(language: string, then: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - then) / 1000));
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, size] of STEPS) {
    if (seconds >= size) return format.format(-Math.floor(seconds / size), unit);
  }
  return format.format(0, 'second');
}
