/** Clauses of the rules page of loop. */
import { readFileSync } from 'node:fs';

export const loopClauses = (): string[] => {
  const page = readFileSync(new URL('../../../docs/rules/loop.md', import.meta.url), 'utf8');
  return [...page.matchAll(/\bL-[A-Z]+-\d+[a-z]?\b/g)].map(([clause]) => clause);
};
