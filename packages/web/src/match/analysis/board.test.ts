/** The analysis board: a tree that is walked and grown at a table, with the lines of the engine. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { READY } from '../../games/rift/fixtures.ts';
import * as loaders from '../../games/workers.ts';
import { workers } from '../testing/workers.ts';
import { type Board, openBoard } from './board.ts';
import { type Analysis, parseAnalysis } from './text.ts';
import { EMPTY_TREE, lineFrom, nodeAt, ROOT } from './tree.ts';

const EMPTY: Analysis = {
  start: { game: 'rift', seats: 2, options: {}, position: READY },
  title: '',
  names: ['Ada', 'Ben'],
  seed: 'seed',
  tree: EMPTY_TREE,
};
const FILE = { name: 'a.txt', text: '' };

async function open(analysis: Analysis = EMPTY): Promise<Board> {
  const board = await openBoard(analysis, { startPort: workers(loaders).start, fileOf: () => FILE });
  if (!board || 'why' in board) throw new Error(board?.why ?? 'no worker');
  onTestFinished(board.close);
  board.engine.switchTo(false);
  return board;
}

const movesOf = (board: Board): readonly string[] =>
  (board.client.snapshot()?.moves ?? []).map(({ move }) => move);
const until = (board: Board, holds: () => boolean): Promise<void> =>
  new Promise(resolve => {
    const look = (): void => {
      if (!holds()) return;
      stop();
      resolve();
    };
    const stop = board.subscribe(look);
    look();
  });

describe('an analysis board', () => {
  test('grows by answers at its table, which undoes and redoes them', async () => {
    const board = await open();
    const { client } = board;
    const [first = '', second = ''] = client.snapshot()?.legal ?? [];
    expect(client.snapshot()).toMatchObject({
      isYours: true,
      undo: 'nothingToUndo',
      setup: { isAnalysis: true },
    });
    await client.submit(first);
    expect(movesOf(board)).toEqual([first]);
    expect(client.snapshot()).toMatchObject({ toAct: 1, isYours: true, undo: 'ready', redo: false });
    expect(client.snapshot()?.setup.seats.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
    await client.undo();
    await until(board, () => board.get().at === ROOT);
    expect(client.snapshot()?.redo).toBe(true);
    await client.submit(second);
    expect(nodeAt(board.get().tree, ROOT).next).toHaveLength(2);
    await client.submit('Tj3-j9');
    expect(movesOf(board)).toEqual([second]);
    expect(await client.whyNot('Tj3-j9')).toMatchObject({ clause: expect.any(String) });
    expect((await client.momentAt(0)).position).toBe(READY);
    expect((await client.momentAt(1)).position).not.toBe(READY);
    expect((await client.history(0)).map(({ move }) => move)).toEqual([second]);
  });

  test('steps back, on, to the ends and to the variation beside', async () => {
    const board = await open();
    const [first = '', second = ''] = board.client.snapshot()?.legal ?? [];
    await board.play([first]);
    const [reply = ''] = board.client.snapshot()?.legal ?? [];
    await board.play([reply]);
    await board.go(ROOT);
    await board.play([second]);
    const side = board.get().at;
    const [main = -1] = nodeAt(board.get().tree, ROOT).next;
    const walked = async (to: Parameters<Board['step']>[0], id: number): Promise<void> => {
      board.step(to);
      await until(board, () => board.get().at === id);
    };
    await walked('before', main);
    await walked('end', lineFrom(board.get().tree, main)[0] as number);
    await walked('back', main);
    await walked('after', side);
    await walked('start', ROOT);
    await walked('on', main);
  });

  test('comments, promotes and removes; a removed place leads back to what was before it', async () => {
    const board = await open();
    const [first = '', second = ''] = board.client.snapshot()?.legal ?? [];
    await board.play([first]);
    await board.go(ROOT);
    await board.play([second]);
    const { at } = board.get();
    board.comment(at, ' better ');
    board.promote(at);
    expect(nodeAt(board.get().tree, ROOT).next[0]).toBe(at);
    expect(nodeAt(board.analysis().tree, at).comment).toBe('better');
    board.remove(at);
    await until(board, () => board.get().at === ROOT);
    expect(lineFrom(board.get().tree, ROOT)).toHaveLength(1);
    board.rename('Mine');
    expect(board.analysis().title).toBe('Mine');
    expect(await board.client.file()).toBe(FILE);
  });

  test('a text with an illegal answer is not opened, and the fault is that of its node', async () => {
    const text = `[Game "rift"]\n[Position "${READY}"]\n\nTj3-j9`;
    const read = parseAnalysis(text, () => ' ');
    const found = await openBoard(read, { startPort: workers(loaders).start, fileOf: () => FILE });
    expect(found).toMatchObject({ at: 1, why: expect.stringContaining('Tj3-j9') });
    expect(read.places.get(1)).toEqual({ line: 4, column: 1 });
  });

  test('the engine tells three lines with chances and continuations, and remembers them', async () => {
    const board = await open();
    const told = new Promise<void>(resolve => {
      const stop = board.engine.subscribe(() => {
        const { advice } = board.engine.get();
        if ((advice?.depth ?? 0) < 3 || advice?.ranked?.length !== 3) return;
        stop();
        resolve();
      });
    });
    board.engine.switchTo(true);
    await told;
    const { ranked = [], nodes = 0 } = board.engine.get().advice ?? {};
    const legal = board.client.snapshot()?.legal ?? [];
    for (const { answer, chance, line } of ranked) {
      expect(legal).toContain(answer);
      expect(line?.[0]).toBe(answer);
      expect(chance).toBeGreaterThan(0);
    }
    expect(Math.max(...ranked.map(({ line }) => line?.length ?? 0))).toBeGreaterThan(1);
    const { line = [] } = ranked[0] ?? {};
    await board.play(line.slice(0, 2));
    expect(movesOf(board)).toEqual(line.slice(0, 2));
    board.engine.switchTo(false);
    await board.go(ROOT);
    expect(board.engine.get()).toMatchObject({ isOn: false, phase: 'idle' });
    expect(board.engine.get().advice?.nodes).toBeGreaterThanOrEqual(nodes);
  });
});
