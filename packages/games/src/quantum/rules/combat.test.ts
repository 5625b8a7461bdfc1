import { describe, expect, test } from 'vitest';
import { table } from '../../../test/quantumTable.ts';

/** `a1`, a four, beside `b1`, a three. */
const duel = (rolls: readonly number[], attacker = {}, defender = {}) =>
  table({
    seats: [
      { ships: '4@3,4', ...attacker },
      { ships: '3@3,2', ...defender },
    ],
    rolls,
  });
const ATTACK = 'attack a1 3,2 from 3,3';

describe('Q-CMB: a fight', () => {
  test('[Q-CMB-1] a fight moves the attacker to the square before the target first', () => {
    const game = duel([], {}, { cards: 'dangerous' });
    game.play(ATTACK);
    expect([game.die('a1'), game.state.combat]).toMatchObject(['4@3,3!', { kind: 'move' }]);
  });

  test('[Q-CMB-3] [Q-COMP-4] a fight rolls the black die, then the white one', () => {
    const events = duel([5, 1]).play(ATTACK);
    expect(events.filter(event => event.type === 'combatRoll')).toEqual([
      { type: 'combatRoll', side: 'attack', value: 5, isFixed: false },
      { type: 'combatRoll', side: 'defence', value: 1, isFixed: false },
    ]);
  });

  test('[Q-CMB-3] [Q-CARD-RATIONAL] a fight with one fixed die draws one number', () => {
    const game = duel([6, 1], {}, { cards: 'rational' });
    const [, , , fixed] = game.play(ATTACK);
    expect(fixed).toEqual({ type: 'combatRoll', side: 'defence', value: 3, isFixed: true });
  });

  test('[Q-CMB-4] [Q-RUL-18] [Q-CARD-SCRAPPY] a fight allows Relentless and Scrappy, once each', () => {
    const game = duel([6, 1, 5, 4], { cards: 'relentless scrappy' });
    game.play(ATTACK, 'relentless');
    expect(game.legal()).toEqual(['pass', 'scrappy']);
    game.play('scrappy');
    expect(game.asked()).toBe('a TURN');
  });

  test('[Q-CMB-4] [Q-RUL-47] a fight never lets the defender reroll with Scrappy, and nothing follows the defender', () => {
    const game = duel([1, 1, 6], { cards: 'relentless' }, { cards: 'scrappy cruel' });
    game.play(ATTACK, 'pass');
    expect([game.asked(), game.legal()]).toEqual(['b REROLL_DEF', ['cruel', 'pass']]);
    expect(game.whyNot('scrappy')).toMatchObject({ clause: 'Q-ACT-1', code: 'E_PHASE' }); // no answer of that window
    // an answer of it, but without the card
    expect(game.whyNot('relentless')).toMatchObject({ code: 'E_NOT_OFFERED' });
    game.play('cruel');
    expect(game.asked()).toBe('a TURN');
  });

  test('[Q-CMB-5] a fight allows a total below one', () => {
    const game = table({
      seats: [{ ships: '1@3,3 1@2,3', cards: 'ferocious strategic' }, { ships: '1@3,2' }],
      rolls: [1, 1, 1],
    });
    expect(game.play('strike a1 3,2')).toContainEqual({ type: 'combatEnd', won: true, totals: [-1, 2] });
  });

  test('[Q-CMB-7] [Q-RUL-35] a fight rolls the lost ship, any face, into its scrapyard', () => {
    const game = duel([1, 6, 3]);
    game.play(ATTACK, 'occupy');
    expect([game.die('a1'), game.die('b1')]).toEqual(['4@3,2!', '3']);
  });

  test('[Q-CMB-7] [Q-CARD-CLEVER] a fight lets the owner with Clever choose the face, on another’s turn too', () => {
    const game = duel([1, 6], {}, { cards: 'clever scrappy' });
    game.play(ATTACK);
    expect([game.asked(), game.legal().length]).toEqual(['b CHOOSE_FACE', 6]);
    game.play('face 1', 'hold');
    expect([game.die('b1'), game.asked()]).toEqual(['1', 'a TURN']);
  });

  test('[Q-CARD-SCRAPPY] [Q-RUL-43] a fight does not allow Scrappy on another’s turn, nor after Clever', () => {
    const game = duel([1, 6, 5], {}, { cards: 'scrappy' });
    game.play(ATTACK);
    expect([game.asked(), game.die('b1')]).toEqual(['a OCCUPY', '5']);
    const clever = table({ seats: [{ ships: '4@3,3', cards: 'clever scrappy' }, {}] });
    clever.play('reconfigure a1');
    expect([clever.asked(), clever.legal().length]).toEqual(['a CHOOSE_FACE', 5]);
    clever.play('face 6');
    expect(clever.asked()).toBe('a TURN');
  });

  test('[Q-CMB-8] [Q-RUL-44] a fight destroys the attacker in a stubborn win without a tie too, and triggers nothing', () => {
    const game = duel([6, 1, 2], {}, { cards: 'stubborn warlike plundering' });
    game.play(ATTACK);
    expect([game.die('a1'), game.state.dominance]).toEqual(['2!', [1, 2]]);
    expect([game.state.research, game.state.turn.destroyed]).toEqual([[1, 1], false]);
  });

  test('[Q-CMB-9] a fight counts a supporter beside the square of attack; the attacker itself is none', () => {
    const beside = (friend: string) =>
      table({
        seats: [{ ships: `4@3,4 ${friend}`, cards: 'strategic' }, { ships: '3@3,2' }],
        rolls: [3, 2, 1],
      });
    const backed = beside('1@2,3');
    backed.play(ATTACK);
    expect(backed.asked()).toBe('a OCCUPY');
    const alone = beside('1@8,8');
    alone.play(ATTACK);
    expect(alone.asked()).toBe('a TURN');
    const defended = table({
      seats: [{ ships: '4@3,4' }, { ships: '3@3,2 6@3,1', cards: 'strategic' }],
      rolls: [1, 3],
    });
    expect(defended.play(ATTACK)).toContainEqual({ type: 'combatEnd', won: false, totals: [5, 4] });
  });
});

