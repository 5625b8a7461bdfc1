import { describe, expect, test } from 'vitest';
import { type Given, type Table, table, tower } from '../../../test/tesseractTable.ts';
import { contentOf } from '../content.ts';
import { RESEARCH } from './research.ts';

const TOWER = tower(['3443', '4444', '4444', '3443']);

/** Plays the card from the hand of A, then gives the answers. */
function played(card: string, given: Given, ...answers: string[]): Table {
  const { more = [], ...fields } = given as Given & { more?: string[] };
  const others = Array.from({ length: Number(given.players ?? 2) - 1 }, () => []);
  const game = table({ stacks: TOWER, ...fields, hands: [[card, ...more], ...others] });
  game.play(`play ${card}`, ...answers);
  return game;
}

const unplayable = (card: string, given: Given): string | undefined =>
  table({ stacks: TOWER, ...given, hands: [[card], []] }).whyNot(`play ${card}`)?.code;

describe('section 11: level 2', () => {
  test('[T-COMP-7] level 2 has sixteen cards, level 3 fourteen and level 4 eleven', () => {
    expect(contentOf({ options: { pack: 'built-in' } }).decks.map(deck => deck.length)).toEqual([16, 14, 11]);
    expect(RESEARCH.filter(card => card.confidence === 'seed').map(card => card.id)).toEqual([
      'L2-01',
      'L3-01',
      'L4-01',
    ]);
  });

  test('[T-CARD-1] [T-KEY-FLIP] [L2-01] flips a primed cube, then one of the lab; no choice, no question', () => {
    const game = played('L2-01', { primed: 'Y1', labs: ['O2', ''] });
    expect([game.primed(), game.lab(0), game.state.discard, game.state.actions]).toEqual([
      'Y6',
      'O5',
      ['L2-01'],
      3,
    ]);
    const choice = played('L2-01', { primed: 'Y1P1', labs: ['O2B2', ''] }, 'pick primed:P1');
    expect(choice.legal()).toEqual(['pick A:B2', 'pick A:O2']); // obligatory: there is no stop
  });

  test('[T-CARD-4] [T-RUL-18] [L2-01] skips what is impossible and needs one target in all', () => {
    expect(played('L2-01', { labs: ['O2', ''] }).lab(0)).toBe('O5');
    expect(unplayable('L2-01', {})).toBe('E_NO_TARGET');
  });

  test('[L2-02] adjusts twice, also the same cube', () => {
    const game = played('L2-02', { labs: ['O2', ''], primed: 'Y1' }, 'adjust A:O2 +', 'adjust A:O3 +');
    expect(game.lab(0)).toBe('O4');
    expect(
      played('L2-02', { labs: ['O2', ''], primed: 'Y1' }, 'adjust primed:Y1 -', 'stop').destroyed(),
    ).toBe('Y');
  });

  test('[T-CARD-5] [L2-03] takes a cube, its event comes before the next step', () => {
    const game = played('L2-03', { stacks: { '0,0': 'Y1', '1,0': 'B3B3' } }, 'pick 0,0');
    expect(game.destroyed()).toBe('B'); // Acceleration has been resolved
    expect(game.legal()).toEqual(['adjust A:Y1 +', 'stop']);
    game.play('adjust A:Y1 +');
    expect(game.lab(0)).toBe('Y2');
    expect(unplayable('L2-03', { labs: ['Y1Y1Y1Y1Y1Y1', ''] })).toBeUndefined(); // the second step is possible
  });

  test('[T-CARD-6] [L2-04] moves two cubes between any labs, each when everybody touched agrees', () => {
    const game = played('L2-04', { players: 3, labs: ['O2', 'P3', ''] });
    expect(game.legal('transfer ')).toContain('B:P3 C');
    game.play('transfer B:P3 C');
    expect(game.decider()).toBe(1);
    game.play('yes');
    expect(game.decider()).toBe(2);
    game.play('no');
    expect([game.lab(1), game.lab(2)]).toEqual(['P3', '']);
    game.play('transfer A:O2 B', 'yes', 'transfer B:O2 A', 'yes');
    expect([game.lab(0), game.decision()]).toEqual(['O2', 'act']);
  });

  test('[T-RUL-11] [T-KEY-RELOCATE] [L2-05] relocates to another stack, value kept; the event follows the move', () => {
    const game = played('L2-05', { stacks: { '0,0': 'Y1', '1,0': 'B3B3B3B3', '3,3': 'O5O5' } }, 'pick 0,0');
    expect(game.legal('to ')).not.toContain('0,0');
    expect(game.legal('to ')).not.toContain('1,0');
    game.play('to 3,3'); // uncovers Acceleration: the edge is the cube of level 2 at 3,3
    expect([game.destroyed(), game.stack('3,3')]).toEqual(['Y', 'O5O5']);
    expect(game.legal()).toContain('stop');
    game.play('pick 1,0', 'to 0,0');
    expect([game.stack('0,0'), game.decision()]).toEqual(['B3', 'act']);
  });

  test('[T-KEY-SET] [L2-06] sets a cube of the lab', () => {
    const game = played('L2-06', { labs: ['O2', ''] }, 'pick A:O2');
    expect(game.legal()).toEqual([1, 2, 3, 4, 5, 6].map(value => `value ${value}`));
    game.play('value 6');
    expect([game.lab(0), game.decision()]).toEqual(['O6', 'act']);
    expect(unplayable('L2-06', {})).toBe('E_NO_TARGET');
  });

  test('[L2-07] gives a primed cube the value of one of the lab', () => {
    const game = played('L2-07', { labs: ['O2B5', ''], primed: 'Y1Y2' }, 'pick A:B5', 'pick primed:Y1');
    expect([game.primed(), game.lab(0)]).toEqual(['Y2 Y5', 'B5 O2']);
    expect(unplayable('L2-07', { labs: ['O2', ''] })).toBe('E_NO_TARGET');
  });

  test('[L2-08] studies for free, then adjusts; it cannot study itself', () => {
    const given = { labs: ['O2', ''], decks: [[], ['L3-02'], []] };
    const game = played('L2-08', { ...given, more: ['L2-01'] }, 'study L2-01', 'adjust A:O2 -');
    expect([game.state.hands[0], game.lab(0), game.state.actions]).toEqual([['L3-02'], 'O1', 3]);
    expect(played('L2-08', given).legal()).toEqual(['adjust A:O2 +', 'adjust A:O2 -', 'stop']);
  });
});

