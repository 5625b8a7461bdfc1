import { describe, expect, test } from 'vitest';
import { table, tower } from '../../../test/tesseractTable.ts';
import { levelForRolled } from './contain.ts';

const stacks = tower(['3443', '4444', '4444', '3443']);
const decks = [['L2-02', 'L2-03'], ['L3-02'], ['L4-07']];

describe('Contain', () => {
  const sets = (lab: string, more: object = {}): readonly string[] =>
    table({ stacks, labs: [lab, ''], ...more }).legal('contain ');

  test('[T-CONTAIN-1] [T-TV-6] Contain lists valid sets', () => {
    expect(sets('B4B4B4')).toEqual(['B4 B4 B4']);
    expect(sets('Y2O3P4B5')).toContain('Y2 O3 P4 B5');
    expect(sets('Y1Y2Y3Y4Y5')).toContain('Y1 Y2 Y3 Y4 Y5');
  });

  test('[T-CONTAIN-1] [T-TV-6] Contain refuses invalid sets', () => {
    for (const lab of ['Y2Y3B4', 'Y3Y3O3', 'Y5Y6Y1', 'Y2Y2Y3', 'Y1O1']) {
      expect(sets(lab)).toEqual([]);
      const named = lab.match(/../g)!.join(' ');
      expect(table({ stacks, labs: [lab, ''] }).whyNot(`contain ${named}`)).toMatchObject({
        clause: 'T-CONTAIN-1',
        code: 'E_BAD_SET',
      });
    }
  });

  test('[T-CONTAIN-1] Contain accepts smaller sets than possible; cubes must be there', () => {
    expect(sets('Y2Y3Y4Y5')).toEqual(['Y2 Y3 Y4', 'Y2 Y3 Y4 Y5', 'Y3 Y4 Y5']);
    expect(sets('B4B4B4B4')).toEqual(['B4 B4 B4', 'B4 B4 B4 B4']);
    expect(sets('Y2Y4Y3')).toEqual(['Y2 Y3 Y4']); // the order in the lab is irrelevant
    expect(table({ stacks, labs: ['Y2', ''] }).whyNot('contain Y2 Y3 Y4')).toMatchObject({
      code: 'E_UNKNOWN_CUBE',
    });
  });

  test('[T-CONTAIN-2] [T-RUL-13] Contain needs a free slot; another cube of the set may go', () => {
    const game = table({ stacks, labs: ['Y2Y3Y4', ''], board: 'Y3' });
    game.play('contain Y2 Y3 Y4');
    expect(game.legal()).toEqual(['pick A:Y2', 'pick A:Y4']);
    const full = table({ stacks, labs: ['Y2Y3Y4', ''], board: 'Y2Y3Y4' });
    expect(full.whyNot('contain Y2 Y3 Y4')).toMatchObject({ clause: 'T-CONTAIN-2', code: 'E_SLOT_TAKEN' });
  });

  test("[T-TV-5] [T-CONTAIN-5] [T-CONTAIN-6] contains Y3 and rolls the rest (Karen's example)", () => {
    const game = table({ stacks, labs: ['Y2Y3Y4B2', ''], primed: 'Y3', decks, rolls: [5, 6] });
    game.play('contain Y2 Y3 Y4', 'pick A:Y3', 'yes');
    expect([game.board(), game.primed(), game.lab(0)]).toEqual(['Y3', '', 'B2 Y5 Y6']);
    expect([game.destroyed(), game.state.actions, game.state.hands[0]]).toEqual(['Y', 2, ['L2-02']]);
  });

  test('[T-TV-5] [T-RUL-19] Contain without rolling draws no card, and the cubes stay for the next set', () => {
    const game = table({ stacks, labs: ['Y2Y3Y4B2', ''], primed: 'Y3', decks });
    game.play('contain Y2 Y3 Y4', 'pick A:Y3', 'no');
    expect([game.lab(0), game.state.hands[0]]).toEqual(['B2 Y2 Y4', []]);
    expect(table({ stacks, labs: ['Y2B2O2Y4', ''] }).legal('contain ')).toEqual(['Y2 O2 B2']);
  });

  test('[T-CONTAIN-3] Contain destroys one identical primed cube only; fr must, cz may', () => {
    const given = { stacks, labs: ['Y2Y3Y4', ''], primed: 'Y3Y3' };
    const fr = table(given);
    fr.play('contain Y2 Y3 Y4', 'pick A:Y3');
    expect([fr.primed(), fr.decision()]).toEqual(['Y3', 'reroll']);
    for (const [answer, left] of [
      ['yes', 'Y3'],
      ['no', 'Y3 Y3'],
    ] as const) {
      const cz = table({ ...given, options: { edition: 'cz' } });
      cz.play('contain Y2 Y3 Y4', 'pick A:Y3');
      expect(cz.decision()).toBe('identical');
      cz.play(answer);
      expect([cz.primed(), cz.decision()]).toEqual([left, 'reroll']);
    }
  });

  test('[T-CONTAIN-6] [T-RUL-8] Contain draws a card of the level of the number rolled, five count as four, one as none', () => {
    expect([1, 2, 3, 4, 5].map(levelForRolled)).toEqual([0, 2, 3, 4, 4]);
    const six = table({ stacks, labs: ['Y1Y2Y3Y4Y5Y6', ''], decks, rolls: [1, 1, 1, 1, 1] });
    six.play('contain Y1 Y2 Y3 Y4 Y5 Y6', 'pick A:Y6', 'yes');
    expect([six.state.hands[0], six.lab(0)]).toEqual([['L4-07'], 'Y1 Y1 Y1 Y1 Y1']);
  });

  test('[T-CONTAIN-6] Contain draws no card from an empty deck, but rolling stays allowed', () => {
    const game = table({ stacks, labs: ['Y2Y3Y4', ''], rolls: [1, 1] });
    game.play('contain Y2 Y3 Y4', 'pick A:Y3', 'yes');
    expect([game.lab(0), game.state.hands[0]]).toEqual(['Y1 Y1', []]);
  });

  test('[T-RUL-7] Contain rolls the declared set only, all of it', () => {
    const game = table({ stacks, labs: ['Y2Y3Y4Y5', ''], decks, rolls: [1, 1] });
    game.play('contain Y2 Y3 Y4', 'pick A:Y2', 'yes');
    expect(game.lab(0)).toBe('Y1 Y1 Y5');
  });

  test('[T-DEC-2] [T-STATE-3] Contain declares the lowest numbers of equal cubes, and rolls by slot', () => {
    const game = table({
      stacks: { '0,0': 'Y6' },
      labs: ['Y2Y2Y2Y2', ''],
      ids: [4, 3, 2, 1, 0],
      decks,
      rolls: [5, 6],
    });
    game.play('contain Y2 Y2 Y2', 'yes'); // 0, 1 and 2; 0 is contained
    expect(game.state.board[1]).toBe(0);
    expect([3, 2, 1].map(cube => game.state.values[cube])).toEqual([2, 5, 6]);
  });

  test('[T-CONTAIN-7] [T-CONTAIN-8] containing by a card needs no set, and has no roll and no research card', () => {
    const game = table({ stacks, labs: ['Y2', ''], hands: [['L4-03'], []], decks });
    game.play('play L4-03', 'pick A:Y2');
    expect([game.board(), game.decision(), game.state.hands[0]]).toEqual(['Y2', 'act', []]);
    expect(game.state.actions).toBe(3);
  });
});

