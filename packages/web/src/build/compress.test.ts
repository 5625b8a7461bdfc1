import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { compressFolder } from './compress.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-compress-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('text files get compressed siblings on every run; images, fonts and tiny files get none', async () => {
  const text = 'export const word = "tessera";\n'.repeat(100);
  mkdirSync(join(folder, 'assets'));
  for (const name of ['index.html', 'assets/app.js', 'assets/app.css', 'icon.svg', 'font.woff2', 'icon.png'])
    writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'crumb.js'), 'x');

  await compressFolder(folder);
  const names = (readdirSync(folder, { recursive: true }) as string[]).map(name =>
    name.replaceAll('\\', '/'),
  );
  expect(names.filter(name => /\.(br|gz)$/.test(name)).sort()).toEqual([
    'assets/app.css.br',
    'assets/app.css.gz',
    'assets/app.js.br',
    'assets/app.js.gz',
    'icon.svg.br',
    'icon.svg.gz',
    'index.html.br',
    'index.html.gz',
  ]);
  const read = (name: string): Buffer => readFileSync(join(folder, name));
  expect(brotliDecompressSync(read('assets/app.js.br')).toString()).toBe(text);
  expect(gunzipSync(read('assets/app.js.gz')).toString()).toBe(text);

  const before = names.map(name => (name === 'assets' ? '' : read(name)));
  await compressFolder(folder);
  expect(readdirSync(folder, { recursive: true })).toHaveLength(names.length);
  expect(names.map(name => (name === 'assets' ? '' : read(name)))).toEqual(before);
});