describe('section 11: level 3', () => {
  test('[T-KEY-DESTROY] [L3-01] destroys a primed cube', () => {
    expect(played('L3-01', { primed: 'Y1' }).destroyed()).toBe('Y');
    expect(unplayable('L3-01', {})).toBe('E_NO_TARGET');
  });

  test('[L3-02] gives three actions, even after the last one', () => {
    expect(played('L3-02', { actions: 0 }).state.actions).toBe(3);
  });

  test('[L3-03] sets two different cubes', () => {
    const game = played('L3-03', { labs: ['O2', ''], primed: 'O2' }, 'pick A:O2', 'value 4');
    expect(game.legal()).toEqual(['pick primed:O2', 'stop']);
    game.play('pick primed:O2', 'value 1');
    expect([game.lab(0), game.primed()]).toEqual(['O4', 'O1']);
  });

  test('[T-CARD-6] [L3-04] flips up to four different cubes, those of others when they agree', () => {
    const game = played(
      'L3-04',
      { labs: ['O2', 'B1'], primed: 'Y1Y6' },
      'pick B:B1',
      'no',
      'pick B:B1',
      'yes',
      'pick primed:Y1',
    );
    expect([game.lab(1), game.primed()]).toEqual(['B6', 'Y6 Y6']);
    expect(game.legal()).toEqual(['pick A:O2', 'pick primed:Y6', 'stop']);
    game.play('pick primed:Y6', 'pick A:O2');
    expect([game.lab(0), game.primed(), game.decision()]).toEqual(['O5', 'Y1 Y6', 'act']);
  });

  test('[L3-05] takes two cubes, then adjusts twice', () => {
    const game = played('L3-05', {}, 'pick 0,0', 'pick 0,0', 'adjust A:Y6 -', 'adjust A:Y6 -');
    expect([game.lab(0), game.stack('0,0'), game.decision()]).toEqual(['Y5 Y5', 'Y6', 'act']);
  });

  test('[T-STATE-2] [L3-06] returns destroyed cubes, rolled one by one', () => {
    const game = played(
      'L3-06',
      { destroyed: 'OP', rolls: [3, 5] },
      'pick destroyed:P',
      'to 0,0',
      'pick destroyed:O',
      'to 3,3',
    );
    expect([game.stack('0,0').slice(-2), game.stack('3,3').slice(-2), game.destroyed()]).toEqual([
      'P3',
      'O5',
      '',
    ]);
    expect(unplayable('L3-06', {})).toBe('E_NO_TARGET');
  });

  test('[T-STATE-2] [L3-07] swaps a cube for a destroyed one of another colour, which is rolled', () => {
    const game = played('L3-07', { labs: ['O2', ''], destroyed: 'OP', rolls: [4] }, 'pick A:O2');
    expect([game.lab(0), game.destroyed()]).toEqual(['P4', 'O O']);
    game.play('pick A:P4', 'value 6');
    expect(game.lab(0)).toBe('P6');
    const kept = { labs: ['O2', ''], destroyed: 'OP', options: { recolor: 'kept' } } as const;
    expect(played('L3-07', kept, 'pick A:O2').lab(0)).toBe('P2');
    const none = played('L3-07', { labs: ['O2', ''], destroyed: 'O' });
    expect(none.legal()).toEqual(['pick A:O2', 'stop']);
    none.play('pick A:O2');
    expect(none.decision()).toBe('target'); // no other colour is destroyed: the first step was skipped
    expect(none.legal('value')).toHaveLength(6);
  });
});