describe('bonuses', () => {
  const almost = 'Y1Y2Y3Y4Y5';

  test('[T-BONUS-1] [T-BONUS-2] [T-BONUS-5] [T-TV-14] bonuses reveal the card of a column with two cubes, unlock it with four', () => {
    const two = table({ stacks, labs: ['O4O5O6', ''], board: 'Y4' });
    const events = two.play('contain O4 O5 O6', 'pick A:O4', 'no');
    expect(events).toContainEqual({
      type: 'columnCard',
      column: 4,
      card: 'C-04',
      state: 'revealed',
      reveals: 'all',
    });
    expect(two.state.containment.map(place => place.state)).toEqual([
      'hidden',
      'hidden',
      'hidden',
      'revealed',
      'hidden',
      'hidden',
    ]);
    expect(two.whyNot('use 4')).toMatchObject({ clause: 'T-CARD-2', code: 'E_LOCKED' });
    const four = table({ stacks, labs: ['B4B5B6', ''], board: 'Y4O4P4' });
    four.play('contain B4 B5 B6', 'pick A:B4', 'no');
    expect(four.state.containment[3]).toEqual({ card: 'C-04', state: 'unlocked' });
    expect(four.legal('use')).toEqual([' 4']);
  });

  test('[T-BONUS-1] [T-BONUS-2] bonuses reveal nothing with one cube, unlock nothing with three', () => {
    const first = table({ stacks, labs: ['O4O5O6', ''] });
    first.play('contain O4 O5 O6', 'pick A:O4', 'no');
    expect(first.state.containment[3]?.state).toBe('hidden');
    const third = table({ stacks, labs: ['P4P5P6', ''], board: 'Y4O4' });
    third.play('contain P4 P5 P6', 'pick A:P4', 'no');
    expect(third.state.containment[3]?.state).toBe('revealed');
    expect(third.whyNot('use 4')).toMatchObject({ code: 'E_LOCKED' });
  });

  test('[T-BONUS-3] bonuses return nothing with the fifth cube of a row, nor with the sixth of another', () => {
    const fifth = table({ stacks, labs: ['Y6O6P6', ''], board: 'Y1Y2Y3Y4', destroyed: 'O' });
    fifth.play('contain Y6 O6 P6', 'pick A:Y6');
    expect([fifth.decision(), fifth.destroyed()]).toEqual(['reroll', 'O']);
    const other = table({ stacks, labs: ['Y6O6P6', ''], board: 'Y1Y2Y3Y4Y5Y6O1', destroyed: 'O' });
    other.play('contain Y6 O6 P6', 'pick A:O6');
    expect(other.decision()).toBe('reroll');
  });

  test('[T-BONUS-3] [T-TV-14] [T-STATE-2] bonuses return a destroyed cube for a full row, rolled, on any stack below four', () => {
    const game = table({ stacks, labs: ['Y6O6P6', ''], board: almost, destroyed: 'O', rolls: [5] });
    game.play('contain Y6 O6 P6', 'pick A:Y6');
    expect(game.decision()).toBe('rowPlace'); // one colour only, so the colour is not asked
    expect(game.legal('to ')).toEqual(['0,0', '0,3', '3,0', '3,3']);
    game.play('to 3,0');
    expect([game.stack('3,0'), game.destroyed()]).toEqual(['Y6Y6Y6O5', '']);
    expect(game.decision()).toBe('reroll');
  });

  test('[T-BONUS-3] bonuses ask for the destroyed cube by colour, and an empty cell is a stack too', () => {
    const game = table({
      stacks: { '0,0': 'B1B1' },
      labs: ['Y6O6P6', ''],
      board: almost,
      destroyed: 'OPP',
      rolls: [2],
    });
    game.play('contain Y6 O6 P6', 'pick A:Y6');
    expect(game.decision()).toBe('rowCube');
    expect(game.legal()).toEqual(['pick destroyed:O', 'pick destroyed:P']);
    game.play('pick destroyed:P', 'to 2,2', 'no');
    expect([game.stack('2,2'), game.destroyed()]).toEqual(['P2', 'O P']);
  });

  test('[T-BONUS-3] [T-RUL-14] bonuses are nothing without a destroyed cube; with rowBonus optional they may be declined', () => {
    const game = table({ stacks, labs: ['Y6O6P6', ''], board: almost });
    game.play('contain Y6 O6 P6', 'pick A:Y6');
    expect(game.decision()).toBe('reroll');
    const may = table({
      stacks,
      labs: ['Y6O6P6', ''],
      board: almost,
      destroyed: 'O',
      options: { rowBonus: 'optional' },
    });
    may.play('contain Y6 O6 P6', 'pick A:Y6');
    expect(may.legal()).toEqual(['pick destroyed:O', 'stop']);
    may.play('stop');
    expect([may.destroyed(), may.decision()]).toEqual(['O', 'reroll']);
  });

  test('[T-BONUS-4] bonuses come after the identical cube is destroyed, so it can be the one that returns', () => {
    const game = table({ stacks, labs: ['Y6O6P6', ''], board: almost, primed: 'Y6', rolls: [3] });
    game.play('contain Y6 O6 P6', 'pick A:Y6');
    expect(game.decision()).toBe('rowPlace');
    game.play('to 0,0');
    expect(game.stack('0,0')).toBe('Y6Y6Y6Y3');
  });
});