describe('Q-DOM: dominance', () => {
  test('[Q-DOM-1] [Q-DOM-2] [Q-INV-8] dominance is lost first, then gained', () => {
    const events = duel([1, 6, 1], { dominance: 2 }, { dominance: 3 });
    expect(events.play(ATTACK, 'hold').filter(event => event.type === 'dominance')).toEqual([
      { type: 'dominance', seat: 1, value: 2 },
      { type: 'dominance', seat: 0, value: 3 },
    ]);
  });

  test.each([
    ['ravenous', '', 3, 5, [5, 4]],
    ['', 'ravenous', 3, 5, [4, 3]],
    ['', 'ravenous', 3, 2, [4, 1]],
    ['', 'righteous', 3, 5, [4, 5]],
    ['', 'ravenous righteous', 3, 5, [4, 5]],
  ] as const)(
    '[Q-CARD-RAVENOUS] [Q-CARD-RIGHTEOUS] [Q-RUL-33] [Q-RUL-48] [Q-INV-8] %s against %s from %i and %i',
    (own, other, mine, theirs, after) => {
      const game = duel([1, 6, 1], { cards: own, dominance: mine }, { cards: other, dominance: theirs });
      game.play(ATTACK, 'hold');
      expect(game.state.dominance).toEqual(after);
    },
  );

  test('[Q-DOM-3] [Q-RUL-27] dominance above six is lost, and the track begins again', () => {
    const game = duel([1, 6, 1], { cards: 'ravenous', dominance: 5 });
    game.play(ATTACK, 'hold', 'cube 4,4');
    expect(game.state.dominance[0]).toBe(1);
  });

  test('[Q-DOM-4] [Q-RUL-5] dominance gives a cube on another’s turn at once, without a card', () => {
    const game = duel([6, 1, 2], {}, { cards: 'stubborn', dominance: 5 });
    game.play(ATTACK);
    expect(game.asked()).toBe('b INFAMY');
    game.play('cube 4,4', 'end');
    expect([game.asked(), game.cubes('4,4'), game.state.dominance[1]]).toEqual(['b TURN', 'b', 1]);
    game.play('end');
    expect(game.asked()).toBe('a TURN');
  });

  test('[Q-DOM-5] [Q-RUL-6] [Q-RUL-50] infamy by Aggression adds a draw to the same Phase 2', () => {
    const game = table({
      seats: [{ research: 6, dominance: 4 }, {}],
      rows: { gambit: 'aggression expansion momentum' },
    });
    game.play('end', 'take aggression', 'cube 4,4');
    expect([game.asked(), game.state.turn.draws]).toEqual(['a ADVANCE', 1]);
  });

  test('[Q-DOM-6] dominance always has a place for a cube that is left', () => {
    const game = table({
      map: ['8a 7 7', '7 7 8b'],
      seats: [{ dominance: 5, cubesLeft: 1, cards: 'tyrannical', research: 2 }, { cubesLeft: 1 }],
      cubes: { '1,1': 'ab', '4,1': 'a', '7,1': 'b', '1,4': 'a', '4,4': 'b', '7,4': 'a' },
    });
    game.play('tyrannical');
    expect(game.cubes('7,4')).toBe('aa'); // the only free slot, so nothing is asked
  });
});
