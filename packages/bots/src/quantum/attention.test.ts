import { seededChance } from '@tessera/engine';
import { type Answer, quantum, VERB, verbOf } from '@tessera/games/quantum';
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../games/test/quantumTable.ts';
import { attentionTo } from './attention.ts';
import { plannerBot } from './planner.ts';

function attention(given: Given, text: string): number {
  const { state } = table(given);
  return attentionTo(state, quantum.notation.parseMove(state, text));
}

describe('a player of quantum', () => {
  const READY = { seats: [{ ships: '5@4,3 3@3,4', cubesLeft: 3 }, {}] };

  test('[Q-BUILD-3] overlooks no cube that can be placed', () => {
    expect(attention(READY, 'construct 4,4')).toBe(Number.POSITIVE_INFINITY);
  });

  test('overlooks no fight that is likely won, and may overlook another', () => {
    const fight = (own: number, other: number): number =>
      attention({ seats: [{ ships: `${own}@3,3` }, { ships: `${other}@3,2` }] }, 'attack a1 3,2 from 3,3');
    expect(fight(1, 6)).toBe(Number.POSITIVE_INFINITY);
    expect(fight(6, 1)).toBe(1);
  });

  test('looks at squares nearby first', () => {
    const far = attention({ seats: [{ ships: '5@3,3' }, {}] }, 'move a1 3,0');
    expect([attention({ seats: [{ ships: '5@3,3' }, {}] }, 'move a1 3,2'), far]).toEqual([1, 0.5]);
  });

  test('ends a turn early only where it thinks of it, and always once no action is left', () => {
    expect(attention({ seats: [{ ships: '3@3,3' }, {}] }, 'end')).toBe(1);
    expect(attention({ seats: [{ ships: '3@3,3' }, {}], turn: { actions: 0 } }, 'end')).toBe(
      Number.POSITIVE_INFINITY,
    );
  });

  test('with the least sight still places the last cube, however it looks around', async () => {
    const { state } = table({ seats: [{ ships: '5@4,3 3@3,4', cubesLeft: 1 }, {}] });
    const verbs = new Set<number>();
    for (let i = 0; i < 20; i++) {
      const bot = plannerBot({ budget: { nodes: 600, depth: 0 }, sight: 1 });
      const request = {
        view: quantum.view(state, 0),
        seat: 0,
        chance: seededChance(`look ${i}`),
        limits: {},
      };
      verbs.add(verbOf((await bot.think(request)).move as Answer));
    }
    expect([...verbs]).toEqual([VERB.construct]);
  });

  test('with little sight answers otherwise than with all of it, and always legally', async () => {
    const { state } = table({ seats: [{ ships: '5@4,3 3@2,3' }, { ships: '4@8,8' }] });
    const view = quantum.view(state, 0);
    const moves = new Set<Answer>();
    for (let i = 0; i < 12; i++) {
      const bot = plannerBot({ budget: { nodes: 600, depth: 0 }, sight: 8 });
      const { move } = await bot.think({ view, seat: 0, chance: seededChance(`look ${i}`), limits: {} });
      expect(quantum.check(state, 0, move)).toBeUndefined();
      moves.add(move);
    }
    expect(moves.size).toBeGreaterThan(3);
  });
});
