import type { Insight } from '@tessera/games/tesseract';
import { afterEach, expect, test } from 'vitest';
import * as loaders from '../games/workers.ts';
import { fakeStorage, openTab } from './testing/browser.ts';
import { begin, closeAll, now, setupOf, until, YOU } from './testing/play.ts';

afterEach(closeAll);

test('tesseract has an analyst, rift has none, and inherited names have none', async () => {
  expect(await loaders.loadAnalyst('tesseract')).toBeDefined();
  expect(await loaders.loadAnalyst('rift')).toBeUndefined();
  expect(await loaders.loadAnalyst('toString')).toBeUndefined();
});

test('[T-BREACH-1] an insight of a tesseract match crosses to the page as plain data', async () => {
  const tesseract = Array.from({ length: 16 }, (_, cell) => (cell === 0 ? 'Y6Y5' : 'Y6Y5Y4'));
  const position = JSON.stringify({ players: 1, tesseract, labs: ['O1', ''], primed: 'P2O2' });
  const setup = setupOf([YOU], { game: 'tesseract', options: {}, position });
  const client = await begin(openTab(fakeStorage(), { loaders }), setup);
  const { insight } = await until(client, one => one.insight !== undefined);
  const { outlook, forecast } = insight as Insight;
  expect(outlook).toMatchObject({ isExact: true, values: [2] });
  expect(outlook.chance).toBeCloseTo(1 / 6);
  expect(forecast.cells).toEqual([0]);
});

test('[T-END-4] a lost match is reviewed from its first answer', async () => {
  const setup = setupOf([YOU], { game: 'tesseract', options: {}, seed: 'lost' });
  const client = await begin(openTab(fakeStorage(), { loaders }), setup);
  while (now(client).outcome === null) {
    const { legal } = now(client);
    await client.submit(
      legal.find(text => text.startsWith('remove')) ?? legal.find(text => text === 'end') ?? legal[0]!,
    );
  }
  expect(await client.review()).toMatchObject({ reason: 'breach', breaches: { length: 7 } });
  expect(now(client).insight).toBeUndefined();
});
