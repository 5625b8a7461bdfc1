import { readFileSync } from 'node:fs';
import { BUILT_IN_PACK, DIMENSIONS, ERAS, type EraCode, MODE_IDS } from '@tessera/games/loop';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Given } from '../../games/test/loopTable.ts';
import { openEnding } from './ending.ts';
import { onRing, openMatch, pressEra, setupOf } from './loopPlayer.ts';
import { ADA, friend } from './people.ts';
import { HAS_ALL, PATIENCE, SIZES } from './sizes.ts';
import { drawn, holdInsights, quickVisit } from './stage.ts';
import { expectAnswers, storedAnswers } from './storedMatch.ts';

const prompt = (page: Page): Promise<string> => page.locator('.tb-prompt > p').innerText();
const log = (page: Page): Promise<string> => page.locator('.tb-log').innerText();
const era = (page: Page, code: EraCode): Locator => onRing(page, { kind: 'era', era: ERAS.indexOf(code) });

/** A golden playthrough: its seed and its answers. */
function golden(mode: string) {
  const file = new URL(`../../../playthroughs/loop-${mode}.txt`, import.meta.url);
  const text = readFileSync(file, 'utf8');
  return {
    seed: /seed "(.+)"/.exec(text)?.[1] ?? '',
    options: JSON.parse(/^options (.+)$/m.exec(text)?.[1] ?? ''),
    answers: [...text.matchAll(/^\d+\. seat \d of \d+: (.+?)(?: drew .*)?$/gm)].map(
      ([, answer]) => answer as string,
    ),
  };
}

type Part = readonly [from: number, to: number];

/** Later parts of each game: turns with every kind of answer, and the last ones. */
const LATER: Readonly<Record<string, readonly Part[]>> = {
  sabotage: [[20, 35]],
  supa: [[28, 34]],
  centrifuge: [
    [46, 49],
    [57, 64],
  ],
  ultramachina: [[27, 32]],
};

/** First answers and later parts of a game; in all combinations the whole game. */
const partsOf = (mode: string, count: number): readonly Part[] =>
  HAS_ALL ? [[0, count]] : [[0, 3], ...(LATER[mode] ?? [])];

test('every kind of answer is in the parts that are played', () => {
  /** Answers that name an era, an agent or a card are one kind. */
  const kindOf = (answer: string): string =>
    /^\w+(?= )|^(?:end|endActions|next|none|prev|yes|no)$/.exec(answer)?.[0] ?? 'name';
  const kinds = (answers: readonly string[]): string[] => [...new Set(answers.map(kindOf))].toSorted();
  const games = MODE_IDS.map(mode => ({ mode, ...golden(mode) }));
  const played = games.flatMap(({ mode, answers }) =>
    partsOf(mode, answers.length).flatMap(part => answers.slice(...part)),
  );
  expect(kinds(played)).toEqual(kinds(games.flatMap(({ answers }) => answers)));
});

describe('a whole game by the controls of the table', () => {
  test.each(MODE_IDS)('%s, as in the golden playthrough', { timeout: PATIENCE }, async mode => {
    const page = await quickVisit();
    const { answers, ...match } = golden(mode);
    let isOver = false;
    for (const [from, to] of partsOf(mode, answers.length)) {
      const setup = setupOf([ADA, friend('Milo')], { ...match, id: `after-${from}` });
      const player = await openMatch(page, setup, answers.slice(0, from));
      await player.play(...answers.slice(from, to));
      await expectAnswers(page, answers.slice(0, to));
      isOver = player.isOver();
    }
    expect(isOver).toBe(true);
    const end = await openEnding(page);
    // The review arrives after the dialog has opened.
    await expect
      .poll(() => end.innerText())
      .toMatch(/Space-time is torn[\s\S]*missions archived[\s\S]*Why did we lose\?/);
  });
});

