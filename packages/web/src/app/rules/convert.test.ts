import { pageLanguages, rulesPage } from '@tessera/engine/testkit/suite';
import { RIFT_OPTIONS } from '@tessera/games/rift';
import { RIFT_TEXT } from '@tessera/games/rift/texts';
import { TESSERACT_TEXT } from '@tessera/games/tesseract/texts';
import { describe, expect, test } from 'vitest';
import { convertRules, slugOf } from './convert.ts';
import { rulesPages } from './plugin.ts';
import { folded } from './search.ts';

const folder = new URL('../../../../../docs/rules/', import.meta.url);

const html = (markdown: string): string => convertRules(markdown).html.trim();

describe('clauses', () => {
  test('a list item that opens with a bold clause id is the anchor of that clause', () => {
    expect(html('- **R-BENT-4** *Capture on leg 1*: it ends.')).toBe(
      '<ul>\n<li class="clause" id="R-BENT-4" tabindex="-1"><a class="clause-id" href="#R-BENT-4">R-BENT-4</a> ' +
        '<em>Capture on leg 1</em>: it ends.</li>\n</ul>',
    );
  });

  test('a paragraph and a table row with a clause id are anchors too', () => {
    expect(html('**TV-01** Tesseract')).toMatch(/^<p class="clause" id="TV-01"/);
    expect(html('- **T-EVENT-AC** Acceleration')).toContain('<li class="clause" id="T-EVENT-AC"');
    const table = html('| Id | Question |\n|---|---|\n| RUL-05 | Why? |\n| other | thing |');
    expect(table).toContain(
      '<tr class="clause" id="RUL-05" tabindex="-1"><td><a class="clause-id" href="#RUL-05">',
    );
    expect(table).toContain('<tr><td>other</td><td>thing</td></tr>');
  });

  test('other bold words make no anchor', () => {
    expect(html('- **empty**: no pawn.')).toContain('<li><strong>empty</strong>: no pawn.</li>');
  });

  test('a mention of a clause becomes a link, but not inside code or another link', () => {
    expect(html('See R-CAP-1/2.')).toBe('<p>See <a href="#R-CAP-1">R-CAP-1</a>/2.</p>');
    expect(html('`R-CAP-1`')).toBe('<p><code>R-CAP-1</code></p>');
    expect(html('[R-CAP-1](#R-CAP-1)')).toBe('<p><a href="#R-CAP-1">R-CAP-1</a></p>');
  });
});

describe('other Markdown', () => {
  test('headings get the ids that GitHub gives them, and form the contents', () => {
    const page = convertRules('# Title\n\n## The `game` in two minutes\n\n### 8.1 Common & more');
    expect(page.html).not.toContain('Title');
    expect(page.headings).toEqual([
      { id: 'the-game-in-two-minutes', text: 'The game in two minutes', level: 2 },
      { id: '81-common--more', text: '8.1 Common & more', level: 3 },
    ]);
    expect(slugOf('Mise en place, été')).toBe('mise-en-place-été');
  });

  test('a link to the same document in another language switches the language', () => {
    expect(html('[les règles](rift.fr.md)')).toContain('href="/rules/rift" data-language="fr" hreflang="fr"');
    expect(html('[English](rift.md)')).toContain('data-language="en"');
    expect(html('[anglicky](tesseract.md)')).toContain('href="/rules/tesseract" data-language="en"');
  });

  test('HTML in code blocks is escaped', () => {
    expect(html('```\n<L>@<sq> & "x"\n```')).toContain('&lt;L&gt;@&lt;sq&gt; &amp; &quot;x&quot;');
  });

  test('search folds case and accents letter by letter', () => {
    expect(folded('Étoile, Glissière, œuvre – ½')).toBe('etoile, glissiere, œuvre – ½');
    expect(folded('k\u00a0lodi')).toBe('k lodi');
    for (const text of ['Étoile…', 'ÀÉÎ ’', 'İx']) expect(folded(text)).toHaveLength(text.length);
  });
});

describe.each(pageLanguages('rift'))('the rules of rift in %s', language => {
  const page = convertRules(rulesPage('rift', language));
  const ids = new Set([...page.html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

  test('contains no id twice', () => {
    expect([...page.html.matchAll(/ id="/g)]).toHaveLength(ids.size);
  });

  test('contains only fragment links with a target', () => {
    const lost = [...page.html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id).filter(id => !ids.has(id));
    expect(lost).toEqual([]);
  });

  test('contains every clause that options, pieces and endings cite', () => {
    const { ways, reasonClauses } = RIFT_TEXT.en;
    const cited = [
      ...Object.values(RIFT_OPTIONS).map(({ clause }) => clause),
      ...Object.values(ways).map(({ clause }) => clause),
      ...Object.values(reasonClauses),
    ];
    expect(cited.filter(clause => !ids.has(clause))).toEqual([]);
  });
});

describe.each(pageLanguages('tesseract'))('the rules of tesseract in %s', language => {
  const markdown = rulesPage('tesseract', language);
  const page = convertRules(markdown);
  const ids = new Set([...page.html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

  test('contains no id twice', () => {
    expect([...page.html.matchAll(/ id="/g)]).toHaveLength(ids.size);
  });

  test('contains only fragment links with a target', () => {
    const lost = [...page.html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id).filter(id => !ids.has(id));
    expect(lost).toEqual([]);
  });

  test('every clause of the English page is there, but for the vectors of tests', () => {
    const english = convertRules(rulesPage('tesseract')).html;
    const clauses = [...english.matchAll(/class="clause" id="([^"]+)"/g)].map(([, id]) => id as string);
    expect(clauses.length).toBeGreaterThan(150);
    expect(clauses.filter(id => !id.startsWith('T-TV-') && !ids.has(id))).toEqual([]);
  });

  test('names cards, researchers and symbols as the table does', () => {
    const { cards, researchers, symbols } = TESSERACT_TEXT[language];
    for (const { name } of [
      ...Object.values(cards),
      ...Object.values(researchers),
      ...Object.values(symbols),
    ]) {
      expect(markdown).toContain(name);
    }
    if (language === 'en') return;
    for (const { text } of Object.values(cards)) expect(markdown).toContain(text);
    for (const { ability, action } of Object.values(researchers)) {
      expect(markdown).toContain(`| ${ability} | ${action} |`);
    }
  });
});

test('the plugin converts only Markdown imported with ?page, in the language of its file name', () => {
  const load = rulesPages.load as unknown as (id: string) => string | undefined;
  const french = new URL('rift.fr.md', folder).pathname;
  expect(load(`${french}?page`)).toMatch(/^export const page = \{/);
  expect(load(french)).toBeUndefined();
  expect(load('src/main.tsx')).toBeUndefined();
});
