/** Clauses, rulings and test vectors of a rules page (docs/rules/<game>.md). */
import { readdirSync, readFileSync } from 'node:fs';
import { FormatError } from '@tessera/engine';

/** Something with a fixed name that code, tests and refusals cite. */
export interface Clause {
  /** `R-BENT-4`, `T-EVENT-AC`, `RUL-05` or `TV-05`. */
  readonly id: string;
  readonly text: string;
  /** Whether a test must cite it: rule clauses only. */
  readonly isRule: boolean;
}

const PAGES = new URL('../../../../docs/rules/', import.meta.url);

/** All clauses of a game in the order of its page. */
export function clausesOf(game: string): readonly Clause[] {
  try {
    return parseClauses(readFileSync(new URL(`${game}.md`, PAGES), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new FormatError('--game', `${game} has no rules page docs/rules/${game}.md`);
  }
}

/** Every id that any rules page defines, also that of a game still being built. Translations repeat them. */
export const allIds = (): ReadonlySet<string> => {
  const games = readdirSync(PAGES).flatMap(file => /^(\w+)\.md$/.exec(file)?.[1] ?? []);
  return new Set(games.flatMap(game => clausesOf(game).map(({ id }) => id)));
};

const RULE = /^- \*\*([A-Z]+-[A-Z]+-(?:\d+|[A-Z]+))\*\*\s*/;
const VECTOR = /^\*\*([A-Z]+(?:-[A-Z]+)?-\d+)\*\*\s*/;
const RULING = /^\|\s*\**([A-Z]+(?:-[A-Z]+)?-\d+)\**\s*\|(.*)\|\s*$/;

/** A rule is a list item, a ruling a row of a table, a vector a paragraph. */
export function parseClauses(page: string): Clause[] {
  const clauses: Clause[] = [];
  const lines = page.split('\n');
  lines.forEach((line, i) => {
    const [head, id] = RULE.exec(line) ?? VECTOR.exec(line) ?? [];
    const ruling = RULING.exec(line);
    if (head !== undefined && id !== undefined) {
      const isRule = line.startsWith('-');
      const rest = [line.slice(head.length), ...paragraphAfter(lines, i + 1)];
      clauses.push({ id, isRule, text: plain(rest.join(isRule ? ' ' : '\n')) });
    } else if (ruling) {
      const cells = (ruling[2] as string).split('|').map(cell => cell.trim());
      clauses.push({ id: ruling[1] as string, isRule: false, text: plain(cells.join('; ')) });
    }
  });
  return clauses;
}

/** The lines that belong to an item: up to the next item, heading, table or blank line. */
function paragraphAfter(lines: readonly string[], from: number): string[] {
  const end = lines.findIndex((line, i) => i >= from && /^(\s*$|- |#|\||\*\*)/.test(line));
  return lines.slice(from, end < 0 ? lines.length : end).map(line => line.trim());
}

/** Without the marks of the page: links become their words. */
const plain = (text: string): string =>
  text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, '')
    .trim();
