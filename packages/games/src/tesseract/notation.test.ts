import { FormatError } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { FULL, positionOf, table, tower } from '../../test/tesseractTable.ts';
import { tesseractOptions } from '../../test/tesseractVariants.ts';
import { tesseract } from './index.ts';
import { formatAnswer, parseAnswer } from './notation.ts';
import { parsePosition } from './reading/position.ts';
import { cubeAt, labTarget, spotOf, TARGETS } from './target.ts';

describe('answers as text', () => {
  test('[T-DEC-1] every kind of answer round-trips', () => {
    const all =
      'remove 0,3|to 3,0|adjust A:Y3 +|adjust primed:B1 -|adjust D:P6 flip|transfer B:O2 C|study L2-01|play L4-11|keep L3-07|' +
      'contain Y2 Y3 Y4|contain Y2 O3 P4 B5|specialize|use 6|end|pick 1,2|pick A:Y1|pick primed:B6|pick destroyed:P|' +
      'lab D|value 6|branch 2|give L2-08 A B|yes|no|stop';
    for (const text of all.split('|')) expect(formatAnswer(parseAnswer(text))).toBe(text);
    expect(formatAnswer(parseAnswer('contain B5 Y2'))).toBe('contain Y2 B5');
  });

  test('have one name for every target', () => {
    const names = new Set(Array.from({ length: TARGETS }, (_, at) => formatAnswer({ type: 'pick', at })));
    expect(names.size).toBe(TARGETS);
    for (const name of names) expect(formatAnswer(parseAnswer(name))).toBe(name);
    expect(spotOf(labTarget(3, 23))).toEqual({ zone: 'lab', lab: 3, kind: 23 });
  });

  test.each([
    ['', 1],
    ['fly 0,0', 1],
    ['remove', 8],
    ['remove 4,0', 8],
    ['remove 0,0 0,1', 12],
    ['adjust A:Y3', 13],
    ['adjust A:Y7 +', 8],
    ['adjust E:Y3 +', 8],
    ['adjust primed:Y3: +', 8],
    ['transfer A:Y3 E', 15],
    ['contain', 9],
    ['contain Y2 X3', 12],
    ['play L5-01', 6],
    ['use 7', 5],
    ['pick destroyed:X', 6],
    ['give L2-01 A', 14],
    ['end now', 5],
  ])('"%s" is refused at column %i', (text, column) => {
    const error = (() => {
      try {
        return parseAnswer(text);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(FormatError);
    expect(error).toMatchObject({ field: 'move', column });
  });

  test('[T-DEC-2] equal cubes of one place have one name, which stands for the lowest number', () => {
    const game = table({ stacks: { '0,0': 'Y1' }, primed: 'Y3Y3O3', labs: ['B1B1', ''] });
    expect(game.legal('adjust ')).toEqual([
      'A:B1 +',
      'primed:O3 +',
      'primed:O3 -',
      'primed:Y3 +',
      'primed:Y3 -',
    ]);
    expect(cubeAt(game.state, labTarget(0, 18))).toBe(1);
    expect(cubeAt(game.state, labTarget(0, 18), [1])).toBe(2);
    const turned = table({ stacks: { '0,0': 'Y1' }, labs: ['B1B1', ''], ids: [0, 2, 1] });
    expect(cubeAt(turned.state, labTarget(0, 18))).toBe(1); // wherever it lies
  });
});

describe('positions', () => {
  const read = (text: string, mode: 'strict' | 'lenient' = 'lenient') =>
    parsePosition(text, tesseractOptions(), mode);
  const complaint = (fields: object, mode: 'strict' | 'lenient' = 'lenient'): string => {
    try {
      read(JSON.stringify(fields), mode);
      return 'accepted';
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      return error.message;
    }
  };
  const stacks = (first: string): string[] => [first, ...Array<string>(15).fill('')];

  test('need few fields if lenient', () => {
    const state = read('{"tesseract":["Y3O2","","","","","","","","","","","","","","",""]}');
    expect(state).toMatchObject({
      players: 2,
      phase: 'action',
      actions: 3,
      turn: 1,
      researchers: ['-', '-'],
    });
    expect(tesseract.legalMoves(state, 0).length).toBeGreaterThan(1);
  });

  test('name the field of a fault', () => {
    expect(() => read('{')).toThrow('position, column 2: is not valid JSON');
    expect(() => read('[]')).toThrow('position: must be an object');
    expect(complaint({ colour: 1 })).toMatch(/^colour: is unknown; known are players/);
    expect(complaint({ players: 5 })).toBe('players: must be a whole number from 1 to 4');
    expect(complaint({ tesseract: [] })).toBe('tesseract: must have 16 entries, not 0');
    expect(complaint({ tesseract: stacks('Y3X2') })).toBe(
      'tesseract[0], column 3: is not a row of cubes such as Y3O2',
    );
    expect(complaint({ tesseract: stacks('Y1Y1Y1Y1Y1') })).toBe('tesseract[0]: is higher than 4 cubes');
    expect(complaint({ tesseract: stacks('Y1y1') })).toBe(
      'tesseract[0]: the top cube is always seen: write its letter large',
    );
    expect(complaint({ labs: ['Y1'] })).toBe('labs: must have 2 entries, not 1');
    expect(complaint({ labs: ['Y1Y1Y1Y1Y1Y1Y1', ''] })).toBe('labs[0]: holds 7 cubes, but has room for 6');
    expect(complaint({ board: 'Y1Y1' })).toBe('board: Y1 comes twice');
    expect(complaint({ destroyed: 'YX' })).toBe('destroyed, column 2: X is not a colour (Y, O, P, B)');
    expect(complaint({ hands: [['L9-01'], []] })).toBe('hands[0][0]: L9-01 is not a research card');
    expect(complaint({ decks: [['L3-01'], [], []] })).toBe('decks[0]: L3-01 is not of level 2');
    expect(complaint({ containment: Array(6).fill('C-01 open') })).toMatch(
      /^containment\[0\]: must be one of hidden/,
    );
    expect(complaint({ researchers: ['R05', 'R05'] })).toBe('researchers[1]: R05 comes twice');
    expect(complaint({ lastPrimed: { cube: 3 } })).toMatch(/^lastPrimed.cube: is not in the primed area/);
    expect(complaint({ ids: [0] })).toBe('ids: must have 0 entries, one for each cube');
    expect(complaint({ primed: 'Y1Y2', ids: [1, 1] })).toBe('ids[1]: 1 comes twice');
    expect(complaint({ primed: 'Y1', yaws: '7' })).toBe('yaws: must be 1 digits from 0 to 3');
    expect(complaint({ breach: 7 })).toMatch(/^breach: at 7 the game is lost/);
    expect(complaint({ outcome: 'empty' })).toMatch(/^outcome: there is one when the phase is over/);
    expect(complaint({ pending: [] })).toBe('pending: must begin with act in phase action');
    expect(complaint({ pending: [{ type: 'act' }, { type: 'act' }] })).toBe(
      'pending[1]: act can only come first',
    );
    expect(complaint({ pending: [{ type: 'act' }, { type: 'uncovered', cell: 0, value: 1 }] })).toBe(
      'pending: must end with a decision that somebody can make',
    );
    expect(
      complaint({
        primed: 'Y1',
        phase: 'threat',
        pending: [
          { type: 'threat', stage: 'pass' },
          { type: 'prime', cube: 0, rolled: 3 },
        ],
      }),
    ).toBe('pending[1]: prime speaks of cubes or cards that are not there');
    expect(
      complaint({ labs: ['Y1', ''], pending: [{ type: 'act' }, { type: 'rollRest', lab: 1, cubes: [0] }] }),
    ).toBe('pending[1]: rollRest speaks of cubes or cards that are not there');
    expect(complaint({ phase: 'setup', pending: [{ type: 'corner', lab: 0 }] })).toBe(
      'pending[0]: corner speaks of cubes or cards that are not there',
    );
    expect(
      complaint({
        board: [...'YOPB'].map(colour => [1, 2, 3, 4, 5, 6].map(value => colour + value).join('')).join(''),
      }),
    ).toBe('board: the game is won when it is full, and only then');
    expect(() => parsePosition('{}', tesseractOptions({ edition: 'cz' }), 'lenient')).toThrow(
      'tesseract: is empty',
    );
    expect(complaint({ pending: [{ type: 'dance' }] })).toMatch(/^pending\[0\].type: must be one of corner/);
    expect(complaint({ pending: [{ type: 'rollRest', lab: 7, cubes: [] }] })).toMatch(
      /^pending\[0\].lab: is missing or not possible: 7/,
    );
    const wish = (labs: number[], answer: string): string =>
      complaint({ labs: ['Y1', 'O1'], pending: [{ type: 'act' }, { type: 'consent', labs, answer }] });
    expect(wish([1], 'transfer A:Y1 B')).toBe('accepted');
    expect(wish([], 'transfer A:Y1 B')).toMatch(/^pending\[1\].labs: are not those who must agree/);
    expect(wish([], 'end')).toMatch(/^pending\[1\].labs: are not those who must agree/);
    expect(wish([0], 'transfer A:Y1 B')).toMatch(/^pending\[1\].labs: are not those who must agree/);
    expect(wish([1], 'transfer A:Y2 B')).toBe('pending[1].answer: transfer A:Y2 B is not possible here');
    const begun = { branch: 0, step: 0, done: 0, touched: [], picked: -1, value: 0, fate: 'open' };
    const containment = [
      'C-01 used',
      ...['C-02', 'C-03', 'C-04', 'C-05', 'C-06'].map(id => `${id} unlocked`),
    ];
    const effect = (source: string, more: object = {}, table: object = {}): string =>
      complaint({
        researchers: ['R08', 'R05'],
        labs: ['Y1', ''],
        primed: 'O1',
        destroyed: 'P',
        discard: ['L2-06', 'L3-06', 'L4-02'],
        containment,
        used: [['specialize'], []],
        pending: [{ type: 'act' }, { type: 'effect', source, lab: 0, ...begun, ...more }],
        ...table,
      });
    const half = (source: string, picked: number, value = 0): string => effect(source, { picked, value });
    const strange = 'pending[1]: effect speaks of cubes or cards that are not there';
    const right = [half('L2-06', 0), half('L3-06', 2, 4), half('C-01', 1), effect('R08')];
    expect([...right, effect('R05:ability', { lab: 1 })]).toEqual(Array(5).fill('accepted'));
    expect([effect('L2-02'), effect('C-02'), effect('R05', { lab: 1 })]).toEqual(Array(3).fill(strange));
    expect(effect('R08', {}, { used: [[], []] })).toBe(strange); // nothing was paid for it (T-DEC-8)
    expect(effect('L2-06', {}, { active: 1 })).toBe(strange);
    expect(effect('R05:ability')).toBe(strange);
    expect(effect('L4-02', { done: 1, fate: 'done' })).toBe('accepted');
    expect(effect('L4-02', { done: 1, fate: 'refused' })).toBe(strange);
    expect(effect('L4-02', { fate: 'sealed' })).toMatch(/^pending\[1\].fate: is missing or not possible/);
    expect([half('L2-06', 1), half('L3-06', 2), half('L4-02', 1), half('L3-06', 0, 4)]).toEqual(
      Array(4).fill(strange),
    );
    const granted = (source: string, left: number): string =>
      complaint({
        researchers: ['R11', '-'],
        labs: ['Y1', 'Y1'],
        used: [['specialize'], []],
        discard: ['L2-06'],
        pending: [
          { type: 'act' },
          { type: 'effect', source, lab: 0, ...begun, done: source === 'R11' ? 1 : 0 },
          { type: 'granted', lab: 1, left },
        ],
      });
    expect(granted('R11', 1)).toBe('accepted');
    expect(granted('R11', 0)).toMatch(/^pending\[2\]: granted speaks/);
    expect(granted('L2-06', 1)).toMatch(/^pending\[2\]: granted speaks/);
    expect(complaint({ pending: [{ type: 'act' }, { type: 'granted', lab: 1, left: 1 }] })).toMatch(
      /^pending\[1\]: granted speaks/,
    );
    const contained = (stage: string): string =>
      complaint({ board: 'Y1', pending: [{ type: 'act' }, { type: 'contained', lab: 0, cube: 0, stage }] });
    expect(contained('identical')).toBe('accepted');
    expect(contained('row')).toMatch(/^pending\[1\]: contained speaks/);
    const primed = (cube: number, rolled: number): string =>
      complaint({
        tesseract: stacks('Y1O1'),
        labs: ['P1', ''],
        destroyed: 'B',
        phase: 'threat',
        pending: [
          { type: 'threat', stage: 'pass' },
          { type: 'prime', cube, rolled },
        ],
      });
    expect([primed(1, 3), primed(3, 3)]).toEqual(['accepted', 'accepted']); // on top, destroyed
    const lost = 'pending[1]: prime speaks of cubes or cards that are not there';
    expect([primed(1, 0), primed(0, 3), primed(2, 3)]).toEqual(Array(3).fill(lost));
    expect(complaint({ pending: [{ type: 'act' }, { type: 'shield' }, { type: 'discharge' }] })).toBe(
      'pending[1]: shield can only come last',
    );
    expect(complaint({ pending: [{ type: 'act', mood: 1 }] })).toBe('pending[0].mood: is unknown in act');
    expect(complaint({ phase: 'over', outcome: 'empty', pending: [{ type: 'act' }] })).toBe(
      'pending: must be empty: the game is over',
    );
  });

  test('[T-STATE-1] positions have all 64 cubes and all cards if strict', () => {
    expect(complaint({}, 'strict')).toBe('tesseract: there are 0 cubes in all, not 64');
    const full = { tesseract: Array<string>(16).fill('Y1O1P1B1') };
    expect(complaint(full, 'strict')).toMatch(/^decks: L2-01 is there 0 times in all, not 2/);
    expect(complaint({ tesseract: Array<string>(16).fill('Y1Y1P1B1') }, 'strict')).toBe(
      'tesseract: there are 32 cubes of colour Y, not 16',
    );
  });

  test('round-trip with more cubes than the box holds if lenient, with their sets listed once', () => {
    const game = table({ stacks: tower(FULL), labs: ['Y2O2O3P2O1O3', ''], primed: 'Y1' });
    const again = table(JSON.parse(game.position()));
    expect(again.position()).toBe(game.position());
    const sets = game.legal('contain');
    expect(sets).toEqual([' O1 O2 O3', ' Y2 O2 P2']);
    expect(complaint({ primed: 'Y1'.repeat(1001) })).toBe(
      'tesseract: there are 1001 cubes in all, more than 1000',
    );
  });

  test('[T-DEC-6] positions include a pending wish and a rolled cube', () => {
    const game = table({ stacks: { '0,0': 'Y3Y3' }, labs: ['O1', 'P1'] });
    game.play('transfer A:O1 B');
    const again = table(JSON.parse(game.position()));
    again.play('yes');
    expect(again.lab(1)).toBe('O1 P1');
    expect(JSON.parse(game.position()).pending[1]).toEqual({
      type: 'consent',
      labs: [1],
      answer: 'transfer A:O1 B',
    });
    const returning = table({
      stacks: { '0,0': 'Y3Y3' },
      hands: [['L3-06'], []],
      destroyed: 'P',
      rolls: [4],
    });
    returning.play('play L3-06', 'pick destroyed:P');
    const later = table(JSON.parse(returning.position()));
    later.play('to 3,3');
    expect(later.stack('3,3')).toBe('P4');
  });

  test('positions of the tests are valid', () => {
    expect(positionOf({ stacks: { '3,3': 'Y1' } })).toContain('"Y1"]');
  });
});
