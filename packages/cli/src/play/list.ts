/** Lists of answers. */
import { filled } from '../words.ts';
import type { PlayText } from './text.ts';

/** Longer lists are told by their kinds. */
const SHORT = 24;

/** As many to a line as 80 columns take. */
export function columns(words: readonly string[]): string[] {
  const width = Math.max(...words.map(word => word.length)) + 2;
  const perLine = Math.max(1, Math.floor(80 / width));
  return Array.from({ length: Math.ceil(words.length / perLine) }, (_, i) =>
    words
      .slice(i * perLine, (i + 1) * perLine)
      .map(word => word.padEnd(width))
      .join('')
      .trimEnd(),
  );
}

/** Answers that begin with a prefix, each under its number in the whole list. */
export function numbered(answers: readonly string[], prefix = ''): string[] {
  const width = `${answers.length}`.length;
  const shown = answers.flatMap((answer, i) =>
    answer.startsWith(prefix) ? `${String(i + 1).padStart(width)} ${answer}` : [],
  );
  return shown.length > 0 ? columns(shown) : [];
}

/** What may be answered: a numbered list, or how many there are of each kind if it is long. */
export function answerLines(answers: readonly string[], text: PlayText): string[] {
  if (answers.length <= SHORT) return numbered(answers);
  const counts = new Map<string, number>();
  for (const answer of answers) {
    const kind = answer.split(' ')[0] ?? '';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const kinds = [...counts].map(([kind, count]) => (count > 1 ? `${kind} (${count})` : kind));
  return [filled(text.manyAnswers, { kinds: kinds.join(', ') })];
}
