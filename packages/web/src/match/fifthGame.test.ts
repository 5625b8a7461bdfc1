/** A game unknown to the match layer, played by both workers from the parts that its folder would provide. */
import { teamOf } from '@tessera/bots';
import type { AnyGame } from '@tessera/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { type HiddenView, hiddenDice } from '../../../engine/test/hiddenDice.ts';
import { type GameWorker, loadersOf } from './loaders.ts';
import { fakeStorage, openTab } from './testing/browser.ts';
import { begin, bot, closeAll, essence, FRIEND, now, open, setupOf, until, YOU } from './testing/play.ts';

afterEach(closeAll);

const game = hiddenDice as unknown as AnyGame;
const worker: GameWorker = { loadRules: async () => game, loadBots: async () => teamOf(game) };
const loaders = loadersOf(async id => (id === game.id ? worker : undefined));

const openHere = (storage = fakeStorage()) => openTab(storage, { loaders });
const setup = (...seats: readonly (typeof YOU)[]) =>
  setupOf(seats, { game: game.id, options: { target: 4 }, seed: 'fifth' });
const viewOf = (client: Parameters<typeof now>[0]) => now(client).view as HiddenView;

describe('a fifth game', () => {
  test('a fifth game is played to its end with its bot, without an analyst', async () => {
    const client = await begin(openHere(), setup(YOU, bot('random')));
    while (!now(client).outcome) {
      const { legal, isYours } = await until(client, one => one.isYours || one.outcome !== null);
      if (isYours) expect(await client.submit(legal.at(-1)!)).toBeUndefined();
    }
    expect(now(client)).toMatchObject({ outcome: { reason: 'allHeld' }, toAct: null });
    expect(await client.review()).toBeUndefined();
    expect((await client.history(0)).length).toBe(now(client).moves.length);
    expect(client.failure()).toBeUndefined();
  });

  test('a fifth game gets advice, and its bots get views', async () => {
    const tab = openHere();
    const client = await begin(tab, setup(YOU, FRIEND));
    await client.submit('peek');
    expect(viewOf(client).cards).toEqual([expect.any(Number), null]);
    const lines: string[] = [];
    await client.advise(({ line }) => lines.push(...line));
    expect(now(client).legal).toContain(lines[0]);
    expect(tab.bots.heard).toMatchObject([{ view: { cards: viewOf(client).cards } }]);
  });

  test('a fifth game goes on without a seat that left, until none is left', async () => {
    const client = await begin(openHere(), setup(YOU, FRIEND, FRIEND));
    await client.resign();
    expect(now(client)).toMatchObject({ toAct: 1, outcome: null, moves: [{ seat: 0, move: 'leave' }] });
    await client.resign();
    await client.undo();
    expect(now(client)).toMatchObject({ toAct: 1, view: { left: [true, false, false] }, redo: true });
    await client.resign();
    await client.resign();
    expect(now(client)).toMatchObject({ outcome: { winners: [], reason: 'deserted' }, moves: [] });
  });

  test('a fifth game is reloaded, saved and opened', async () => {
    const storage = fakeStorage();
    const client = await begin(openHere(storage), setup(YOU, FRIEND));
    for (const move of ['roll', 'peek']) await client.submit(move);
    const again = open(openHere(storage));
    await until(again, () => true);
    expect(essence(again)).toEqual(essence(client));
    const tab = openHere();
    const found = await tab.openFile((await client.file())!.text, { title: '', you: '' });
    expect(tab.listMatches()).toMatchObject([
      { setup: { game: 'hiddenDice', id: 'id' in found && found.id } },
    ]);
  });

  test('no other game is known', async () => {
    const found = await openHere().openFile(
      JSON.stringify({
        header: { game: 'rift', rulesVersion: 1, options: {}, seats: 2, seed: '', chance: [] },
        entries: [],
      }),
      { title: '', you: '' },
    );
    expect(found).toMatchObject({ failure: 'unknownGame' });
  });
});
