import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keptPrint, withPrint } from './pictures.ts';
import { stage } from './stage.ts';

const KEPT = join(import.meta.dirname, '..', '..', '..', 'docs', 'pictures');

test('a digest is stored in a PNG that browsers still read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-picture-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { page } = await stage.visit({ viewport: { width: 40, height: 30 } });
  const png = await page.screenshot();
  const path = join(folder, 'one.png');
  writeFileSync(path, png);
  expect(keptPrint(path)).toBeUndefined();
  const printed = withPrint(png, '0123456789abcdef');
  writeFileSync(path, printed);
  expect(keptPrint(path)).toBe('0123456789abcdef');
  expect(keptPrint(join(folder, 'none.png'))).toBeUndefined();
  const size = await page.evaluate(
    async source => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return [image.width, image.height];
    },
    `data:image/png;base64,${printed.toString('base64')}`,
  );
  expect(size).toEqual([40, 30]);
});

test('every picture of the documentation was taken by npm run pictures', () => {
  const pictures = readdirSync(KEPT).filter(name => name.endsWith('.png'));
  expect(pictures.filter(name => keptPrint(join(KEPT, name)) === undefined)).toEqual([]);
});