describe('the last cube of a stack goes to the board', () => {
  /** C-06 in column 1; the row of yellow lacks its 6. */
  const folded = {
    board: 'Y1Y2Y3Y4Y5',
    destroyed: 'OP',
    containment: ['C-06 unlocked', 'C-01 hidden', 'C-02 hidden', 'C-03 hidden', 'C-04 hidden', 'C-05 hidden'],
    rolls: [3],
  };
  const uncovered = (events: readonly { type: string }[]): number =>
    events.filter(event => event.type === 'uncovered').length;

  test('[T-EVENT-1] [T-DATA-2] the event of an emptied stack comes after the bonuses, also when the row bonus lands on it', () => {
    const options = { base: 'D' } as const; // Interphase under 3,0
    for (const to of ['3,0', '0,2']) {
      const game = table({ ...folded, options, stacks: { '3,0': 'Y6', '0,2': 'O1O4' }, primed: 'B2O4' });
      game.play('use 1', 'pick 3,0', 'pick destroyed:P');
      expect(game.primed()).toBe('B2 O4');
      expect(uncovered(game.play(`to ${to}`))).toBe(1);
      expect([game.primed(), game.stack('3,0')]).toEqual(['B3 O5', to === '3,0' ? 'P3' : '']);
    }
  });

  test('[T-EVENT-1] a stack that still has a cube triggers no event', () => {
    const game = table({ ...folded, options: { base: 'D' }, stacks: { '3,0': 'B1Y6' }, primed: 'B2O4' });
    const events = game.play('use 1', 'pick 3,0', 'pick destroyed:P', 'to 3,0');
    expect([uncovered(events), game.primed()]).toEqual([0, 'B2 O4']);
  });

  test('[T-EVENT-1] [T-EVENT-4] an event that takes the cube that landed on its cell happens again', () => {
    const game = table({ ...folded, stacks: { '0,0': 'Y6' }, primed: 'B1' }); // Acceleration under 0,0
    const events = game.play('use 1', 'pick 0,0', 'pick destroyed:P', 'to 0,0');
    expect([uncovered(events), game.stack('0,0'), game.destroyed()]).toEqual([2, '', 'O P']);
  });

  test('[T-END-5] [T-EVENT-1] cz: containing the last cube of the Tesseract loses right after the win check, before any bonus', () => {
    const given = { ...folded, stacks: { '0,0': 'Y6' } };
    const cz = table({ ...given, options: { edition: 'cz' }, board: `${folded.board}O6` });
    cz.play('use 1');
    const events = cz.play('pick 0,0');
    expect(cz.outcome()).toEqual({ winners: [], reason: 'empty' });
    expect(events.map(event => event.type)).toEqual(['moved', 'ended']); // no column card, no cube back
    const fr = table({ ...given, board: `${folded.board}O6` });
    fr.play('use 1', 'pick 0,0');
    expect([fr.decision(), fr.outcome()]).toEqual(['rowCube', undefined]);
    const left = table({ ...given, options: { edition: 'cz' }, stacks: { '0,0': 'Y6', '3,3': 'B1' } });
    left.play('use 1', 'pick 0,0');
    expect([left.decision(), left.outcome()]).toEqual(['rowCube', undefined]);
  });

  test('[T-END-5] [T-RUL-23] cz: nothing is asked about the identical cube then, and R05 adjusts nothing', () => {
    const given = { ...folded, stacks: { '0,0': 'Y6' }, primed: 'Y6B2', researchers: ['R05', '-'] };
    for (const identicalPrimed of ['optional', 'mandatory'] as const) {
      const game = table({ ...given, options: { edition: 'cz', identicalPrimed } });
      game.play('use 1', 'pick 0,0');
      expect([game.outcome()?.reason, game.state.pending]).toEqual(['empty', []]);
    }
  });
});

