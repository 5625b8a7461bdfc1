import { filled } from '../words.ts';
import { columns } from './columns.ts';
import type { PlayText } from './text.ts';
import { plain } from './things.ts';

/** A legal answer. */
export interface Offer {
  readonly notation: string;
  readonly words: string;
  /** Number in the whole list, from 1. */
  readonly number: number;
}

/** Longer lists are summed up by kind. */
const SHORT = 24;

/** Answers whose notation begins with the prefix, or else whose words do. */
export function beginning(offers: readonly Offer[], prefix: string): readonly Offer[] {
  const written = offers.filter(({ notation }) => notation.startsWith(prefix));
  if (written.length > 0 || plain(prefix) === '') return written;
  return offers.filter(({ words }) => plain(words).startsWith(plain(prefix)));
}

/** A line for each answer: its number if numbers can be typed, its words, its notation. */
function offerLines(offers: readonly Offer[], isNumbered: boolean): string[] {
  const digits = `${offers.at(-1)?.number ?? 0}`.length;
  const width = Math.max(...offers.map(({ words }) => words.length));
  return offers.map(({ notation, words, number }) => {
    const head = isNumbered ? `${String(number).padStart(digits)} ` : '';
    return words === notation ? `${head}${words}` : `${head}${words.padEnd(width)}  ${notation}`;
  });
}

/** The question's answers: a numbered list, or how many there are of each kind if it is long. */
export function answerLines(offers: readonly Offer[], text: PlayText): string[] {
  const digits = `${offers.length}`.length;
  if (offers.length <= SHORT)
    return columns(offers.map(({ words, number }) => `${String(number).padStart(digits)} ${words}`));
  const counts = new Map<string, number>();
  for (const { notation } of offers) {
    const kind = notation.split(' ')[0] ?? '';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const kinds = [...counts].map(([kind, count]) => (count > 1 ? `${kind} (${count})` : kind));
  const [largest = ''] = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return [filled(text.manyAnswers, { kinds: kinds.join(', '), kind: largest })];
}

/** Lines of `legal`; long lists without numbers fill the line. */
export const legalLines = (offers: readonly Offer[], isNumbered: boolean): string[] =>
  isNumbered || offers.length <= SHORT
    ? offerLines(offers, isNumbered)
    : columns(offers.map(({ notation }) => notation));
