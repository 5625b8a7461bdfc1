import { expect, test } from 'vitest';
import { withFiles } from './languages.ts';

/** Where the language stands in a path. */
const PLACE = '$' + '{language}';
const LOADER = `export const load = catalogue<Words>(language => import(\`./${PLACE}.ts\`));`;

const listed = (code: string, languages: readonly string[], missing = ''): string =>
  withFiles(code, { languages, isThere: path => path !== missing });

test('a loader gets one import for each language', () => {
  expect(listed(LOADER, ['en', 'fr'])).toBe(
    "export const load = catalogue<Words>(language => ({ en: () => import('./en.ts'), fr: () => import('./fr.ts') })[language]());",
  );
  expect(listed(LOADER.replace('.ts', '/index.ts'), ['en'])).toContain("import('./en/index.ts')");
});

test('a language without a file gives undefined', () => {
  expect(listed(LOADER, ['en', 'de'], './de.ts')).toContain(
    "({ en: () => import('./en.ts') })[language]?.()",
  );
});

test('English that the module imports at once is not fetched again', () => {
  const titles = `import { en } from 'games/loop/titles/en';\nimport(\`games/loop/titles/${PLACE}\`)`;
  expect(listed(titles, ['en', 'fr'])).toContain(
    "({ fr: () => import('games/loop/titles/fr') })[language]()",
  );
});
