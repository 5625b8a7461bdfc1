import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { oldRecord } from '../src/match/testing/oldRecord.ts';
import { axeViolations } from './axe.ts';
import { openEnding } from './ending.ts';
import { crossing, openRift, SHORT_GAME, startMatch } from './player.ts';
import { expectSound, followSystem, HAS_ALL, LONG, READ, SCREEN, testSound } from './sizes.ts';
import { stage } from './stage.ts';

/** A table in the middle of the game: position B of the rules with White's Star lifted. */
const MIDDLE_GAME =
  '15/8v6/2h4t7/4p10/10s3v/6gg1I3V1/1H3x3I5/3GG5x4/12R2/1v1X7X3/5S7h1/8r1P4/6V8/7T4H2/15 w CHg p 0 40';

/** Crossings and counts with the maximum number of digits. */
const LONG_NAMES = 't14/12S2/15/12P2/12V2/15/15/15/15/15/15/15/15/15/T14 w - p 0 0';

/** Stores a match in the browser in the format of the page, and opens it. */
async function openPosition(page: Page, position: string): Promise<void> {
  const seats = [
    { kind: 'you', name: 'Ada' },
    { kind: 'friend', name: 'Radim' },
  ] as const;
  const place = { id: 'pictured', game: 'rift', title: 'Evening duel', seats };
  const setup = { ...place, options: {}, seed: 'pictured', position };
  await page.addInitScript(
    json => {
      localStorage['tessera.match.pictured'] ??= json;
    },
    JSON.stringify(oldRecord(setup)),
  );
  await page.goto('/match/pictured');
  await page.getByRole('grid').waitFor();
}

