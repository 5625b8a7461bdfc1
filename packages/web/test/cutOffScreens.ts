/** Screens whose text is measured: each table in the middle of a game and at a decision, and the pages before it. */
import type { Page } from 'playwright-core';
import { oldRecord } from '../src/match/testing/oldRecord.ts';
import * as loop from './loopPlayer.ts';
import { ADA, friend, MILO } from './people.ts';
import { crossing } from './player.ts';
import { ASKED, LOOP_MIDDLE } from './positions.ts';
import { cardsToTake, fourAnswers } from './quantumGames.ts';
import * as quantum from './quantumPlayer.ts';
import { openStored } from './stage.ts';
import { WON_GAME } from './tesseractGames.ts';
import * as tesseract from './tesseractPlayer.ts';

export interface Screen {
  /** Opens it for the first time. */
  open(page: Page): Promise<unknown>;
  /** Waits for it after a reload, and selects what a reload forgets. */
  show(page: Page): Promise<unknown>;
}

const prompted = (page: Page): Promise<void> => page.locator('.tb-prompt:is(.is-act, .is-asked)').waitFor();

/** Two fleets side by side, each with a ship in the scrapyard; the second seat has a card for a fight. */
const FACING = {
  seats: [
    { ships: '3@4,3 5@3,4 2@1,2 4', research: 5, cubesLeft: 1, cards: 'flexible' },
    { ships: '3@5,3 5@7,6 4', cards: 'relentless' },
  ],
  cubes: { '1,1': 'a', '7,7': 'b' },
};

const DUEL = {
  id: 'duel',
  game: 'rift',
  title: '',
  seats: [ADA, friend('Radim')],
  options: {},
  seed: 'duel',
  position:
    '15/8v6/2h4t7/4p10/10s3v/6gg1I3V1/1H3x3I5/3GG5x4/12R2/1v1X7X3/5S7h1/8r1P4/6V8/7T4H2/15 w CHg p 0 40',
};

const openLoop = (page: Page) => loop.openMatch(page, loop.setupOf([ADA, MILO], { given: LOOP_MIDDLE }));
const openQuantum = (page: Page, seed: string) =>
  quantum.openMatch(page, quantum.setupOf([ADA, MILO], { given: FACING, seed }));

const openAt = (page: Page, position: string) =>
  quantum.openMatch(page, quantum.setupOf([ADA, MILO], { position }));

/** Middle of the game: sets, playable cards, a breach in sight. */
const ANSWERS = 118;

const pageAt = (address: string, part: string): Screen => ({
  open: page => page.goto(address),
  show: page => page.locator(part).first().waitFor(),
});

/** Matches of each game, listed on the first page. */
const storeMatches = (page: Page): Promise<unknown> =>
  page.addInitScript(
    rows => {
      for (const [key, json] of rows) localStorage[key] ??= json;
    },
    [
      DUEL,
      quantum.setupOf([ADA, MILO], { given: FACING }),
      loop.setupOf([ADA, MILO], { given: LOOP_MIDDLE }),
    ].map(setup => [`tessera.match.${setup.id}`, JSON.stringify(oldRecord(setup))] as const),
  );

export const cutOffScreens: Readonly<Record<string, Screen>> = {
  'quantum, a ship in hand': {
    open: page => openQuantum(page, 'middle'),
    show: async page => {
      await prompted(page);
      await page.keyboard.press('1');
      await page.locator('.qb-ship.is-selected').waitFor();
    },
  },
  'quantum, a fight': {
    open: async page => (await openQuantum(page, 'screens')).play('attack a1 5,3 from 4,3'),
    show: prompted,
  },
  'loop, a turn': { open: openLoop, show: prompted },
  'loop, a card to take': {
    open: async page => (await openLoop(page)).play('endActions'),
    show: prompted,
  },
  'tesseract, a turn': {
    open: page =>
      tesseract.openMatch(page, tesseract.setupOf([ADA], WON_GAME.match), WON_GAME.answers.slice(0, ANSWERS)),
    show: prompted,
  },
  'tesseract, consent': {
    open: async page =>
      (await tesseract.openMatch(page, tesseract.setupOf([ADA, MILO], { position: ASKED }))).play(
        'transfer A:Y3 B',
      ),
    show: prompted,
  },
  'rift, a piece in hand': {
    open: page => openStored(page, DUEL),
    show: async page => {
      await prompted(page);
      await crossing(page, 65).click();
    },
  },
  'rift, a way to choose': {
    open: page => openStored(page, DUEL),
    show: async page => {
      await prompted(page);
      await crossing(page, 65).click();
      await crossing(page, 69).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  home: {
    open: async page => {
      await storeMatches(page);
      await page.goto('/');
    },
    show: page => page.locator('.home-tools').waitFor(),
  },
  'a new match of loop': pageAt('/new/loop', '.summary .button'),
  'a new match of quantum': pageAt('/new/quantum', '.summary .button'),
  lobby: pageAt('/online', '.lobby-filters'),
};

/** Three or four side by side in a hand: no longer language has room there. */
export const denseScreens: Readonly<Record<string, Screen>> = {
  'quantum, four answers to a fight': {
    open: page => openAt(page, fourAnswers()),
    show: prompted,
  },
  'quantum, cards to take': {
    open: page => openAt(page, cardsToTake()),
    show: prompted,
  },
};
