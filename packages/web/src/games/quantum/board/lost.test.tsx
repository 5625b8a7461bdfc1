import { factionsOf } from '@tessera/games/quantum';
import { expect, test } from 'vitest';
import { table } from '../../../../../games/test/quantumTable.ts';
import { drawn } from '../../../ui/render/testing/drawn.ts';
import { chroniclerOf } from '../chronicler.ts';
import { situationOf } from '../fixtures.ts';
import { type Drawn, Lost } from './Picture.tsx';
import { Trace, TraceNumbers } from './Trace.tsx';

test('a ship that loses a fight is whole until the dice lie', () => {
  const game = table({
    seats: [{ ships: '3@5,6' }, { ships: '6@4,6' }],
    cubes: { '1,1': 'a', '7,7': 'b' },
    rolls: [1, 6, 4],
  });
  const start = situationOf(game.state).view;
  const move = 'attack a1 4,6 from 5,6';
  const entry = { seat: 0, move, events: game.play(move) };
  const { fight } = chroniclerOf(start).of([entry]).steps.at(-1) ?? {};
  expect(fight?.lost).toHaveLength(1);
  const model = { view: start, factions: factionsOf([], 2), fight, me: 0 } as unknown as Drawn;
  const rolling = { ...model, clock: { arriving: {} } } as unknown as Drawn;
  expect(drawn(<Lost model={rolling} />)).not.toContain('qb-wreck');
  expect(drawn(<Lost model={model} />)).toContain('qb-wreck');
});

test('a wreck lies over the ship that has taken its square, and under the numbers elsewhere', () => {
  const layers = (end: 'occupy' | 'hold') => {
    const game = table({
      seats: [{ ships: '3@5,6' }, { ships: '6@4,6' }],
      cubes: { '1,1': 'a', '7,7': 'b' },
      rolls: [1, 6, 4],
    });
    const start = situationOf(game.state).view;
    const moves = ['attack a1 4,6 from 5,6', end];
    const entries = moves.map(move => ({ seat: 0, move, events: game.play(move) }));
    const trace = chroniclerOf(start).of(entries).steps;
    const model = { view: situationOf(game.state).view, factions: factionsOf([], 2), trace, step: undefined };
    return [drawn(<Trace model={model} />), drawn(<TraceNumbers model={model} />)].map(layer =>
      layer.includes('qb-wreck'),
    );
  };
  expect(layers('occupy')).toEqual([false, true]);
  expect(layers('hold')).toEqual([true, false]);
});
