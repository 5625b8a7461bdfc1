import { expect, test } from 'vitest';
import { withLanguage } from './addLanguage.ts';

function added(source: string): { readonly source: string; readonly brought: readonly string[] } {
  const brought: string[] = [];
  return { source: withLanguage(source, 'de', path => brought.push(path)), brought };
}

test('a loader gets a file beside that of English', () => {
  const loader =
    "{\n  en: () => import('./en.ts'),\n  fr: () => import('./fr.ts'),\n  cs: () => import('./cs.ts'),\n}";
  expect(added(loader)).toEqual({
    source: loader.replace("cs.ts'),", "cs.ts'), de: () => import('./de.ts'),"),
    brought: ['./de.ts'],
  });
  const folders = "{ en: async () => (await import('./en/index.ts')).en, fr, cs }";
  expect(added(folders)).toEqual({
    source: folders.replace('cs }', "cs, de: async () => (await import('./de/index.ts')).de }"),
    brought: ['./de/index.ts'],
  });
});

test('other lists repeat what English says, and languages are called as their speakers call them', () => {
  expect(added('const T = { en, fr, cs };').source).toBe('const T = { en, fr, cs, de: en };');
  expect(added("{ en: 'It’s, {x}', fr: 'b', cs: 'c' }").source).toBe(
    "{ en: 'It’s, {x}', fr: 'b', cs: 'c', de: 'It’s, {x}' }",
  );
  expect(added("{ en: { a: ['1', '2'] }, fr: {}, cs: {}, }").source).toBe(
    "{ en: { a: ['1', '2'] }, fr: {}, cs: {}, de: { a: ['1', '2'] }, }",
  );
  expect(added("{ en: 'English', fr: 'Français', cs: 'Čeština' }").source).toContain("de: 'Deutsch' }");
});

test.each([
  'const { en, fr, cs } = TEXT;',
  'all.map(({ en, fr, cs }) => en)',
  "{ en: 'a', fr: 'b', cs: 'c', de: 'd' }",
  "{ en: 'a', fr: 'b' }",
])('%s stays as it is', source => expect(added(source).source).toBe(source));
