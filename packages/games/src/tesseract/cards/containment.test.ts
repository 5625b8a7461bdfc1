import { describe, expect, test } from 'vitest';
import { type Given, type Table, table, tower } from '../../../test/tesseractTable.ts';
import { CONTAINMENT } from './containment.ts';

const TOWER = tower(['3443', '4444', '4444', '3443']);
const OTHERS = (card: string): string[] =>
  CONTAINMENT.map(row => row.id as string)
    .filter(id => id !== card)
    .slice(0, 5);

const situation = (card: string, given: Given): Given => ({
  stacks: TOWER,
  containment: [`${card} unlocked`, ...OTHERS(card).map(id => `${id} hidden`)],
  ...given,
});

/** Unlocks the card in column 1, uses it, then gives the answers. */
function used(card: string, given: Given, ...answers: string[]): Table {
  const game = table(situation(card, given));
  game.play('use 1', ...answers);
  return game;
}

describe('section 11: containment cards', () => {
  test('[T-COMP-8] [T-CARD-2] containment cards are nine; the active researcher may use an unlocked one for free, once', () => {
    expect(CONTAINMENT).toHaveLength(9);
    const game = used('C-04', { active: 1 });
    expect(game.state.containment[0]).toEqual({ card: 'C-04', state: 'used' });
    expect(game.state.actions).toBe(3);
    expect(game.whyNot('use 1')).toMatchObject({ clause: 'T-CARD-2', code: 'E_LOCKED' });
    expect(game.whyNot('use 2')).toMatchObject({ clause: 'T-CARD-2', code: 'E_LOCKED' });
  });

  test('[T-DATA-4] [C-01] puts two primed cubes back, values kept; it must as far as it can', () => {
    const game = used('C-01', { primed: 'Y3O4' }, 'pick primed:Y3', 'to 0,0', 'to 3,3');
    expect([game.stack('0,0').slice(-2), game.stack('3,3').slice(-2), game.primed()]).toEqual([
      'Y3',
      'O4',
      '',
    ]);
    expect(used('C-01', { primed: 'Y3' }, 'to 0,0').decision()).toBe('act');
    expect(table(situation('C-01', {})).whyNot('use 1')).toMatchObject({ code: 'E_NO_TARGET' });
  });

  test('[C-02] destroys up to three primed cubes', () => {
    expect(
      used('C-02', { primed: 'Y3O4P1B1' }, 'pick primed:Y3', 'pick primed:O4', 'pick primed:P1').primed(),
    ).toBe('B1');
  });

  test('[C-03] takes a breach back, not below 0, and destroys a primed cube', () => {
    const game = used('C-03', { breach: 3, primed: 'Y3' }, 'pick primed:Y3');
    expect([game.state.breach, game.destroyed()]).toEqual([2, 'Y']);
    const unhurt = table(situation('C-03', { primed: 'Y3' }));
    expect(unhurt.play('use 1').map(event => event.type)).not.toContain('healed');
    unhurt.play('stop');
    expect(unhurt.state.breach).toBe(0);
    expect(table(situation('C-03', {})).whyNot('use 1')).toMatchObject({ code: 'E_NO_TARGET' });
    expect(used('C-03', { breach: 1 }).state.breach).toBe(0);
  });

  test('[C-04] skips two primes', () => {
    const game = used('C-04', {}, 'end', 'end');
    expect([game.primed(), game.state.skipPrime, game.state.turn]).toEqual(['', 0, 3]);
  });

  test('[T-CARD-6] [C-05] contains two cubes of any labs, others’ when they agree', () => {
    const game = used('C-05', { labs: ['Y3', 'O4'] }, 'pick B:O4', 'yes', 'pick A:Y3');
    expect([game.board(), game.lab(0), game.lab(1)]).toEqual(['O4 Y3', '', '']);
  });

  test('[T-DATA-2] [C-06] contains a removable cube, its event last, then a primed one', () => {
    const game = used('C-06', { stacks: { '0,0': 'Y3', '1,0': 'B5B5' }, primed: 'Y3P2' }, 'pick 0,0');
    expect([game.board(), game.destroyed(), game.stack('1,0')]).toEqual(['Y3', 'B Y', 'B5']);
    expect(game.legal()).toEqual(['pick primed:P2', 'stop']);
    game.play('pick primed:P2');
    expect(game.board()).toBe('P2 Y3');
  });

  test('[T-DATA-3] [C-07] sets any cubes of any labs, each once', () => {
    const game = used(
      'C-07',
      { labs: ['Y3Y3', 'O4'] },
      'pick A:Y3',
      'value 5',
      'pick A:Y3',
      'value 5',
      'pick B:O4',
      'value 5',
      'yes',
    );
    expect([game.lab(0), game.lab(1), game.decision()]).toEqual(['Y5 Y5', 'O5', 'act']);
  });

  test('[C-08] returns up to six destroyed cubes', () => {
    const rolls = [1, 2, 3, 4];
    const answers = ['0,0', '3,0', '0,3', '3,3'].flatMap(cell => ['pick destroyed:O', `to ${cell}`]);
    // the last target is the only one left
    const game = used('C-08', { destroyed: 'OOOOOO', rolls }, ...answers.slice(0, -1));
    expect([game.destroyed(), game.decision()]).toEqual(['O O', 'act']); // no stack below four is left
  });

  test('[C-09] gives three actions and skips a prime', () => {
    const game = used('C-09', {});
    expect([game.state.actions, game.state.skipPrime]).toEqual([6, 1]);
  });
});
