import type { TableLine } from '@tessera/wire';
import { describe, expect, test } from 'vitest';
import { openTable, RIFT, tablesStage, Visitor } from '../test/stage.ts';

describe('a table on line', () => {
  test('two people play, each told what they may know as it happens', async () => {
    const { address } = await tablesStage();
    const [ada, bob] = [await Visitor.named(address, 'Ada'), await Visitor.named(address, 'Bob')];
    const { body: line } = await ada.ask<TableLine>('POST', '/api/tables', RIFT);
    const [a, b] = [await openTable(ada, line.id), await openTable(bob, line.id)];
    expect(a.table).toMatchObject({ you: 0, isHost: true, phase: 'gathering' });
    expect(b.table).toMatchObject({ you: null, isHost: false });
    await b.do({ do: 'sit', name: 'Bob' });
    expect(b.table).toMatchObject({ you: 1, watchers: 0 });
    await a.do({ do: 'start' });
    for (let moves = 0; moves < 30; moves++) {
      await expect.poll(() => [a, b].map(({ table }) => table.standing?.count)).toEqual([moves, moves]);
      const mover = [a, b].find(({ table }) => table.standing?.toAct === table.you)!;
      const legal = await mover.legal();
      await mover.do({ do: 'play', move: legal[(moves * 31) % legal.length]!, after: moves });
      await expect
        .poll(() => [a, b].map(({ table }) => table.standing?.count))
        .toEqual([moves + 1, moves + 1]);
    }
    expect(a.happened.filter(({ kind }) => kind === 'played')).toHaveLength(30);
    expect(b.happened.filter(({ kind }) => kind === 'played')).toHaveLength(30);
  });
});
