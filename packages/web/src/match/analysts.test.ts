import type { Insight } from '@tessera/games/tesseract';
import { expect, test } from 'vitest';
import { loadAnalyst, loadGame } from '../games/workers.ts';
import { createHost } from './host.ts';
import type { Reply, RulesRequest } from './protocol.ts';
import { headerOf } from './setup.ts';
import { setupOf, YOU } from './testing/play.ts';

/** The real rules worker with the real games, and a way to ask it. */
function connect() {
  const replies: Reply<unknown>[] = [];
  const receive = createHost(loadGame, loadAnalyst, reply => replies.push(structuredClone(reply)));
  return async (request: RulesRequest): Promise<unknown> => {
    await receive(structuredClone({ ...request, id: 1 }));
    const reply = replies.at(-1);
    if (!reply?.ok) throw new Error(JSON.stringify(reply));
    return reply.value;
  };
}

test('tesseract has an analyst, rift has none, and inherited names find nobody', async () => {
  expect(await loadAnalyst('tesseract')).toBeDefined();
  expect(await loadAnalyst('rift')).toBeUndefined();
  expect(await loadAnalyst('toString')).toBeUndefined();
});

test('[T-BREACH-1] an insight of a tesseract match crosses to the page as plain data', async () => {
  const ask = connect();
  const tesseract = Array.from({ length: 16 }, (_, cell) => (cell === 0 ? 'Y6Y5' : 'Y6Y5Y4'));
  const position = JSON.stringify({ players: 1, tesseract, labs: ['O1', ''], primed: 'P2O2' });
  const setup = setupOf([YOU], { game: 'tesseract', options: {}, position });
  await ask({
    type: 'load',
    stored: { seats: setup.seats, log: { header: headerOf(setup), entries: [] }, undone: [] },
  });
  const { outlook, forecast } = (await ask({ type: 'insight' })) as Insight;
  expect(outlook).toMatchObject({ isExact: true, values: [2] });
  expect(outlook.chance).toBeCloseTo(1 / 6);
  expect(forecast.cells).toEqual([0]);
});

test('[T-END-4] a lost match is reviewed from its first answer', async () => {
  const ask = connect();
  const setup = setupOf([YOU], { game: 'tesseract', options: {}, seed: 'lost' });
  await ask({
    type: 'load',
    stored: { seats: setup.seats, log: { header: headerOf(setup), entries: [] }, undone: [] },
  });
  let legal = ((await ask({ type: 'redo' })) as { legal: readonly string[] }).legal;
  while (legal.length > 0) {
    const move =
      legal.find(text => text.startsWith('remove')) ?? legal.find(text => text === 'end') ?? legal[0]!;
    const { situation } = (await ask({ type: 'submit', move, by: 'screen' })) as {
      situation: { legal: readonly string[] };
    };
    legal = situation.legal;
  }
  expect(await ask({ type: 'review' })).toMatchObject({ reason: 'breach', breaches: { length: 7 } });
  expect(await ask({ type: 'insight' })).toBeUndefined();
});
