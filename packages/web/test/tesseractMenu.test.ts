import { readFileSync } from 'node:fs';
import { BUILT_IN_PACK } from '@tessera/games/tesseract';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import { pinSeed, stage } from './stage.ts';
import { playerOf } from './tesseractPlayer.ts';

const start = (page: Page): Promise<void> => page.getByRole('button', { name: 'Start the match' }).click();

describe('home', () => {
  test('loads nothing of the tesseract table, and no three.js', async () => {
    const { page, troubles } = await stage.visitApart();
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await page.getByRole('link', { name: 'Play Tesseract', exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.filter(path => /cube|three|tesseract/i.test(path) && path.endsWith('.js'))).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test('starts a first game with one click: you and a bot', async () => {
    const { page, troubles } = await stage.visit();
    await pinSeed(page, 7);
    await page.goto('/');
    await page.getByRole('button', { name: /^Play now\W+Tesseract$/ }).click();
    const player = await playerOf(page);
    await player.untilYours();
    expect(player.state()).toMatchObject({ researchers: ['R10', 'R08'], options: { consent: 'auto' } });
    expect(troubles).toEqual([]);
  });

  test('links to the form of a new match', async () => {
    const { page } = await stage.visit();
    await page.goto('/');
    await page.getByRole('link', { name: 'Play Tesseract', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'New match' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/new/tesseract');
  });
});

describe('a team', () => {
  test('[T-VAR-6] may have four labs with a chosen researcher and a friend', async () => {
    const { page, troubles } = await stage.visit();
    await page.goto('/new/tesseract');
    await page.getByRole('button', { name: 'Add a lab' }).click();
    await page.getByRole('button', { name: 'Add a lab' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Add a lab' }).count()).toBe(0);
    await page.getByRole('radiogroup', { name: 'Who works in lab B?' }).getByText('Friend here').click();
    await page.getByLabel(/Researcher of lab C/).selectOption('R09');
    await page
      .getByRole('radiogroup', { name: 'Base', exact: true })
      .getByRole('radio', { name: /^3/ })
      .check();
    expect(await axeViolations(page)).toEqual([]);
    await start(page);
    const player = await playerOf(page);
    expect(player.state().labs).toHaveLength(4);
    expect(player.state().researchers[2]).toBe('R09');
    expect(player.state().options.base).toBe('3');
    expect(troubles).toEqual([]);
  });

  test('[T-SETUP-4] may be a single player with two labs', async () => {
    const { page } = await stage.visit();
    await page.goto('/new/tesseract');
    await page.getByRole('button', { name: 'Remove lab B' }).click();
    await page.getByText('Playing alone, you run two labs').waitFor();
    await start(page);
    const player = await playerOf(page);
    expect(player.state()).toMatchObject({ players: 1, labs: { length: 2 } });
  });

  test('may change the rules by expert options, which are collapsed', async () => {
    const { page } = await stage.visit();
    await page.goto('/new/tesseract');
    await page.getByText('Advanced rules').click();
    await page.getByRole('radiogroup', { name: 'Breaches' }).getByText('every value').click();
    await page.getByText('1 changed').waitFor();
    await start(page);
    const player = await playerOf(page);
    expect(player.state().flags.breachScope).toBe('anyValue');
  });

  test('is set up in French and Czech too', async () => {
    const { page, troubles } = await stage.visit();
    await page.goto('/new/tesseract');
    await page.getByText('FR', { exact: true }).click();
    await page.getByRole('heading', { name: 'Nouvelle partie' }).waitFor();
    await page.getByText('CS', { exact: true }).click();
    await page.getByRole('heading', { name: 'Nová partie' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });
});

describe('content packs', () => {
  const unfold = (page: Page): Promise<void> => page.locator('[data-option="pack"] summary').click();
  const bring = (page: Page, name: string, content: string): Promise<void> =>
    page.locator('input[type=file]').setInputFiles({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
  const [first, ...others] = BUILT_IN_PACK.researchers;
  const mine = {
    ...BUILT_IN_PACK,
    name: 'From the box',
    researchers: [{ ...first, name: 'Alchemist', abilityText: 'Turns lead into cubes.' }, ...others],
  };

  test('[T-PACK-2] are refused with row and reason, and then not stored', async () => {
    const { page, troubles } = await stage.visit();
    await page.goto('/new/tesseract');
    await unfold(page);
    await bring(page, 'holiday.json', '{ "photos": ');
    await page.getByText('holiday.json was refused').waitFor();
    await page.getByText('It is not JSON').waitFor();
    const wrong = { ...mine, researchers: [{ ...first, action: 'explode(everything)' }, ...others] };
    await bring(page, 'wrong.json', JSON.stringify(wrong));
    await page.getByText('wrong.json was refused').waitFor();
    await page.getByText('researchers[0] (R01).action').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('tessera.packs'))).toBeNull();
    expect(await axeViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test('[T-PACK-1] can be made from a downloaded template', async () => {
    const { page, troubles } = await stage.visit();
    await page.goto('/new/tesseract');
    await unfold(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download a template' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('my-pack.json');
    const template = readFileSync(await file.path(), 'utf8');
    await bring(page, 'mine.json', template.replace('Transport Engineer', 'Alchemist'));
    await page.getByText('The pack my pack is saved').waitFor();
    await bring(page, 'ours.json', template.replace('my pack', 'built-in').replace('Implosion', 'Crunch'));
    await page.getByText('ours.json was refused').waitFor();
    await page.getByText('research[8] (L3-01) is another there').waitFor();
    expect(troubles).toEqual([]);
  });

  test('[T-PACK-1] are stored, chosen by name, played with and removed', async () => {
    const { page, troubles } = await stage.visit();
    await page.goto('/new/tesseract');
    await unfold(page);
    await bring(page, 'mine.json', JSON.stringify(mine));
    await page.getByText('The pack From the box is saved').waitFor();
    await page.reload();
    await page.getByRole('radio', { name: /From the box/ }).check();
    await page.getByLabel(/Researcher of lab A/).selectOption('R01');
    await page.getByText('Turns lead into cubes.').waitFor();
    await page.getByRole('button', { name: 'Remove lab B' }).click();
    await start(page);
    const player = await playerOf(page);
    expect(player.state().options.pack).toMatchObject({ name: 'From the box' });
    await page.getByText('Alchemist').first().waitFor();
    await player.play(player.legal()[0] as string);
    await page.goto('/new/tesseract');
    await page.getByRole('button', { name: 'Remove From the box' }).click();
    await page.getByText('was removed').first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('tessera.packs'))).toBe('[]');
    expect(troubles).toEqual([]);
  });
});
