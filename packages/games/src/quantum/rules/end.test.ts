import { seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { table } from '../../../test/quantumTable.ts';
import { quantumOptions } from '../../../test/quantumVariants.ts';
import { quantum } from '../index.ts';
import { standingOf } from './turn.ts';

const THREE = ['8a 9 8b', '8 9 8', '8 9c 8'];

describe('Q-WIN: the end', () => {
  test('[Q-WIN-1] [Q-WIN-2] [Q-INV-9] the end comes at once with the last cube, whose owner alone wins', () => {
    const game = table({
      seats: [{ ships: '4@4,3 4@3,4', cubesLeft: 1 }, {}],
      cubes: { '1,1': 'a', '4,1': 'a', '7,1': 'a', '1,4': 'a' },
    });
    game.play('construct 4,4');
    expect([game.outcome(), game.asked()]).toEqual([{ winners: [0], reason: 'cubes' }, undefined]);
  });

  test('[Q-WIN-3] the end ranks by fewer cubes left, then dominance, then research; seats that left are last', () => {
    const { state } = table({
      map: ['8a 9 8b', '9 X 9', '8d 9 8c'],
      seats: [
        { cubesLeft: 3, dominance: 1 },
        { cubesLeft: 4, dominance: 5, research: 2 },
        { cubesLeft: 4, dominance: 5, research: 1 },
        { cubesLeft: 4, dominance: 4, research: 6 },
      ],
      cubes: { '1,1': 'a', '7,1': 'a' },
    });
    const order = [0, 1, 2, 3].sort((a, b) => standingOf(state, b) - standingOf(state, a));
    expect(order).toEqual([0, 1, 2, 3]);
    state.hasLeft[0] = true;
    expect(standingOf(state, 0)).toBeLessThan(standingOf(state, 3));
  });

  test('[Q-WIN-4] the end comes after the turn limit: the best wins, and equals share', () => {
    const seats = [{ research: 2 }, {}];
    const better = table({ seats, options: { turnLimit: 2 }, turn: { number: 2, active: 'b' } });
    better.play('end');
    expect(better.outcome()).toEqual({ winners: [0], reason: 'turnLimit' });
    const equal = table({ seats: [{}, {}], options: { turnLimit: 2 }, turn: { number: 1 } });
    equal.play('end');
    expect(equal.outcome()).toBeUndefined();
    equal.play('end');
    expect(equal.outcome()).toEqual({ winners: [0, 1], reason: 'turnLimit' });
  });

  test('[Q-WIN-4] the end counts Phase 2 as part of the turn, and a turn cut short too', () => {
    const game = table({ seats: [{ research: 6 }, {}], options: { turnLimit: 1 } });
    game.play('end');
    expect(game.asked()).toBe('a ADVANCE');
    game.play('refresh');
    expect(game.outcome()?.reason).toBe('turnLimit');
    const cut = table({ map: THREE, seats: [{}, {}, {}], options: { turnLimit: 1 } });
    cut.leave(0);
    expect(cut.outcome()).toEqual({ winners: [1, 2], reason: 'turnLimit' });
  });
});

describe('Q-WIN-5, Q-WIN-7: leaving', () => {
  test('[Q-WIN-5] leaving sends ships to the scrapyard as they are, cards to the discard, keeps cubes, and skips the seat', () => {
    const game = table({
      map: THREE,
      seats: [{}, { ships: '4@3,3 -', cards: 'cruel', pending: 'agile', dominance: 3 }, {}],
      cubes: { '1,1': 'b' },
    });
    game.leave(1);
    expect([game.die('b1'), game.die('b2'), game.cards(1), game.cubes('1,1')]).toEqual(['4', '-', '', 'b']);
    expect([game.pile('discards', 'command'), game.state.dominance]).toEqual(['cruel agile', [1, 3, 1]]);
    game.play('end');
    expect(game.asked()).toBe('c TURN');
  });

  test('[Q-WIN-5] leaving makes the last remaining seat the winner', () => {
    const game = table({ map: THREE, seats: [{}, {}, {}] });
    game.leave(0);
    expect(game.asked()).toBe('b TURN');
    game.leave(2);
    expect(game.outcome()).toEqual({ winners: [1], reason: 'resign' });
  });

  test('[Q-WIN-5] leaving for lack of time is like any other, and the last one gives the reason', () => {
    const game = table({ map: THREE, seats: [{}, { ships: '4@3,3' }, {}] });
    game.leave(1, 'time');
    expect([game.die('b1'), game.outcome()]).toEqual(['4', undefined]);
    game.leave(0);
    expect(game.outcome()).toEqual({ winners: [2], reason: 'resign' });
    const duel = table({ seats: [{}, {}] });
    duel.leave(0, 'time');
    expect(duel.outcome()).toEqual({ winners: [1], reason: 'time' });
  });

  test('[Q-WIN-8] an end by agreement has no winner, and drops everything pending', () => {
    const game = table({
      map: THREE,
      seats: [{ ships: '4@3,3' }, { ships: '3@3,2', cards: 'dangerous' }, {}],
    });
    game.leave(2);
    game.play('attack a1 3,2 from 3,3');
    expect(game.agree(1)).toEqual([{ type: 'win', winners: [], reason: 'agreed' }]);
    expect([game.outcome(), game.asked()]).toEqual([{ winners: [], reason: 'agreed' }, undefined]);
    const text = quantum.notation.formatPosition(game.state);
    expect(quantum.outcome(quantum.notation.parsePosition(text, game.state.options))).toEqual(game.outcome());
  });

  test('[Q-WIN-5] leaving on the own turn ends it without Phase 2 and without Momentum', () => {
    const game = table({ map: THREE, seats: [{ research: 6 }, {}, {}], turn: { momentumQueued: 2 } });
    game.leave(0);
    expect([game.asked(), game.state.turn.momentumQueued, game.state.research[0]]).toEqual(['b TURN', 0, 6]);
  });

  test("[Q-WIN-7] leaving stops and discards the seat's Gambit; its die without a face was never in play", () => {
    const game = table({
      map: THREE,
      seats: [{ ships: '1@8,8', cards: 'clever', research: 6 }, {}, {}],
      cubes: { '1,1': 'a' },
    });
    game.play('end', 'take expansion');
    expect(game.asked()).toBe('a CHOOSE_FACE');
    game.leave(0);
    expect([game.die('a2'), game.pile('discards', 'gambit'), game.asked()]).toEqual([
      '-',
      'expansion',
      'b TURN',
    ]);
    expect(game.pile('rows', 'gambit')).toBe('aggression momentum expansion'); // its place is filled (Q-ADV-3)
  });

  test('[Q-WIN-7] leaving while Sabotage asks skips the seat', () => {
    const game = table({
      map: THREE,
      seats: [{ research: 6 }, { cards: 'cruel agile' }, { cards: 'eager clever' }],
      rows: { gambit: 'sabotage expansion momentum' },
    });
    game.play('end', 'take sabotage');
    expect(game.asked()).toBe('b DISCARD_COMMAND');
    game.leave(1);
    expect(game.asked()).toBe('c DISCARD_COMMAND');
  });

  test('[Q-WIN-7] leaving of a third seat keeps the open decision', () => {
    const game = table({
      map: THREE,
      seats: [{ ships: '4@3,3' }, { ships: '3@3,2', cards: 'dangerous' }, { ships: '1@8,8' }],
    });
    game.play('attack a1 3,2 from 3,3');
    game.leave(2);
    expect([game.asked(), game.die('c1')]).toEqual(['b DANGEROUS', '1']);
  });

  test('[Q-TV-101] [Q-WIN-7] leaving sends dice of others in hand to their scrapyard with the face they show', () => {
    const game = table({
      map: THREE,
      seats: [{ ships: '4@3,3', cards: 'scrappy' }, { ships: '3@3,2', cards: 'dangerous' }, {}],
      rolls: [2],
    });
    game.play('attack a1 3,2 from 3,3', 'use');
    expect(game.asked()).toBe('a KEEP_ROLL');
    game.leave(1);
    expect([game.asked(), game.die('a1')]).toEqual(['a TURN', '2!']); // the roll that could be redone stands
  });

  test('[Q-WIN-7] leaving lets a lost attacker that waits at KEEP_ROLL keep its roll, in a duel too', () => {
    for (const map of [THREE, undefined]) {
      const game = table({
        ...(map && { map }),
        seats: [{ ships: '4@3,3', cards: 'scrappy' }, { ships: '3@3,2', cards: 'stubborn' }, {}].slice(
          0,
          map ? 3 : 2,
        ),
        rolls: [2, 1, 6],
      });
      game.play('attack a1 3,2 from 3,3', 'pass');
      expect([game.asked(), game.die('a1')]).toEqual(['a KEEP_ROLL', '4?!']);
      game.leave(1);
      expect([game.asked(), game.die('a1'), game.state.dominance[0]]).toEqual([
        map ? 'a TURN' : undefined,
        '6!',
        1,
      ]);
    }
  });

  test('[Q-WIN-7] leaving lets the leaver’s last roll stand as well; without a roll the die is unchanged', () => {
    const rolled = table({
      map: THREE,
      seats: [{ ships: '1@8,8', cards: 'scrappy', research: 6 }, {}, {}],
      cubes: { '1,1': 'a' },
      rolls: [5],
    });
    rolled.play('end', 'take expansion');
    expect(rolled.asked()).toBe('a KEEP_ROLL');
    rolled.leave(0);
    expect([rolled.die('a2'), rolled.asked()]).toEqual(['5', 'b TURN']);
    const chosen = table({
      map: THREE,
      seats: [{ ships: '4@3,3' }, { ships: '3@3,2', cards: 'clever' }, {}],
      rolls: [1, 6],
    });
    chosen.play('attack a1 3,2 from 3,3');
    expect(chosen.asked()).toBe('b CHOOSE_FACE');
    chosen.leave(0);
    expect([chosen.die('b1'), chosen.asked()]).toEqual(['3', 'b TURN']);
  });

  test('[Q-WIN-7] leaving in the set-up skips the seat from then on', () => {
    const chance = seededChance('leaving the set-up');
    const state = quantum.setup(quantumOptions({ firstPlayer: 'b' }), 3, chance);
    quantum.leave(state, 1, chance);
    expect(state.faces.slice(5, 10)).toEqual([0, 0, 0, 0, 0]);
    for (let seat = quantum.decider(state); state.turn.phase === 'setup'; seat = quantum.decider(state)) {
      expect(seat).not.toBe(1);
      quantum.play(state, seat as number, quantum.fallback(state), chance);
    }
    expect([state.turn.active, state.cubes.reduce((sum, one) => sum + one, 0)]).toEqual([2, 2]);
  });
});
