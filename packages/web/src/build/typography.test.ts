import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { convertRules } from '../app/rules/convert.ts';
import { typesetModule } from './typography.ts';

const shown = (text: string): string => text.replaceAll('\u00a0', '~');

test('a catalogue is typeset in the language of its file or folder', () => {
  const code = "export const cs = { a: 'k lodi', b: `v $" + "{a ? 'o tom' : 1} i s tím` };";
  const set = "export const cs = { a: 'k~lodi', b: `v~$" + "{a ? 'o~tom' : 1} i~s~tím` };";
  expect(shown(typesetModule(code, '/x/words/cs.ts'))).toBe(set);
  const panels = "export const panels = { a: 'Qui ?' };";
  expect(shown(typesetModule(panels, '/x/words/fr/panels.ts'))).toBe("export const panels = { a: 'Qui~?' };");
});

test('elsewhere a sentence is typeset under the name of its language', () => {
  const code = "export const T = { en: 'a b ?', fr: { x: ['a b ?'] }, cs: 'a b ?' };";
  expect(shown(typesetModule(code, '/x/titles.ts'))).toBe(
    "export const T = { en: 'a b ?', fr: { x: ['a b~?'] }, cs: 'a~b ?' };",
  );
  const english = "const i = 'a b'; export const en = i ? 'a b' : 'o b';";
  expect(typesetModule(english, '/x/words/en.ts')).toBe(english);
});

test('rules pages are typeset outside tags and code', () => {
  const { html, headings } = convertRules('## Bitva s lodí\n\nKrok `a b` k *lodi* a z 20 %.\n', 'cs');
  expect(shown(html)).toContain('<p>Krok <code>a b</code> k~<em>lodi</em> a~z~20~%.</p>');
  expect(headings[0]).toMatchObject({ id: 'bitva-s-lodí', text: 'Bitva s\u00a0lodí' });
});

test('the built client has no line that could end in a preposition', () => {
  const files = globSync('assets/{cs,*-cs}-*.js', { cwd: new URL('../../dist/', import.meta.url).pathname });
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = readFileSync(new URL(`../../dist/${file}`, import.meta.url), 'utf8');
    expect(text.match(/[^\p{L}\p{N}"'`{,][ksvzouai] [\p{L}{]+/giu) ?? [], file).toEqual([]);
  }
});
