/** One match at a table of a server, WebKit against Firefox. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine, Visitor } from './driver.ts';
import { firefox } from './firefox.ts';
import { ASKED, answers, visitorOf } from './play.ts';
import { Server } from './server.ts';
import { webkit } from './webkit.ts';

const server = new Server();
const engines: Engine[] = [];
beforeAll(async () => {
  await server.start();
  engines.push(await webkit(), await firefox());
});
afterAll(async () => {
  for (const engine of engines) await engine.close();
  await server.close();
});

/** Sets a table of rift for two with all pieces placed, White first; returns its code. */
const setTable = (visitor: Visitor): Promise<string> =>
  visitor.evaluate(async () => {
    const ask = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    await ask('/me', { name: 'Ada' });
    localStorage['tessera.guest'] = JSON.stringify({ name: 'Ada' });
    const { code } = await ask('/tables', {
      game: 'rift',
      chairs: [{ kind: 'me' }, { kind: 'open' }],
      options: { setupOrder: 'ready', firstPlayer: 'w' },
      pace: { total: null, increment: 0, move: null },
      openTo: 'link',
      language: 'en',
    });
    return code;
  });

/** Moves a piece of rift: crossings are numbered by rank, then by file. */
async function move(visitor: Visitor, from: number, to: number): Promise<void> {
  await visitor.wait(ASKED);
  await visitor.click(`[data-square="${from}"]`);
  await visitor.click(`[data-square="${to}"]`);
}

test('a match between two engines: both see every move', async () => {
  const [ada, milo] = await Promise.all([
    visitorOf(engines[0] as Engine, server, { name: 'Ada' }),
    visitorOf(engines[1] as Engine, server, { name: 'Milo' }),
  ]);
  await ada.goto('/online');
  const code = await setTable(ada);
  await ada.goto(`/j/${code}`);
  await milo.goto(`/j/${code}`);
  await milo.click('.join button', 'Sit down');
  await ada.click('button', 'Start the match');
  for (const one of [ada, milo]) await one.wait('.rift-table');
  await move(ada, 40, 55);
  await expect.poll(() => answers(milo)).toBe(1);
  await move(milo, 184, 169);
  for (const one of [ada, milo]) await expect.poll(() => answers(one)).toBe(2);
  await ada.picture('online');
  await milo.picture('online');
});
