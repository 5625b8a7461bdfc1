/** Clauses, rulings and test vectors of a rules page (docs/rules/<game>.md). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FormatError, type Language } from '@tessera/engine';

/** A clause: a rule with a fixed id that code, tests and refusals cite. */
export interface Clause {
  /** `R-BENT-4`, `T-EVENT-AC`, `L2-06`, `RUL-05` or `TV-05`. */
  readonly id: string;
  readonly text: string;
  /** True if a test must cite it: items and rows, except rulings, which only explain clauses. */
  readonly isRule: boolean;
}

const PAGES = new URL('../../../../docs/rules/', import.meta.url);

/** A game may be played before its rules page is written. */
export const hasPage = (game: string): boolean => existsSync(new URL(`${game}.md`, PAGES));

/** All clauses of a game in the order of its English page; one that a translation lacks stays in English. */
export function clausesOf(game: string, language: Language = 'en'): readonly Clause[] {
  if (!hasPage(game)) throw new FormatError('--game', `${game} has no rules page docs/rules/${game}.md`);
  const english = clausesIn(`${game}.md`);
  if (language === 'en' || !hasPage(`${game}.${language}`)) return english;
  const texts = new Map(clausesIn(`${game}.${language}.md`, language).map(({ id, text }) => [id, text]));
  return english.map(clause => ({ ...clause, text: texts.get(clause.id) ?? clause.text }));
}

const clausesIn = (page: string, language?: Language): readonly Clause[] =>
  parseClauses(readFileSync(new URL(page, PAGES), 'utf8'), language === 'fr' ? '\u00a0: ' : ': ');

/** Every id that any rules page defines, also of a game still being built. Translations repeat them. */
export const allIds = (): ReadonlySet<string> => {
  const games = readdirSync(PAGES).flatMap(file => /^(\w+)\.md$/.exec(file)?.[1] ?? []);
  return new Set(games.flatMap(game => clausesOf(game).map(({ id }) => id)));
};

/** An id ends with a number, as `R-BENT-4`, `L2-06` and `R01`, or has three parts, as `Q-CARD-AGILE`. */
export const ID = String.raw`(?=[A-Z])(?:[A-Z\d]+-)*[A-Z]*\d+|[A-Z]+(?:-[A-Z]+){2,}`;

/** `- **L-TV-1 (rulebook example)** Foo card industry …` */
const ITEM = new RegExp(String.raw`^\s*(?:[-*+]|\d+[.)])\s+\*\*(${ID})(\s[^*]+)?\*\*\s*(.*)$`);
/** `**TV-05** Star: capture on leg 1` */
const PARAGRAPH = new RegExp(String.raw`^\*\*(${ID})\*\*\s*(.*)$`);
/** The first cell of a row: an id alone, perhaps as code or in bold. */
const CELL = new RegExp(String.raw`^[*\x60]*(${ID})[*\x60]*$`);
const RULING = /\bRUL-/;
/** Heading of a column of ids in English, French and Czech; a small `carte` or `karta` heads a table of mentions. */
const IDS = /^(?:[Ii]d|[Cc]lause|Carte|N°|[Uu]stanovení|Karta|Č\.)$/;

/**
 * Parses the clauses of a page. An id is declared at the head of a list item or a paragraph, or in the first
 * cell of a table headed `id` or `clause`, in the words of the page; elsewhere it is a mention. A second table
 * may continue the rows of a first. `colon` stands between a heading and its cell.
 */
export function parseClauses(page: string, colon = ': '): Clause[] {
  const clauses = new Map<string, Clause>();
  const lines = withoutCode(page.split('\n'));
  let headings: readonly string[] | undefined;
  lines.forEach((line, i) => {
    const cells = cellsOf(line);
    if (!cells) headings = undefined;
    else if (headings) addRow(clauses, headings, cells, colon);
    else headings = cells;
    const [, id, remark = '', text = ''] = ITEM.exec(line) ?? [];
    if (id !== undefined) {
      const words = [remark, text, ...paragraphAfter(lines, i + 1)].map(part => part.trim());
      clauses.set(id, { id, isRule: !RULING.test(id), text: plain(words.filter(Boolean).join(' ')) });
    }
    const [, name, first = ''] = PARAGRAPH.exec(line) ?? [];
    if (name !== undefined) {
      const text = plain([first, ...paragraphAfter(lines, i + 1)].join('\n'));
      clauses.set(name, { id: name, isRule: false, text });
    }
  });
  return [...clauses.values()];
}

/** Blanks fenced examples, so that line numbers stay the same. */
function withoutCode(lines: readonly string[]): string[] {
  let isCode = false;
  return lines.map(line => {
    const isFence = /^\s*(```|~~~)/.test(line);
    if (isFence) isCode = !isCode;
    return isCode || isFence ? '' : line;
  });
}

/** The cells of a table row; an escaped `\|` is part of its cell. */
function cellsOf(line: string): readonly string[] | undefined {
  const row = /^\s*\|(.*)\|\s*$/.exec(line)?.[1];
  return row?.split(/(?<!\\)\|/).map(cell => cell.replaceAll('\\|', '|').trim());
}

/** Adds a row as a clause: its name, then each other cell under its heading, one per line. */
function addRow(
  clauses: Map<string, Clause>,
  headings: readonly string[],
  cells: readonly string[],
  colon: string,
): void {
  const id = CELL.exec(cells[0] ?? '')?.[1];
  if (id === undefined || !IDS.test(headings[0] ?? '')) return;
  const before = clauses.get(id);
  const [, name = '', ...rest] = cells;
  const shown = [
    before ? `${before.text}\n  ${headings[1]}${colon}${name}` : name,
    ...rest.flatMap((cell, i) => (cell === '' ? [] : `  ${headings[i + 2]}${colon}${cell}`)),
  ];
  clauses.set(id, { id, isRule: !RULING.test(id), text: plain(shown.join('\n')) });
}

/** The lines of an item: up to the next item, heading, table or blank line. */
function paragraphAfter(lines: readonly string[], from: number): string[] {
  const end = lines.findIndex(
    (line, i) => i >= from && (/^(\s*$|- |#|\||\*\*)/.test(line) || ITEM.test(line)),
  );
  return lines.slice(from, end < 0 ? lines.length : end).map(line => line.trim());
}

/** Strips Markdown; links become their words. */
const plain = (text: string): string =>
  text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, '')
    .trim();
