import { Match, type MatchLog, parseOptions } from '@tessera/engine';
import { gameById } from '@tessera/games';
import { expect, test } from 'vitest';
import { Proofs } from './proving.ts';

const rules = gameById('rift')!;
const options = parseOptions(rules.options, {}, 'options') as object;
const LOG: MatchLog = new Match(rules, { options, seats: 2, seed: 'proved' }).log({});

const scripted = (text: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';${text}`)}`,
  );

test('a log is replayed in a thread, one after another', async () => {
  const proofs = new Proofs();
  const wrong = { ...LOG, entries: [{ seat: 0, move: 'nowhere', chance: [] }] };
  const proved = await Promise.all([LOG, wrong, LOG].map(log => proofs.prove(log)));
  expect(proved).toEqual([{ isOver: false }, { why: expect.stringMatching(/^from: /) }, { isOver: false }]);
});

test('one that takes too long, or breaks its thread, is refused, and the next is replayed', async () => {
  const endless = new Proofs({
    longestMs: 20,
    script: scripted(`parentPort.postMessage('begun'); for (;;);`),
  });
  expect(await endless.prove(LOG)).toEqual({ why: 'from: takes too long to be played again.' });
  const broken = new Proofs({ script: scripted('throw new Error()') });
  expect(await broken.prove(LOG)).toEqual({ why: 'from: cannot be played again.' });
  expect(await broken.prove(LOG)).toEqual({ why: 'from: cannot be played again.' });
});

test('too many at once are not even kept waiting', async () => {
  const proofs = new Proofs({ mostWaiting: 1 });
  const first = proofs.prove(LOG);
  expect(await proofs.prove(LOG)).toBeUndefined();
  expect(await first).toEqual({ isOver: false });
  expect(await proofs.prove(LOG)).toEqual({ isOver: false });
});