describe('section 11: level 4', () => {
  test('[L4-01] takes a primed cube into the lab, if there is room', () => {
    const game = played('L4-01', { primed: 'Y3' });
    expect([game.lab(0), game.primed()]).toEqual(['Y3', '']);
    expect(unplayable('L4-01', { primed: 'Y3', labs: ['O1O1O1O1O1O1', ''] })).toBe('E_NO_TARGET');
  });

  test('[L4-02] destroys up to two primed cubes', () => {
    expect(played('L4-02', { primed: 'Y3Y3O1' }, 'pick primed:Y3', 'pick primed:Y3').primed()).toBe('O1');
    expect(played('L4-02', { primed: 'Y3Y3O1' }, 'pick primed:O1', 'stop').primed()).toBe('Y3 Y3');
  });

  test('[T-CONTAIN-3] [L4-03] contains a cube of the lab; an identical primed one is destroyed', () => {
    const game = played('L4-03', { labs: ['Y3O1', ''], board: 'O1', primed: 'Y3' });
    expect(game.legal()).toEqual(['pick A:Y3', 'stop']);
    game.play('pick A:Y3');
    expect([game.board(), game.primed(), game.destroyed()]).toEqual(['O1 Y3', '', 'Y']);
  });

  test('[T-DATA-1] [L4-04] contains a primed cube; a second identical one is destroyed', () => {
    const game = played('L4-04', { primed: 'Y3Y3' }, 'pick primed:Y3');
    expect([game.board(), game.primed(), game.destroyed()]).toEqual(['Y3', '', 'Y']);
  });

  test('[L4-05] skips the next prime and adjusts primed cubes', () => {
    const game = played('L4-05', { primed: 'Y3' }, 'adjust primed:Y3 -', 'stop', 'end');
    expect([game.primed(), game.state.skipPrime, game.state.active]).toEqual(['Y2', 0, 1]);
    expect(played('L4-05', {}).state.skipPrime).toBe(1);
  });

  test('[L4-06] [T-CARD-6] sets up to four cubes of any labs or the primed area; others agree to the value', () => {
    const game = played(
      'L4-06',
      { labs: ['O2', 'B1'], primed: 'Y1' },
      'pick B:B1',
      'value 6',
      'yes',
      'pick primed:Y1',
      'value 2',
      'stop',
    );
    expect([game.lab(1), game.primed()]).toEqual(['B6', 'Y2']);
  });

  test('[L4-07] gives five actions', () => {
    expect(played('L4-07', {}).state.actions).toBe(8);
  });

  test('[L4-08] destroys up to three primed cubes of one value', () => {
    const game = played('L4-08', { primed: 'Y3O3P4B3Y4' }, 'pick primed:O3');
    expect(game.legal()).toEqual(['pick primed:B3', 'pick primed:Y3', 'stop']);
    game.play('pick primed:B3', 'pick primed:Y3');
    expect([game.primed(), game.decision()]).toEqual(['P4 Y4', 'act']);
  });

  test('[T-EVENT-3] [L4-09] wards off the next event and destroys a primed cube', () => {
    const game = played(
      'L4-09',
      { stacks: { '0,0': 'Y1', '1,0': 'B3B3' }, primed: 'O1' },
      'pick primed:O1',
      'remove 0,0',
    );
    expect([game.destroyed(), game.stack('1,0'), game.state.wards]).toEqual(['O', 'B3B3', 0]);
  });

  test('[L4-10] returns up to four destroyed cubes', () => {
    const game = played(
      'L4-10',
      { destroyed: 'OOOOO', rolls: [1, 2, 3] },
      'pick destroyed:O',
      'to 0,0',
      'pick destroyed:O',
      'to 3,0',
      'pick destroyed:O',
      'to 3,3',
      'stop',
    );
    expect([game.stack('3,0').slice(-2), game.destroyed()]).toEqual(['O2', 'O O']);
  });

  test('[L4-11] moves up to six cubes, then sets up to two', () => {
    const game = played(
      'L4-11',
      { labs: ['O2', 'B1'], options: { consent: 'auto' } },
      'transfer B:B1 A',
      'transfer A:O2 B',
      'stop',
      'pick B:O2',
      'value 1',
      'stop',
    );
    expect([game.lab(0), game.lab(1)]).toEqual(['B1', 'O1']);
  });
});
