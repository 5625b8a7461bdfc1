/** Actions of a player at a table, in any engine. */
import { expect } from 'vitest';
import { type Engine, Visitor } from './driver.ts';
import type { Server } from './server.ts';

const CALM = { language: 'en', coaching: false, botSpeed: 'instant', motion: 'reduced' };

/** A new visitor with settings for tests. */
export async function visitorOf(engine: Engine, server: Server, settings: object = {}): Promise<Visitor> {
  const visitor = new Visitor(await engine.open(), engine.name, server.address);
  await visitor.goto('/icon.svg');
  await visitor.evaluate(
    json => {
      localStorage['tessera.settings'] = json;
    },
    JSON.stringify({ ...CALM, ...settings }),
  );
  return visitor;
}

/** Number of answers that the table of a page shows. */
export const answers = (visitor: Visitor): Promise<number> =>
  visitor.evaluate(() => Number(document.querySelector<HTMLElement>('.table-root')?.dataset.seq ?? -1));

export const ASKED = '.tb-prompt:is(.is-act, .is-asked)';

export async function beginFirst(visitor: Visitor, game: string): Promise<void> {
  await visitor.goto('/');
  await visitor.click(`.ticket[data-game="${game}"] button`);
  await visitor.wait(`.${game}-table ${ASKED}`);
}

/** Asks for a hint and follows it; the button may move while the hint settles. */
export async function followHint(visitor: Visitor): Promise<void> {
  const before = await answers(visitor);
  await visitor.wait(ASKED);
  await visitor.click('.tb-tool', 'Hint');
  await visitor.wait('.tb-hint button', 'Do it');
  const press = async (): Promise<number> => {
    if (await visitor.count('.tb-hint button', 'Do it')) await visitor.click('.tb-hint button', 'Do it');
    return answers(visitor);
  };
  await expect.poll(press, { interval: 3000 }).toBeGreaterThan(before);
}
