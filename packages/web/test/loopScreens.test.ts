/**
 * loop's screens in every viewport, and one of each layout in both themes: nothing clipped, nothing to scroll
 * for.
 */
import type { Page } from 'playwright-core';
import type { Given } from '../../games/test/loopTable.ts';
import { openMatch, type Player, setupOf } from './loopPlayer.ts';
import { ADA, friend } from './people.ts';
import { LOOP_FULL, LOOP_MIDDLE } from './positions.ts';
import { LONG, pageAt, READ, testSound } from './sizes.ts';

/** All agents at one era, a machine in almost every era, and five cards in hand. */
const CROWD: Given = {
  ...LOOP_MIDDLE,
  options: { mode: 'ultramachina', difficulty: 'infinity' },
  turn: 11,
  agents: {
    ...LOOP_MIDDLE.agents,
    mrtime: { ...LOOP_MIDDLE.agents.mrtime, hand: 'S-MT-1* S-MT-3 A-11 A-25 A-30' },
    vgirl: { era: 'industry', hand: 'S-VG-1 S-VG-2 S-VG-4', draw: 'S-VG-3 S-VG-5 S-VG-6' },
    cztwyzzek: { era: 'industry', hand: 'S-CZ-1 S-CZ-2 S-CZ-3', draw: 'S-CZ-4 S-CZ-5 S-CZ-6' },
  },
  fooPile: '',
  ultra: {
    dawn: ['U-01 1', 'U-08 0'],
    medieval: ['U-09 2'],
    industry: ['U-04 1', 'U-11 1'],
    globalization: ['U-05 0', 'U-12 0'],
    end: ['U-14 0'],
  },
  ultraPile: 'U-02 U-03 U-06 U-07 U-10 U-13',
};

/** Opens a table and waits until somebody is to act: the parts of a decision come with it. */
async function open(page: Page, given: Given, ...more: readonly string[]): Promise<Player> {
  const player = await openMatch(page, setupOf([ADA, ...more.map(friend)], { given }));
  await page.locator('.tb-prompt:is(.is-act, .is-asked)').waitFor();
  await page.locator('.lp-hand .lp-card').first().waitFor();
  return player;
}

const sight = { isTable: true, never: ['.tb-prompt p', '.lb-board'] };
const OWN = ['.lp-hand .lp-card', '.lp-loop'];

testSound('loop-table', page => open(page, LOOP_MIDDLE, 'Milo'), {
  ...sight,
  never: [...sight.never, ...OWN],
  isPictured: true,
});

/** Decisions, and the parts that must be visible for them. */
const TABLES: readonly [name: string, parts: readonly string[], show: (page: Page) => Promise<unknown>][] = [
  ['loop-crowd', OWN, page => open(page, CROWD, 'Bruno', 'Chidi', 'Dana')],
  [
    'loop-take',
    ['.lp-laid .lp-card', '.lp-rest .lp-option'],
    async page => (await open(page, LOOP_MIDDLE, 'Milo')).play('endActions'),
  ],
  [
    'loop-cancel',
    ['.lp-exit', '.lp-next > button'],
    async page => {
      const player = await open(page, LOOP_MIDDLE, 'Milo');
      await player.play('endActions', 'none');
      await page.locator('.tb-prompt:is(.is-act, .is-asked)').waitFor();
    },
  ],
  [
    'loop-bonus',
    ['.lp-laid .lp-card'],
    async page => {
      // Four players, five cards: the maximum.
      const missions = { ...LOOP_MIDDLE.missions, industry: 'M-LOOP-FOO:4' };
      const given = { ...LOOP_MIDDLE, agents: CROWD.agents, missions };
      const player = await open(page, given, 'Bruno', 'Chidi', 'Dana');
      await player.play('endActions', 'none', 'yes');
      await page.locator('.tb-prompt:is(.is-act, .is-asked)').waitFor();
    },
  ],
];

for (const [name, parts, show] of TABLES)
  testSound(name, show, { ...sight, never: [...sight.never, ...parts], sizes: READ });

testSound(
  'loop-choices',
  async page => {
    // Two ways, and six clones to carry along.
    const mrtime = { ...LOOP_FULL.agents.mrtime, hand: 'S-MT-1* S-MT-3 A-40' };
    const player = await open(page, { ...LOOP_FULL, agents: { ...LOOP_FULL.agents, mrtime } }, 'Milo');
    await player.play('useCard A-40', 'C-0-5', 'C-4-1');
    await page.locator('.lp-option:nth-child(8)').waitFor();
  },
  { ...sight, never: [...sight.never, '.lp-option'], sizes: [...READ, 'portrait', 'laptop'] },
);

const PAGES = {
  'new-loop': ['/new/loop', 'form, .new-match'],
  'rules-loop': ['/rules/loop', '.guide'],
} as const;

for (const [name, [address, part]] of Object.entries(PAGES))
  testSound(name, pageAt(address, part), name.startsWith('rules') ? LONG : { sizes: READ });
