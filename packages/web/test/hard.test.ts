import { loadMeasured } from '@tessera/bots/measured';
import { describe, expect, test } from 'vitest';
import { expectSound, followSystem, SCREEN } from './sizes.ts';
import { settle, stage } from './stage.ts';

describe('How hard is it?', () => {
  test.each(['loop', 'tesseract', 'quantum'])(
    'of %s shows each measured setting, in every viewport',
    SCREEN,
    async game => {
      const { page, troubles } = await stage.visit();
      await followSystem(page);
      await settle(page, { coaching: false });
      await page.goto(`/hard/${game}`);
      const { rows = [] } = (await loadMeasured(game)) ?? {};
      const shown = rows.filter(({ setting }) => setting.bots === 'fair' && setting.seats === '2');
      expect(shown.length).toBeGreaterThan(4);
      await expect.poll(() => page.locator('.hard-table tbody tr').count()).toBe(shown.length);
      await expectSound(page, `hard-${game}`, {
        sizes: ['phone', 'portrait', 'laptop', 'desktop'],
        read: ['phone', 'desktop'],
      });
      expect(troubles).toEqual([]);
    },
  );

  test('is told and linked where the difficulty is chosen', async () => {
    const { page, troubles } = await stage.visit();
    await settle(page, { coaching: false });
    await page.goto('/new/loop');
    const line = page.locator('.hard-line');
    await page.locator('[data-option=difficulty]').scrollIntoViewIfNeeded();
    await line.waitFor();
    const first = await line.innerText();
    expect(first).toMatch(
      /^A team of Fair bots won \d+% of [\d,]+ games with these settings. How hard is it\?$/,
    );
    await page.getByRole('radio', { name: /Centrifuges/ }).check({ force: true });
    await page.getByRole('radio', { name: /Employee of Infinity/ }).check({ force: true });
    await expect.poll(() => line.innerText()).not.toBe(first);
    await line.getByRole('link', { name: 'How hard is it?' }).click();
    await page.getByRole('table', { name: 'S.A.B.O.T.A.G.E' }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('How hard is it?');
    expect(troubles).toEqual([]);
  });

  test.each(['/hard/rift', '/hard/chess', '/hard/loop/more', '/hard'])(
    '%s: there is no such page',
    async path => {
      const { page } = await stage.visit();
      await page.goto(path);
      await page.getByText(path, { exact: false }).first().waitFor();
      expect(await page.locator('.hard').count()).toBe(0);
    },
  );
});