/** Dr Foo is at Ada's era, with a mission about LOOPs; six energy pay for three of them. */
const THREE_LOOPS: Given = {
  agents: {
    mrtime: { era: 'industry', hand: 'S-MT-1 S-MT-3 S-MT-5', draw: 'S-MT-2 S-MT-4 S-MT-6' },
    prowler: { era: 'robots', hand: 'S-TP-1 S-TP-2 S-TP-6', draw: 'S-TP-3 S-TP-4 S-TP-5' },
  },
  foo: 'industry',
  turn: 9,
  cycle: 2,
  rifts: { industry: 3, robots: 2 },
  energy: { industry: 6, dawn: 1 },
  clones: { globalization: 'C-4-6', medieval: 'C-1-3' },
  missions: { industry: 'M-LOOP-FOO', end: 'M-RIFT-ALL', dawn: '?M-GRID' },
  available: { industry: 'A-22 A-27', dawn: 'A-03' },
  archived: 'M-CLEAN M-ENCIRCLE M-CLONE-FOO',
  fooPile: 'dawn medieval renaissance globalization robots',
  bigDeck: 'A-01 A-02 A-04 A-05 A-06 A-07 A-08 A-09 A-10',
};

describe('a turn', () => {
  test('a focus that comes back to the ring stands on the agent’s own era, where no key moves anybody', async () => {
    const page = await quickVisit();
    await openMatch(page, setupOf([ADA, friend('Milo')], { given: THREE_LOOPS }));
    const focused = (): Promise<string | undefined> =>
      page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.thing);
    await page.keyboard.press('e');
    await page.locator('.tb-chosen').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.tb-chosen').waitFor({ state: 'detached' });
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('1');
    await expect.poll(focused).toBe(`era ${ERAS.indexOf('industry')}`);
    await expectAnswers(page, ['useCard S-MT-1']);
    await page.keyboard.press(' ');
    await page.locator('.tb-toast').waitFor();
    await expectAnswers(page, ['useCard S-MT-1']);
  });

  test('with three LOOPs shows before each its growing cost and the readied cards', async () => {
    const page = await quickVisit();
    const player = await openMatch(page, setupOf([ADA, friend('Milo')], { given: THREE_LOOPS }));
    const control = (name: string): Locator => page.locator('.lp-loop', { hasText: name });
    await player.play('useCard S-MT-1');
    expect(await control('Spiral').innerText()).toMatch(
      /costs 1 energy[\s\S]*readies Wormhole, (mission|Loop Dr Foo!) \+1/,
    );
    await player.play('loop spiral', 'useCard S-MT-1', 'loop spiral', 'useCard S-MT-1', 'loop star');
    expect(player.state().energy[ERAS.indexOf('industry')]).toBe(0);
    expect(player.state().loops).toBe(3);
    await expect.poll(() => log(page)).toContain('Ada makes a Star LOOP.');
    // No energy is left, and the table says so.
    await page.keyboard.press(['q', 'w', 'r'][DIMENSIONS.indexOf('stripes')] as string);
    await expect.poll(() => page.locator('.tb-toast').innerText()).toMatch(/energy/);
    await page.keyboard.press('Escape');
    await page.locator('.tb-toast').waitFor({ state: 'detached' });
    await page.keyboard.press('z');
    await expect.poll(async () => (await storedAnswers(page)).at(-1)).toBe('useCard S-MT-1');
  });

  test('that archives the fourth mission wins, and the table shows how', async () => {
    const page = await quickVisit();
    const missions = { industry: 'M-LOOP-FOO:3', end: 'M-RIFT-ALL' };
    const player = await openMatch(
      page,
      setupOf([ADA, friend('Milo')], { given: { ...THREE_LOOPS, missions } }),
    );
    await player.play('loop spiral', 'endActions', 'none', 'yes');
    const end = await openEnding(page);
    await expect.poll(() => end.innerText()).toMatch(/Dr Foo is stopped![\s\S]*How did we win\?/);
    await end.getByRole('button', { name: 'Look at the board' }).click();
    await expect.poll(() => log(page)).toContain('“Loop Dr Foo!” is archived');
  });
});