const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async page => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  'new-match': async page => {
    await page.goto('/new/rift');
    await page.getByRole('button', { name: 'Start the match' }).waitFor();
  },
  settings: async page => {
    await page.goto('/settings');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  missing: async page => {
    await page.goto('/nowhere');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  'missing-match': async page => {
    await page.goto('/match/unknown');
    await page.getByText('not in this browser').waitFor();
  },
};

/** Prompt, danger, trays and the confirm button are always visible. */
const RIFT = {
  isTable: true,
  never: ['.tb-prompt p', '.rift-board', '.rt-go', ':is(.rt-tray, .rt-strip)'],
} as const;

const TABLES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  // No piece lifted: every piece that can act is listed.
  'rift-idle': page => openPosition(page, LONG_NAMES),
  'rift-table': async page => {
    await openPosition(page, MIDDLE_GAME);
    await crossing(page, 65).click();
    await page.locator('.tb-threat').waitFor();
  },
  'rift-chooser': async page => {
    await openPosition(page, MIDDLE_GAME);
    await crossing(page, 65).click();
    await crossing(page, 69).click();
    await page.getByRole('dialog').waitFor();
  },
  'rift-menu': async page => {
    await openPosition(page, MIDDLE_GAME);
    await page.getByRole('button', { name: 'Menu' }).click();
  },
  'rift-resign': async page => {
    await openPosition(page, MIDDLE_GAME);
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'rift-setup': page => startMatch(page, { black: 'Friend here' }),
  'rift-past': async page => {
    await openRift(page, SHORT_GAME.slice(0, 18));
    await page.keyboard.press('Shift+ArrowLeft');
    await page.locator('.tb-prompt.is-back').waitFor();
  },
  'rift-won': async page => {
    await openRift(page, SHORT_GAME);
    await openEnding(page);
  },
};

/** Variants of the same table, and pages of one sentence: one viewport of each layout is enough. */
const MOMENTS = [
  'missing',
  'missing-match',
  'rift-chooser',
  'rift-idle',
  'rift-menu',
  'rift-past',
  'rift-resign',
  'rift-setup',
  'rift-won',
];
const sizesOf = (name: string) => (MOMENTS.includes(name) ? { sizes: READ } : {});

const PICTURED = ['home', 'rift-table'];

describe('sound in every viewport and theme', () => {
  for (const [name, open] of Object.entries(SCREENS))
    testSound(name, open, { isPictured: PICTURED.includes(name), ...sizesOf(name) });

  for (const [name, open] of Object.entries(TABLES))
    testSound(name, open, {
      ...RIFT,
      // After the end the ways on stand in the strip alone.
      never: [
        ...RIFT.never.filter(part => name !== 'rift-won' || part !== '.rt-go'),
        ...(name === 'rift-table' ? ['.tb-threat'] : []),
      ],
      isPictured: PICTURED.includes(name),
      ...sizesOf(name),
    });
});

/** Both are one document, so that axe checks only what the clauses add. */
test('the rules, and a clause of them', SCREEN, async () => {
  const { page, troubles } = await stage.visit();
  await followSystem(page);
  await page.goto('/rules/rift');
  await page.locator('.guide').waitFor();
  await expectSound(page, 'rules', HAS_ALL ? { read: ['phone', 'desktop'] } : LONG);
  await page.goto('/rules/rift#R-BENT-4');
  await page.locator('[id="R-BENT-4"]:focus').waitFor();
  await expectSound(
    page,
    'rules-clause',
    HAS_ALL ? LONG : { sizes: ['phone'], read: ['phone'], themes: ['dark'] },
  );
  expect(troubles).toEqual([]);
});

describe('further screens', () => {
  test('a drop, a selected way, the help for keys', async () => {
    const { page, troubles } = await stage.visit();
    await openRift(page, SHORT_GAME.slice(0, 16));
    await page
      .getByRole('button', { name: /^cylinder, 1/i })
      .and(page.locator(':enabled'))
      .click();
    expect(await axeViolations(page)).toEqual([]);
    await openPosition(page, MIDDLE_GAME);
    await crossing(page, 65).click();
    await crossing(page, 69).click();
    await page.getByRole('dialog').getByText('Sf5-j5xi4', { exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test('French from the first page to the rules, kept over a reload', async () => {
    const { page } = await stage.visit();
    await page.goto('/');
    await page.getByText('FR', { exact: true }).click();
    await page.getByRole('heading', { name: /jeux d’espace et de temps/i }).waitFor();
    await page.reload();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
    await openPosition(page, MIDDLE_GAME);
    await crossing(page, 65).click();
    await page.getByText('Deux pas en diagonale').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.goto('/rules/rift#R-BENT-4');
    await page.locator('[id="R-BENT-4"]').waitFor();
    expect(await page.locator('main').innerText()).toContain('glissière');
    if (HAS_ALL) expect(await axeViolations(page)).toEqual([]);
  });

  test('Czech, chosen in the settings: table and rules of both games', async () => {
    const { page, troubles } = await stage.visit();
    await page.goto('/settings');
    await page.getByText('Čeština', { exact: true }).click();
    await page.getByRole('heading', { name: 'Nastavení' }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('cs');
    expect(await axeViolations(page)).toEqual([]);
    await openPosition(page, MIDDLE_GAME);
    await crossing(page, 65).click();
    await page.getByText('Dva kroky úhlopříčně').first().waitFor();
    await page.goto('/rules/rift#R-BENT-4');
    await page.locator('[id="R-BENT-4"]').waitFor();
    expect(await page.locator('main').innerText()).toContain('posuvník');
    await page.goto('/rules/tesseract#T-EVENT-SW');
    await page.locator('[id="T-EVENT-SW"]').waitFor();
    expect(await page.locator('main').innerText()).toContain('Rázová vlna');
    if (HAS_ALL) expect(await axeViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });
});

describe('failures', () => {
  test('a browser without workers gets one sentence', async () => {
    const { page } = await stage.visit();
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    await page.goto('/new/rift');
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.getByText('no Web Workers').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('a corrupt stored match is refused with a sentence, and the others stay', async () => {
    const { page } = await stage.visit();
    await openPosition(page, MIDDLE_GAME);
    await page.evaluate(() => {
      localStorage.setItem('tessera.match.broken', '{"version":1,');
      localStorage.setItem('tessera.match.odd', JSON.stringify({ version: 1, log: { __proto__: null } }));
    });
    await page.goto('/');
    await page.getByRole('link', { name: /open the match evening duel/i }).waitFor();
    await page.goto('/match/broken');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('main').innerText()).toMatch(/cannot be (read|played)|not in this browser/i);
  });

  test('an invalid stall limit is refused with a sentence and starts nothing', async () => {
    const { page } = await stage.visit();
    await page.goto('/new/rift');
    await page
      .getByRole('radiogroup', { name: /stall limit/i })
      .getByText('After')
      .click();
    await page.getByLabel(/stall limit, quiet moves/i).fill('0');
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.getByRole('alert').waitFor();
    expect(new URL(page.url()).pathname).toBe('/new/rift');
  });

  test('without storage, settings and matches work until the page is closed', async () => {
    const { page } = await stage.visit();
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('barred', 'SecurityError');
          },
        });
    });
    await page.goto('/new/rift');
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.getByRole('grid').waitFor();
    await page.getByText('cannot save any more').waitFor();
  });
});
