/** Formats text: parameters, plural forms, percentages. */
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

/** Type of a translation: the same keys with any strings; only plural forms may be added. */
export type Words<T> = T extends string
  ? string
  : T extends { readonly one: string; readonly other: string }
    ? PluralForms
    : { readonly [K in keyof T]: Words<T[K]> };

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A label and its value: "Cubes: 5"; French has a no-break space before the colon. */
export const labelled = (language: string, label: string, value: string): string =>
  `${label}${language === 'fr' ? '\u00a0' : ''}: ${value}`;

/** Ends a title with a full stop, unless it has its own mark. */
export const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

interface Counter {
  readonly rules: Intl.PluralRules;
  readonly numbers: Intl.NumberFormat;
  readonly chances: Intl.NumberFormat;
}

const counters: Record<string, Counter> = {};

/** Intl objects are cached: constructing one takes a hundred times as long as using it. */
const counterOf = (language: string): Counter =>
  (counters[language] ??= {
    rules: new Intl.PluralRules(language),
    numbers: new Intl.NumberFormat(language),
    chances: new Intl.NumberFormat(language, { style: 'percent' }),
  });

/** The plural form for a number, which is inserted at `{count}`. */
export function plural(language: string, forms: PluralForms, count: number): string {
  const { rules, numbers } = counterOf(language);
  return fill(forms[rules.select(count)] ?? forms.other, { count: numbers.format(count) });
}

/** A probability in whole per cent; a possible event never reads as 0, an uncertain one never as 100. */
export function percent(language: string, chance: number): string {
  const whole = Math.round(chance * 100);
  const kept = chance > 0 && whole === 0 ? 1 : chance < 1 && whole === 100 ? 99 : whole;
  const sign = chance > 0 && whole === 0 ? '<' : chance < 1 && whole === 100 ? '>' : '';
  return sign + counterOf(language).chances.format(kept / 100);
}
