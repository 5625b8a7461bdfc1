import { describe, expect, test } from 'vitest';
import type { Given } from '../../games/test/loopTable.ts';
import { openEnding } from './ending.ts';
import { openMatch, setupOf } from './loopPlayer.ts';
import { ADA, friend } from './people.ts';
import { expectSound, followSystem, PATIENCE, SCREEN } from './sizes.ts';
import { stage } from './stage.ts';

/** One answer before the fourth archive. */
const LAST: Given = {
  agents: { mrtime: { era: 'dawn' }, vgirl: { era: 'end' } },
  options: { difficulty: 'year' },
  turn: 12,
  cycle: 2,
  foo: 'end',
  fooPile: 'dawn',
  missions: { dawn: 'M-ENERGY-HERE:6' },
  archived: 'M-CLEAN M-GRID M-ENCIRCLE',
};

describe('a career', () => {
  test('[L-HR-1] [L-HR-2] shows how a match was won, with its team', SCREEN, async () => {
    const { page, troubles } = await stage.visit();
    await followSystem(page);
    const player = await openMatch(page, setupOf([ADA, friend('Milo')], { given: LAST }));
    await player.play('endActions', 'yes');
    const end = await openEnding(page);
    await end.getByText('How did we win?').waitFor();
    await expect
      .poll(() => end.innerText())
      .toMatch(/Dr Foo is stopped![\s\S]*4 of 4 missions archived[\s\S]*Luck was even/);

    await end.getByRole('link', { name: 'How is our career going?' }).click();
    await page.getByText('1 match finished').waitFor();
    const cell = page
      .getByRole('row', { name: /S\.A\.B\.O\.T\.A\.G\.E/ })
      .getByRole('cell')
      .nth(1);
    expect(await cell.innerText()).toMatch(/^Won/);
    await cell.getByRole('img', { name: 'Mr Time, V-Girl' }).waitFor();
    const earned = page.locator('.career-entry.is-earned h3');
    expect(await earned.allInnerTexts()).toEqual(['You Can Start Monday', 'Early Friday', 'Spotless File']);
    await expectSound(page, 'loop-career', { sizes: ['phone', 'desktop'] });
    await page
      .getByRole('link', { name: /^Match of/ })
      .first()
      .click();
    await page.locator('.table-root').waitFor();
    expect(troubles).toEqual([]);
  });

  test('is linked from home once it has an entry', { timeout: PATIENCE }, async () => {
    const { page } = await stage.visit();
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Career' }).count()).toBe(0);
    await openMatch(page, setupOf([ADA, friend('Milo')], { given: LAST }));
    await page.goto('/');
    await page.getByRole('link', { name: 'Career' }).click();
    await page.getByText('0 matches finished').waitFor();
  });
});
