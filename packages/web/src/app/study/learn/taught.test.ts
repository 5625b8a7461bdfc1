import { afterEach, expect, test, vi } from 'vitest';
import type { Lesson } from '../../../games/course.ts';
import { LESSONS } from '../../../games/rift/course/lessons.ts';
import { NO_DISK } from '../../../match/replayed.ts';
import type { ShelfWorld } from '../../../match/shelf.ts';
import { createStore } from '../../../match/store.ts';
import { createTableHost } from '../../../match/tableHost.ts';
import { fakeWorker } from '../../../match/testing/browser.ts';
import { loadAnalyst, loadGame } from '../../../match/testing/games.ts';
import { type Taught, teach } from './taught.ts';

const world: ShelfWorld = {
  store: createStore(NO_DISK),
  copies: { ids: () => [], text: () => undefined, remove: () => {} },
  startTable: fakeWorker(post => createTableHost(loadGame, loadAnalyst, post)).start,
  startBots: () => undefined,
  cores: 2,
  botPauseMs: 0,
  now: () => 0,
  seen: () => undefined,
};

let taught: Taught | undefined;
afterEach(() => taught?.client.dispose());

async function begin(id: string): Promise<Taught> {
  const lesson = LESSONS.find(one => one.id === id) as Lesson;
  taught = teach('rift', lesson, 'a lesson', world);
  const { client } = taught;
  await vi.waitFor(() => expect(client.snapshot()?.isYours).toBe(true));
  return taught;
}

test('a wrong answer gets its reply and changes nothing; an illegal one is refused with its clause', async () => {
  const { client, get } = await begin('slide');
  const before = client.snapshot();
  expect(await client.submit('Hc7-d7')).toBeUndefined();
  expect(get()).toMatchObject({ step: 0, tries: 1, reply: 'short' });
  expect(client.snapshot()).toMatchObject({ view: before?.view, moves: [], isYours: true });
  await new Promise(done => setTimeout(done));
  expect(await client.submit('Hc7-k7')).toMatchObject({ clause: expect.stringMatching(/^R-/) });
  expect(get().tries).toBe(1);
});

test('a wrong answer with a refutation is played on the board until it is taken back', async () => {
  const { client, get, takeBack } = await begin('guard');
  const before = client.snapshot();
  await client.submit('Th4-i5');
  expect(get()).toMatchObject({ step: 0, reply: 'ran', isBusy: true, refutedBy: 2 });
  await vi.waitFor(() => expect(client.snapshot()?.moves).toHaveLength(2), 5000);
  const refuted = client.snapshot();
  expect(refuted).toMatchObject({ isYours: false, legal: [], outcome: null, undo: 'ready' });
  expect(refuted?.view).not.toEqual(before?.view);
  expect(await client.submit('H@h3')).toBeUndefined();
  takeBack();
  expect(client.snapshot()).toMatchObject({ view: before?.view, moves: [], events: [], isYours: true });
  expect(client.snapshot()?.seq).toBeGreaterThan(refuted?.seq ?? 0);
  expect(get()).toMatchObject({ step: 0, reply: 'ran', isBusy: false });
  await client.submit('H@h3');
  await vi.waitFor(() => expect(get().step).toBe(1));
});

test('after a wrong answer the rest of its motion is not tried', async () => {
  const { client, get } = await begin('jump');
  await client.submit('Th3-k6');
  expect(await client.submit('Th3-h9xh8')).toBeUndefined();
  expect(get().step).toBe(0);
});

test('the right answer is played, others answer by script, and nobody wins', async () => {
  const { client, get, showMe } = await begin('drop');
  await client.submit('C@h11');
  await vi.waitFor(() => expect(get()).toMatchObject({ step: 1, isBusy: false }), 3000);
  expect(client.snapshot()?.moves.map(({ move }) => move)).toEqual(['C@h11', 'Vb9=Hb9']);
  expect(client.snapshot()?.setup.seats.map(({ kind }) => kind)).toEqual(['you', 'bot']);
  showMe();
  await vi.waitFor(() => expect(get().step).toBe(2));
  expect(client.snapshot()).toMatchObject({ outcome: null, isYours: false });
});

test('the hint of the table is the solution', async () => {
  const { client } = await begin('win');
  const lines: (readonly string[])[] = [];
  await client.advise(({ line }) => lines.push(line));
  expect(lines).toEqual([['Te4-l11xk10']]);
});
