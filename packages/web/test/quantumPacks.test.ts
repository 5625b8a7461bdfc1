/** A content pack of maps and cards, from its file to the table and out of the browser. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_IN_PACK } from '@tessera/games/quantum';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import { playerOf } from './quantumPlayer.ts';
import { stage } from './stage.ts';

const MAIN = join(import.meta.dirname, '..', '..', 'cli', 'src', 'main.ts');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Every Command of the pack is renamed: whichever three are dealt, the names are visible. */
const PACK = {
  ...BUILT_IN_PACK,
  name: 'From the box',
  maps: [{ id: 'crossing', cubes: 4, picture: ['. 9a .', '8 X 8', '. 9b .'] }],
  commands: BUILT_IN_PACK.commands.map(row => ({ ...row, name: `Boxed ${row.id}`, text: 'As printed.' })),
};

const bring = (page: Page, name: string, content: unknown): Promise<void> =>
  page.locator('[data-option="pack"] input[type=file]').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content)),
  });

/** Opens the cards on offer, and finds one of the pack among them. */
async function expectBoxed(page: Page): Promise<void> {
  await page.locator('.q-strip').click();
  await page
    .locator('.q-over')
    .getByText(/^Boxed /)
    .first()
    .waitFor();
}

test('[Q-PACK-1] [Q-PACK-4] its content is played after a reload, by the command line, from a file', async () => {
  const { page, troubles } = await stage.visit();
  await page.addInitScript(() => {
    localStorage['tessera.settings'] ??= JSON.stringify({ coaching: false, botSpeed: 'instant' });
  });
  await page.goto('/new/quantum');
  await page.locator('[data-option="pack"] summary').click();
  const [row] = PACK.maps;
  await bring(page, 'wrong.json', { ...PACK, maps: [{ ...row, picture: ['9a 8', 'X 9b'], cubes: 7 }] });
  await page.getByText('wrong.json was refused').waitFor();
  await page.getByText('it has 4 planets for 7 cubes each').waitFor();
  await bring(page, 'box.json', PACK);
  await page.getByText('The pack From the box is saved').waitFor();
  await page.reload();
  await page.getByRole('radio', { name: /^From the box/ }).check();
  await page.getByRole('radio', { name: /^crossing From the pack/ }).check();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.table-root').waitFor();
  await untilDealt(page);
  await expectBoxed(page);
  await page.reload();
  await expectBoxed(page);

  await page.getByRole('button', { name: 'Menu' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const path = join(folder, 'match.json');
  await file.saveAs(path);
  expect(JSON.parse(readFileSync(path, 'utf8')).header.options.pack).toEqual(PACK);
  const told = execFileSync(process.execPath, [MAIN, 'replay', path], { encoding: 'utf8' });
  expect(told).toContain('Boxed ');
  await page.goto('/');
  await page.getByLabel('Open from a file').setInputFiles(path);
  await expectBoxed(page);
  expect(troubles).toEqual([]);
});

/** Places ships until the Commands are dealt and visible. */
async function untilDealt(page: Page): Promise<void> {
  const player = await playerOf(page);
  for (let answers = 0; answers < 4 && !(await page.locator('.q-strip').isVisible()); answers++) {
    await player.untilYours();
    await player.play(player.situation().legal[0] as string);
  }
}
