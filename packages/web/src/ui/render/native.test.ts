/** Preact without `preact/compat` takes attributes and events by the names of the browser. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = globSync('**/*.tsx', { cwd: ROOT }).map(file => ({
  file,
  text: readFileSync(join(ROOT, file), 'utf8'),
}));

const found = (pattern: RegExp): string[] =>
  SOURCES.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([what]) => `${file}: ${what}`));

describe('components', () => {
  test('name SVG attributes as SVG does: stroke-width, not strokeWidth', () => {
    expect(SOURCES.length).toBeGreaterThan(50);
    expect(
      found(/\b(stroke|fill|stop|flood)[A-Z]\w*=|\b(textAnchor|dominantBaseline|clipPath|clipRule)=/g),
    ).toEqual([]);
  });

  test('listen to every key of a text field: onInput, not onChange', () => {
    const fields = found(/<(input|textarea)\b[\s\S]*?\/>/g);
    expect(fields.length).toBeGreaterThan(5);
    const late = fields.filter(
      field => /onChange=/.test(field) && !/type="(radio|checkbox|file)"/.test(field),
    );
    expect(late).toEqual([]);
  });
});
