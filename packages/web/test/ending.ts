/** Ends of the four games, and the dialog behind the strip that states the result. */
import type { Locator, Page } from 'playwright-core';
import * as loop from './loopPlayer.ts';
import { ADA, MILO } from './people.ts';
import { openRift, SHORT_GAME } from './player.ts';
import * as quantum from './quantumPlayer.ts';
import { WON_GAME } from './tesseractGames.ts';
import * as tesseract from './tesseractPlayer.ts';

/** Opens a match that is over, or plays its last answers. */
export const endScreens = {
  rift: page => openRift(page, SHORT_GAME, { seats: [ADA, MILO] }),
  tesseract: page => tesseract.openMatch(page, tesseract.setupOf([ADA], WON_GAME.match), WON_GAME.answers),
  async quantum(page) {
    const seats = [{ ships: '3@4,3 5@3,4', cubesLeft: 1 }, { ships: '3@5,3 5@7,6' }];
    const given = { seats, cubes: { '1,1': 'a', '7,7': 'b' } };
    await (await quantum.openMatch(page, quantum.setupOf([ADA, MILO], { given }))).play('construct 4,4');
  },
  async loop(page) {
    const given = {
      agents: { mrtime: { era: 'dawn' }, vgirl: { era: 'end' } },
      options: { difficulty: 'year' },
      foo: 'end',
      fooPile: 'dawn',
      missions: { dawn: 'M-ENERGY-HERE:6' },
      archived: 'M-CLEAN M-GRID M-ENCIRCLE',
    } as const;
    await (await loop.openMatch(page, loop.setupOf([ADA, MILO], { given }))).play('endActions', 'yes');
  },
} satisfies Readonly<Record<string, (page: Page) => Promise<unknown>>>;

/** Opens the result dialog from the strip that states the result. */
export async function openEnding(page: Page): Promise<Locator> {
  await page.locator('.tb-prompt.is-over .is-why').click();
  const dialog = page.locator('dialog.is-end');
  await dialog.waitFor();
  return dialog;
}
