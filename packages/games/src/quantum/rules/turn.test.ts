import { describe, expect, test } from 'vitest';
import { table } from '../../../test/quantumTable.ts';

describe('Q-TURN: a turn', () => {
  test('[Q-TURN-1] [Q-TURN-8] a turn has start, actions, cards, then the next seat clockwise', () => {
    const game = table({ seats: [{ research: 6 }, {}] });
    game.play('end');
    expect(game.asked()).toBe('a ADVANCE');
    game.play('refresh');
    expect(game.asked()).toBe('b TURN');
    expect(game.state.turn.number).toBe(2);
  });

  test('[Q-TURN-2] a turn clears flags at the own start step, and nowhere else', () => {
    const game = table({
      seats: [{ ships: '5@3,3!*', pending: 'agile' }, { ships: '4@8,8!*' }],
      turn: { used: ['flexible'], destroyed: true, attacked: true, cubesPlaced: 0 },
    });
    game.play('end');
    expect([game.die('a1'), game.die('b1'), game.cards(0)]).toEqual(['5@3,3!*', '4@8,8', '(agile)']);
    expect(game.state.turn).toMatchObject({ used: 0, destroyed: false, attacked: false, actions: 3 });
    game.play('end');
    expect([game.die('a1'), game.cards(0)]).toEqual(['5@3,3', 'agile']);
  });

  test('[Q-TURN-3] [Q-RUL-29] a turn goes on without actions until its player ends it', () => {
    const game = table({ seats: [{ ships: '6@3,3' }, {}], turn: { actions: 0 } });
    expect(game.legal()).toEqual(['end', 'scout a1']);
  });

  test('[Q-TURN-5] a turn allows nothing between a move and its fight', () => {
    const game = table({
      seats: [{ ships: '4@3,3 6@0,0', cards: 'relentless' }, { ships: '3@3,1' }],
      rolls: [1, 1],
    });
    game.play('attack a1 3,1 from 3,2');
    expect(game.legal()).toEqual(['pass', 'relentless']);
    expect(game.whyNot('scout a2')).toMatchObject({ clause: 'Q-ACT-1', code: 'E_PHASE' });
  });

  test('[Q-TURN-6] a turn allows once-per-turn powers once', () => {
    const game = table({ seats: [{ ships: '3@3,3', cards: 'flexible' }, {}] });
    game.play('flexible a1 +');
    expect(game.whyNot('flexible a1 +')).toMatchObject({ code: 'E_CARD', params: { card: 'flexible' } });
    game.play('end', 'end', 'flexible a1 -');
    expect(game.die('a1')).toBe('3@3,3');
  });

  test('[Q-TURN-7] a turn follows a card that overrides the rules: Tactical moves a ship that has moved', () => {
    const game = table({ seats: [{ ships: '1@3,3!', cards: 'tactical' }, {}] });
    expect(game.legal('move ')).toEqual([
      'a1 2,3 tactical',
      'a1 3,2 tactical',
      'a1 3,4 tactical',
      'a1 4,3 tactical',
    ]);
  });

  test('[Q-TURN-4] [Q-RUL-25] a turn keeps the flags of a die through the scrapyard', () => {
    const game = table({
      seats: [{ ships: '5@1,0!*', cards: 'resourceful' }, {}],
      cubes: { '1,1': 'a' },
      rolls: [6],
    });
    game.play('resourceful a1', 'deploy a1 1,2');
    expect([game.die('a1'), game.whyNot('scout a1')?.code]).toEqual(['6@1,2!*', 'E_ABILITY_USED']);
    expect(game.whyNot('move a1 0,2')).toMatchObject({ code: 'E_ALREADY_MOVED' });
  });

  test('[Q-RUL-42] a turn is played even without a ship on the map', () => {
    const game = table({ seats: [{ ships: '3' }, {}], cubes: { '1,1': 'a' } });
    expect(game.legal()).toEqual([
      'deploy a1 0,1',
      'deploy a1 1,0',
      'deploy a1 1,2',
      'deploy a1 2,1',
      'end',
      'reconfigure a1',
      'research',
    ]);
  });
});

describe('Q-CARD: the start step', () => {
  test('[Q-CARD-CONFORMIST] Conformist gives one action for twins on the map, no more for triplets', () => {
    for (const [ships, actions] of [
      ['4@3,3 4@5,5', 4],
      ['4@3,3 4@5,5 4@0,0', 4],
      ['4@3,3 5@5,5 4', 3],
    ] as const) {
      const game = table({ seats: [{}, { ships, cards: 'conformist' }] });
      game.play('end');
      expect(game.state.turn.actions).toBe(actions);
    }
  });
});