describe('what others did', () => {
  test('stays on the ring with numbers and words until one acts oneself', async () => {
    const page = await quickVisit();
    const bot = { kind: 'bot', level: 'greedy', name: 'Vega' } as const;
    const given = { ...THREE_LOOPS, active: 'prowler' } as const;
    const player = await openMatch(page, setupOf([ADA, bot], { given, seed: 'told' }));
    await player.untilYours();
    const news = page.locator('.lb-news b');
    await news.first().waitFor();
    const panel = page.locator('.st-story');
    expect(await panel.innerText()).toMatch(/Vega’s turn[\s\S]*Dr Foo turns to/);
    await panel.getByRole('button', { name: 'Next' }).click();
    const shown = panel.locator('[aria-pressed="true"]');
    await expect.poll(() => shown.count()).toBe(1);
    // The list follows to its last step, wherever it was scrolled to.
    await panel
      .locator('li > button')
      .last()
      .evaluate(step => (step as HTMLElement).click());
    await expect.poll(() => panel.locator('li:last-child > [aria-pressed="true"]').count()).toBe(1);
    const isInside = (step: Element): boolean => {
      const [own, list] = [step, step.closest('ol')].map(one => one?.getBoundingClientRect());
      return own !== undefined && list !== undefined && own.bottom <= list.bottom + 1;
    };
    await expect.poll(() => shown.evaluate(isInside)).toBe(true);
    await player.play('useCard S-MT-1');
    await expect.poll(() => news.count()).toBe(0);
    expect(await panel.count()).toBe(0);
  });
});

/** Mr Time may let another agent use a card. */
const MEMO: Given = {
  agents: {
    mrtime: { era: 'medieval', hand: 'S-MT-4 S-MT-2 S-MT-3', draw: 'S-MT-1 S-MT-5 S-MT-6' },
    prowler: { era: 'robots', hand: 'S-TP-1 S-TP-2 S-TP-6', draw: 'S-TP-3 S-TP-4 S-TP-5' },
    vgirl: { era: 'industry', hand: 'S-VG-1 S-VG-2 S-VG-4', draw: 'S-VG-3 S-VG-5 S-VG-6' },
  },
  foo: 'robots',
  rifts: { robots: 2, industry: 1 },
  energy: { medieval: 1, robots: 1 },
  missions: { robots: 'M-RIFT-FOO', dawn: 'M-CLEAN' },
  fooPile: 'dawn medieval renaissance',
  bigDeck: 'A-01 A-02 A-03 A-04 A-05 A-06',
};

describe('at one screen', () => {
  test('a card invites another player, who is asked by name and may decline', async () => {
    const page = await quickVisit();
    const seats = [ADA, friend('Bruno'), friend('Chidi')];
    const player = await openMatch(page, setupOf(seats, { given: MEMO }));
    await player.play('useCard S-MT-4');
    expect(await prompt(page)).toMatch(/Ada/);
    await player.play('prowler');
    await page.locator('.tb-prompt.is-asked').waitFor();
    expect(await prompt(page)).toMatch(/^Bruno/);
    await player.play('S-TP-1');
    expect(player.state().rifts[ERAS.indexOf('robots')]).toBe(0);
    await expect.poll(() => log(page)).toMatch(/Bruno applies Quantum Wrench/);
    expect(await prompt(page)).toMatch(/^Ada/);
  });

  test('one seat leads three agents with one deck: cards are dealt to agents, one is active', async () => {
    const page = await quickVisit();
    const options = { agents: ['vgirl', 'mrtime', 'robofinisher'], solo: true };
    const player = await openMatch(page, setupOf([ADA], { options, seed: 'solo' }));
    expect(await page.locator('.tb-seats li').count()).toBeLessThanOrEqual(3);
    for (let count = 0; count < 60 && !player.isOver(); count++) {
      const { legal } = player.situation();
      await player.play(legal.includes('endActions') ? 'endActions' : (legal.at(-1) as string));
      if (player.state().turn > 4) break;
    }
    expect(player.state().turn).toBe(5);
  });
});

