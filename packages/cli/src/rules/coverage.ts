/** Clause coverage: names of tests begin with the ids of clauses in brackets. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Clause, ID } from './clauses.ts';

export interface Coverage {
  /** Rule clauses that no test cites. */
  readonly uncited: readonly string[];
  /** Citations of unknown ids, with their files. */
  readonly unknown: readonly { readonly id: string; readonly file: string }[];
  readonly citations: number;
}

export function coverageOf(clauses: readonly Clause[], known: ReadonlySet<string>, root: string): Coverage {
  const cited = testFiles(join(root, 'packages')).flatMap(file =>
    citationsIn(readFileSync(file, 'utf8')).map(id => ({ id, file: relative(root, file) })),
  );
  const ids = new Set(cited.map(({ id }) => id));
  return {
    uncited: clauses.filter(({ id, isRule }) => isRule && !ids.has(id)).map(({ id }) => id),
    unknown: cited.filter(({ id }) => !known.has(id)),
    citations: cited.length,
  };
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist)$/.test(entry.name) ? [] : testFiles(path);
    return /\.test\.tsx?$/.test(path) || /[\\/]test[\\/].*\.tsx?$/.test(path) ? [path] : [];
  });
}

const BRACKETED = String.raw`\[(?:${ID})\]`;
const CITATIONS = new RegExp(String.raw`['"\x60]((?:${BRACKETED} ?)+)`, 'g');

/** Ids in brackets at the beginning of a text in quotes, as in `test('[R-BENT-4] [RUL-05] …')`. */
export const citationsIn = (source: string): string[] =>
  [...source.matchAll(CITATIONS)].flatMap(([, ids]) =>
    [...(ids as string).matchAll(/\[([^\]]+)\]/g)].map(([, id]) => id as string),
  );