describe('winning', () => {
  const all = [...'YOPB'].flatMap(colour => [1, 2, 3, 4, 5, 6].map(value => `${colour}${value}`));
  const board = all.filter(cube => cube !== 'Y6').join('');

  test('[T-END-1] [T-END-2] the win comes at once with the 24th slot', () => {
    const game = table({ stacks, labs: ['Y6O6P6', ''], board, destroyed: 'O' });
    game.play('contain Y6 O6 P6'); // only Y6 has a free slot, so nothing is asked
    expect(game.outcome()).toEqual({ winners: [0, 1], reason: 'contained' });
    expect(game.decider()).toBeUndefined();
    expect(game.whyNot('end', 0)).toMatchObject({ code: 'E_OVER' });
  });

  test('[T-END-3] [T-DATA-2] a win by the last cube of the Tesseract stands: no event, no empty check', () => {
    for (const edition of ['fr', 'cz'] as const) {
      const game = table({
        stacks: { '2,2': 'Y6' },
        board,
        containment: [
          'C-06 unlocked',
          'C-01 hidden',
          'C-02 hidden',
          'C-03 hidden',
          'C-04 hidden',
          'C-05 hidden',
        ],
        options: { edition },
      });
      const events = game.play('use 1', 'pick 2,2');
      expect(game.outcome()).toEqual({ winners: [0, 1], reason: 'contained' });
      expect(events.some(event => event.type === 'uncovered')).toBe(false);
    }
  });

  test('[T-END-2] cz: nothing is asked about an identical cube once the board is full', () => {
    const game = table({ stacks, labs: ['Y6O6P6', ''], board, primed: 'Y6', options: { edition: 'cz' } });
    game.play('contain Y6 O6 P6');
    expect(game.outcome()?.reason).toBe('contained');
  });

  test('[T-END-2] [T-RUL-23] a win comes before R05 adjusts anything', () => {
    const board = [...'YOPB'].flatMap(colour => [1, 2, 3, 4, 5, 6].map(value => colour + value)).slice(1);
    const game = table({
      stacks,
      researchers: ['R05', '-'],
      labs: ['Y1Y2Y3', ''],
      board: board.join(''),
      primed: 'Y1O2',
    });
    const events = game.play('contain Y1 Y2 Y3');
    expect([game.outcome()?.reason, game.primed()]).toEqual(['contained', 'O2']);
    expect(events.at(-1)).toEqual({ type: 'ended', reason: 'contained' });
    expect(game.state.pending).toEqual([]);
  });

  test('[T-END-1] a solo player can win', () => {
    const game = table({ players: 1, stacks, labs: ['Y6O6P6', ''], board });
    game.play('contain Y6 O6 P6');
    expect(game.outcome()).toEqual({ winners: [0], reason: 'contained' });
  });
});
