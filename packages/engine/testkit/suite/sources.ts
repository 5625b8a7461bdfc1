/** Sources of a game as text, and the clauses and codes they name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TEST = /\.test\.tsx?$/;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file));

const textOf = (folder: string, files: readonly string[]): string =>
  files.map(file => readFileSync(join(folder, file), 'utf8')).join('\n');

/** All code of a folder, without its tests. */
export const codeIn = (folder: string): string =>
  textOf(
    folder,
    filesIn(folder).filter(file => !TEST.test(file)),
  );

export const testsIn = (folder: string): string =>
  textOf(
    folder,
    filesIn(folder).filter(file => TEST.test(file)),
  );

/** First groups of all matches, without duplicates. */
export const found = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].map(match => match[1] as string));

/** Codes of refusals in a source text. */
export const codesIn = (code: string): ReadonlySet<string> => found(code, /'(E_[A-Z_]+)'/g);
