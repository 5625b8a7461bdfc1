/** Groups of legal answers: by verb, or without verbs by their first character. */

export interface AnswerGroup {
  /** Common beginning of the answers; empty for a single group of everything. */
  readonly verb: string;
  readonly answers: readonly string[];
}

const MOST_GROUPS = 14;

const groupedBy = (legal: readonly string[], keyOf: (answer: string) => string): readonly AnswerGroup[] =>
  [...Map.groupBy(legal, keyOf)].map(([verb, answers]) => ({ verb, answers }));

const firstWord = (answer: string): string => answer.split(' ')[0] ?? '';
/** Examples: `Sf5-j5xi4` → `S`, `T@a13` → `T`. */
const firstSign = (answer: string): string => answer.charAt(0);

export function groupsOf(legal: readonly string[]): readonly AnswerGroup[] {
  for (const keyOf of [firstWord, firstSign]) {
    const groups = groupedBy(legal, keyOf);
    if (groups.length <= MOST_GROUPS) return groups;
  }
  return [{ verb: '', answers: legal }];
}

/** Answers that contain every word of a query, in notation or as text. */
export function matching(
  legal: readonly string[],
  query: string,
  said: (answer: string) => string,
): readonly string[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  return legal.filter(answer => {
    const text = `${answer} ${said(answer)}`.toLowerCase();
    return wanted.every(word => text.includes(word));
  });
}
