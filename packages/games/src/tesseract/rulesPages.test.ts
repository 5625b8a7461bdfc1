import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesPage } from '@tessera/engine/testkit/suite';
import { describe, expect, test } from 'vitest';
import { BASES } from './cards/bases.ts';
import { CONTAINMENT } from './cards/containment.ts';
import { RESEARCH } from './cards/research.ts';
import { RESEARCHERS } from './cards/researchers.ts';

const page = rulesPage('tesseract');

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(match => match[1] as string);

const sources = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && pattern.test(entry.name))
    .map(entry => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

const code = sources(import.meta.dirname, /^[^.]+\.ts$/).join('\n');

const lineWith = (words: string): string => page.split('\n').find(line => line.includes(words)) ?? '';

/** A clause with its sub-items. */
function clauseText(id: string): string {
  const lines = page.split('\n');
  const at = lines.findIndex(line => line.startsWith(`- **${id}**`) || line.startsWith(`| ${id} |`));
  const end = lines.findIndex((line, i) => i > at && !line.startsWith('  '));
  return lines.slice(at, end).join('\n');
}

describe('the rules page of tesseract', () => {
  test('has every code, at its clause', () => {
    const common = lineWith('Common errors:');
    const told = [...code.matchAll(/violation\(([^,]+), '(E_[A-Z_]+)'/g)].flatMap(
      ([, clause = '', name = '']) => matches(clause, /'(T-[A-Z]+-\d+)'/g).map(id => [id, name] as const),
    );
    expect(told.length).toBeGreaterThan(30);
    const isSaid = ([id, name]: readonly [string, string]): boolean =>
      `${common} ${clauseText(id)}`.includes(`\`${name}\``);
    expect(told.filter(pair => !isSaid(pair))).toEqual([]);
  });

  test('[T-COMP-7] [T-COMP-8] [T-COMP-9] the rules page has the tables of cards, row by row', () => {
    for (const { id, name, copies, effect } of RESEARCH)
      expect(page).toContain(`| \`${id}\` | ${name} | ${copies} | \`${effect}\` |`);
    for (const { id, name, effect } of CONTAINMENT)
      expect(page).toContain(`| \`${id}\` | ${name} | 1 | \`${effect}\` |`);
    for (const { id, name, diamond, ability, action } of RESEARCHERS) {
      const row = page.split('\n').find(line => line.startsWith(`| \`${id}\` | ${name} |`)) ?? '';
      expect(row.includes('♦')).toBe(diamond);
      expect(row).toContain(`\`${ability}\``);
      expect(row.replaceAll('\\|', '|')).toContain(`\`${action}\``);
    }
  });

  test('has the confidence label of every row', () => {
    for (const { id, confidence } of [...RESEARCH, ...CONTAINMENT, ...RESEARCHERS]) {
      const label =
        page
          .split('\n')
          .find(line => line.startsWith(`| \`${id}\` |`))
          ?.split(' | ')
          .at(-1) ?? '';
      expect([id, confidence]).toEqual([id, label.includes('seed') ? 'seed' : 'house']);
    }
    expect(page).toContain('## 13. Base faces (`house`)');
    expect(new Set(BASES.map(face => face.confidence))).toEqual(new Set(['house']));
  });

  test('[T-COMP-10] the rules page has the base faces', () => {
    const faces = Object.fromEntries(BASES.map(({ id }) => [id as string, [] as string[]]));
    let now: string[] = [];
    for (const line of page.slice(page.indexOf('## 13.'), page.indexOf('## 14.')).split('\n')) {
      if (line.startsWith('base ')) now = matches(line, /base (.)/g);
      else if (/^([A-Z]{2}|\.\.) /.test(line))
        line.split(/ {3,}/).forEach((row, i) => {
          faces[now[i] ?? '']?.push(row);
        });
    }
    expect(Object.fromEntries(BASES.map(({ id, rows }) => [id, rows]))).toEqual(faces);
  });
});