describe('without a mouse', () => {
  test('arrows move along the ring, digits use cards, letters LOOP and end', async () => {
    const page = await quickVisit();
    await openMatch(page, setupOf([ADA, friend('Milo')], { given: THREE_LOOPS }));
    const walk = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const focused = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
    await era(page, 'industry').focus();
    expect(await focused()).toMatch(/^Industrial Era.*3 rifts.*6 energy/);
    await walk('ArrowLeft');
    expect(await focused()).toMatch(/^(Globalization|Renaissance)/);
    await walk('1');
    await expectAnswers(page, ['useCard S-MT-1']);
    await walk('q');
    await expectAnswers(page, ['useCard S-MT-1', 'loop spiral']);
    await walk('e');
    await expect.poll(() => prompt(page)).toMatch(/end/i);
    await walk('Enter');
    await expect.poll(async () => (await storedAnswers(page)).at(-1)).toBe('endActions');
  });

  test.each(['phone', 'landscape'] as const)(
    'a finger does what a mouse does, %s: ends are chosen first, all else is done',
    async size => {
      const page = await quickVisit({ viewport: SIZES[size], hasTouch: true, isMobile: true });
      await openMatch(page, setupOf([ADA, friend('Milo')], { given: THREE_LOOPS }));
      const places = (): Promise<string> =>
        page.evaluate(() =>
          [...document.querySelectorAll('.lb-board, .lp-hand .lp-card:last-of-type')]
            .map(element => {
              const { left, top, width, height } = element.getBoundingClientRect();
              return [left, top, width, height].map(Math.round).join();
            })
            .join(' '),
        );
      await page
        .getByRole('button', { name: /Wormhole/ })
        .first()
        .tap();
      await expectAnswers(page, ['useCard S-MT-1']);
      // A free step and a paid one lead there.
      const chosen = page.locator('.tb-chosen');
      await pressEra(page, ERAS.indexOf('renaissance'));
      await chosen.locator('.is-go').tap();
      await expectAnswers(page, ['useCard S-MT-1', 'freeMove renaissance']);
      const before = await places();
      await page.getByRole('button', { name: 'End actions' }).tap();
      await chosen.waitFor();
      // Selecting moves neither the ring nor the hand.
      expect(await places()).toBe(before);
      expect(await storedAnswers(page)).toHaveLength(2);
      await chosen.locator('.is-go').tap();
      await expect.poll(async () => (await storedAnswers(page))[2]).toBe('endActions');
    },
  );
});

describe('the Machine', () => {
  test('reveals nowhere on the page where cubes fall before they have landed', async () => {
    const page = await quickVisit({ reducedMotion: 'no-preference' });
    const release = await holdInsights(page);
    await openMatch(page, setupOf([ADA, friend('Milo')], { given: THREE_LOOPS }));
    const chosen = page.locator('.tb-prompt').getByText(/Press it again to confirm/);
    await page.keyboard.press('e');
    await chosen.waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => prompt(page)).toMatch(/take none/);
    await page.keyboard.press('n');
    await chosen.waitFor();
    // The analyst answers between two keys: Enter still confirms the chosen answer.
    await release();
    await drawn(page);
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('is-go');
    // Read inside the page while the cubes are in the air.
    const words = await page.evaluateHandle(() => ({
      seen: new Promise<string>(resolve => {
        const look = new MutationObserver(() => {
          if (!document.querySelector('.lb-flight')) return;
          look.disconnect();
          resolve(document.querySelector('main')?.textContent ?? '');
        });
        look.observe(document.body, { childList: true, subtree: true });
      }),
    }));
    await page.keyboard.press('Enter');
    expect(await words.evaluate(({ seen }) => seen)).not.toMatch(/The Machine throws/);
    // The deeds of the other player are told first.
    await page.locator('.tb-prompt.is-act').waitFor();
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect.poll(() => log(page)).toMatch(/The Machine throws/);
  });
});

describe('a content pack', () => {
  /** Every card of the pack is renamed: whichever are dealt, the names are visible. */
  const PACK = {
    ...BUILT_IN_PACK,
    name: 'From the box',
    cards: BUILT_IN_PACK.cards.map(row => ({ ...row, name: `Boxed ${row.id}`, text: 'As printed.' })),
  };
  const bring = (page: Page, name: string, content: unknown): Promise<void> =>
    page.locator('[data-option="pack"] input[type=file]').setInputFiles({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    });

  test('[L-PACK-1] [L-PACK-3] is refused with reasons, or played; the menu leads to the career', async () => {
    const page = await quickVisit();
    await page.goto('/new/loop');
    await page.locator('[data-option="pack"] summary').click();
    await bring(page, 'wrong.json', { ...PACK, clones: PACK.clones.slice(1) });
    await page.getByText('wrong.json was refused').waitFor();
    await bring(page, 'box.json', PACK);
    await page.getByText('The pack From the box is saved').waitFor();
    await page.getByRole('radio', { name: /^From the box/ }).check();
    await page.getByRole('button', { name: 'Start the match' }).click();
    const boxed = page
      .locator('.loop-table')
      .getByText(/^Boxed /)
      .first();
    await boxed.waitFor();
    await page.reload();
    await boxed.waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Career' }).click();
    await page.getByText('0 matches finished').waitFor();
  });
});
