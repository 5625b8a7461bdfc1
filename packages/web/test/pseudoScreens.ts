/** Screens that are read in the pseudo-language: those whose text is measured anyhow, and the pages around a match. */
import type { Page } from 'playwright-core';
import { cutOffScreens, type Screen } from './cutOffScreens.ts';
import { endScreens, openEnding } from './ending.ts';
import { settle } from './stage.ts';

interface PseudoScreen extends Screen {
  /** True for the 3D cube. */
  readonly isSolid?: boolean;
}

const endOf = (game: keyof typeof endScreens): PseudoScreen => ({
  open: endScreens[game],
  show: page => page.locator('.tb-ends').waitFor(),
});

/** A table of the server against a bot, with clocks, as its host sees it. */
async function openOnline(page: Page): Promise<void> {
  await settle(page, { name: 'Ada' });
  await page.goto('/online');
  const id = await page.evaluate(async () => {
    const ask = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    await ask('/me', { name: 'Ada' });
    localStorage['tessera.guest'] = JSON.stringify({ name: 'Ada' });
    const { id } = await ask('/tables', {
      game: 'rift',
      chairs: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
      options: { setupOrder: 'ready', firstPlayer: 'w' },
      pace: { total: 3600, increment: 10, move: null },
      openTo: 'link',
      language: 'en',
    });
    await ask(`/tables/${id}/do`, { key: crypto.randomUUID(), command: { do: 'start' } });
    return id as string;
  });
  await page.goto(`/table/${id}`);
}

const pageAt = (address: string, part: string): PseudoScreen => ({
  open: page => page.goto(address),
  show: page => page.locator(part).first().waitFor(),
});

const history: PseudoScreen = {
  async open(page) {
    await cutOffScreens.home?.open(page);
    await endScreens.rift(page);
    await page.goto('/matches');
  },
  show: page => page.locator('.history .ticket').nth(3).waitFor(),
};

export const pseudoScreens: Readonly<Record<string, PseudoScreen>> = {
  ...cutOffScreens,
  'tesseract, the 3D cube': {
    ...(cutOffScreens['tesseract, a turn'] as Screen),
    isSolid: true,
  },
  'the end of rift': endOf('rift'),
  'the end of tesseract': endOf('tesseract'),
  'the end of quantum': endOf('quantum'),
  'the end of loop': endOf('loop'),
  'the result of tesseract': {
    open: endScreens.tesseract,
    show: openEnding,
  },
  settings: pageAt('/settings', '.settings .choice'),
  'rules of tesseract': pageAt('/rules/tesseract', '.guide'),
  history,
  'an online table': { open: openOnline, show: page => page.locator('.table-root').waitFor() },
};
