/** Converts a rules document to HTML at build time, so that no Markdown parser is shipped. */
import { type InLanguages, LANGUAGES, type Language, spoken, typeset } from '@tessera/engine';
import { Marked, type Tokens } from 'marked';

/** Heading for the table of contents. */
interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

export interface RulesPage {
  readonly headings: readonly Heading[];
  readonly html: string;
}

/** Pattern of a clause, ruling or test vector of any game: R-BENT-4, T-EVENT-AC, RUL-05, TV-11. */
const CLAUSE = '(?:[A-Z]-[A-Z]+-(?:\\d+|[A-Z]+)|RUL-\\d+|TV-\\d+)';
const OPENS_WITH_CLAUSE = new RegExp(`^<strong>(${CLAUSE})</strong>`);
const IS_CLAUSE = new RegExp(`^${CLAUSE}$`);

/**
 * Marks the first clause. The document has a summary before it; the reader shows the player's guide instead.
 */
const BEGIN = '<!-- clauses -->';

/** Label above notation, data and ASCII drawings, which players do not need. */
const FOR_PROGRAMMERS: InLanguages<string> = {
  en: 'For programmers',
  fr: 'Pour les programmeurs',
  cs: 'Pro programátory',
};

/** Converts Markdown with clause ids to HTML with an anchor for every clause. */
export function convertRules(markdown: string, language: Language = 'en'): RulesPage {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const inner = this.parser.parseInline(tokens);
        const text = plain(inner);
        // The h1 is left out: the page shows its title itself, in the language of the shell.
        if (depth === 1) return '';
        const id = slugOf(text);
        headings.push({ id, text: typeset(language, text), level: depth });
        return `<h${depth} id="${id}" tabindex="-1">${inner}</h${depth}>\n`;
      },
      listitem(item: Tokens.ListItem) {
        return clauseElement('li', this.parser.parse(item.tokens));
      },
      paragraph({ tokens }: Tokens.Paragraph) {
        return clauseElement('p', this.parser.parseInline(tokens));
      },
      table(token: Tokens.Table) {
        const head = `<tr>${token.header.map(cell => `<th scope="col">${this.parser.parseInline(cell.tokens)}</th>`).join('')}</tr>`;
        const rows = token.rows.map(row => tableRow(row.map(cell => this.parser.parseInline(cell.tokens))));
        return tableBox(head, rows.join(''));
      },
      code({ text }: Tokens.Code) {
        const code = `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`;
        return `<details class="for-programmers"><summary>${spoken(FOR_PROGRAMMERS, language)}</summary>${code}</details>\n`;
      },
      link({ href, text, tokens }: Tokens.Link) {
        // In the document a clause is linked by its section; in the HTML it has an anchor of its own.
        const target = IS_CLAUSE.test(text) ? `href="#${text}"` : linkTarget(href);
        return `<a ${target}>${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  const html = marked.parse(markdown.slice(Math.max(0, markdown.indexOf(BEGIN))), { async: false });
  return { headings, html: typesetHtml(language, linkClauses(html)) };
}

/** No-break spaces of the language, outside tags and code. */
const typesetHtml = (language: Language, html: string): string =>
  html.replace(/<pre\b.*?<\/pre>|<code>.*?<\/code>|<[^>]+>|[^<]+/gs, part =>
    part.startsWith('<') ? part : typeset(language, part),
  );

/** Heading id by GitHub's algorithm, so that links in the document work in both places. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const plain = (html: string): string =>
  html.replace(/<[^>]+>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, entity => ENTITIES[entity] ?? entity);

const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** List item or paragraph; a bold clause id at its beginning becomes its anchor. */
function clauseElement(tag: 'li' | 'p', inner: string): string {
  const clause = OPENS_WITH_CLAUSE.exec(inner)?.[1];
  if (clause === undefined) return `<${tag}>${inner}</${tag}>\n`;
  const rest = inner.replace(OPENS_WITH_CLAUSE, '').trimStart();
  return `<${tag} class="clause" id="${clause}" tabindex="-1">${permalink(clause)} ${rest}</${tag}>\n`;
}

const permalink = (clause: string): string => `<a class="clause-id" href="#${clause}">${clause}</a>`;

/** Table row; a clause id in its first cell becomes its anchor. */
function tableRow(cells: readonly string[]): string {
  const [first = '', ...rest] = cells;
  const isClause = IS_CLAUSE.test(first);
  const open = isClause ? `<tr class="clause" id="${first}" tabindex="-1">` : '<tr>';
  const all = [isClause ? permalink(first) : first, ...rest];
  return `${open}${all.map(cell => `<td>${cell}</td>`).join('')}</tr>`;
}

/** Wide tables scroll inside their own box, which is focusable for the keyboard. */
const tableBox = (head: string, rows: string): string =>
  `<div class="table-box" tabindex="0"><table><thead>${head}</thead><tbody>${rows}</tbody></table></div>\n`;

/** File name of a rules document: another game, or another language of the same game. */
const DOCUMENT = new RegExp(`^([a-z]+)(?:\\.(${LANGUAGES.slice(1).join('|')}))?\\.md$`);

function linkTarget(href: string): string {
  const twin = DOCUMENT.exec(href);
  if (!twin) return `href="${escapeHtml(href)}"`;
  const [, game, language = LANGUAGES[0]] = twin;
  return `href="/rules/${game}" data-language="${language}" hreflang="${language}"`;
}

/** Links every mention of a clause, outside tags, code and other links. */
function linkClauses(html: string): string {
  const mention = new RegExp(
    `<a\\b[^>]*>.*?</a>|<pre\\b.*?</pre>|<code>.*?</code>|<[^>]+>|\\b(${CLAUSE})\\b`,
    'gs',
  );
  return html.replace(mention, (all, clause: string | undefined) =>
    clause === undefined ? all : `<a href="#${clause}">${clause}</a>`,
  );
}
