/** make and takeBack on one state (section 19, point 12). */
import { encode, seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { lifelike, randomOptions } from '../../test/randomRift.ts';
import { given, newGame, optionsOf, table } from '../../test/riftTable.ts';
import { type Made, make, parseAction, pass, type RiftState, rift, takeBack, takeBackPass } from './index.ts';
import { keyOf } from './rules/keys.ts';

const lastKey = (state: RiftState): number[] => state.past.slice(-2);

/** Plays a line on one state and takes all of it back, comparing at every step. */
function thereAndBack(state: RiftState, moves: readonly string[]): void {
  const before: string[] = [];
  const made: Made[] = [];
  for (const move of moves) {
    before.push(encode(state));
    made.push(make(state, parseAction(move)));
  }
  while (made.length > 0) {
    takeBack(state, made.pop()!);
    expect(encode(state)).toBe(before.pop());
  }
}

describe('section 19, point 12: apply and undo', () => {
  test('[R-SETUP-2] [R-SETUP-4] make and takeBack restore the whole set-up and the first moves, in both orders', () => {
    const pawns = ['T@h2', 'T@h14', 'S@e3', 'S@k14', 'P@k2', 'P@e13'];
    const slides = ['V@a2', 'H@a13', 'V@b3', 'H@b14'];
    const crosses = ['X@h8', 'X@i9', 'X@j8', 'X@h10']; // arm-ends are shared, so taking back must keep some
    const play = ['G@d4', 'I@m9', 'Gd4=Id4', 'R@a15'];
    thereAndBack(newGame().state(), [...pawns, ...slides, ...crosses, ...play]);
    thereAndBack(newGame({ setupOrder: 'crossesFirst' }).state(), [...crosses, ...pawns, ...slides, ...play]);
  });

  test('[R-RECT-4] [R-SLIDE-7] make and takeBack restore captures by a Rectangle of three, by slides, and of the Tesseract', () => {
    thereAndBack(given({ white: 'Ta1 Rh8', black: 'To15 Pa9 Ci8 Sj8 Rj9' }).state(), [
      'Rh8-j10xi8,j8,j9',
      'To15-o14',
    ]);
    thereAndBack(given({ white: 'Ta1 Pa3 Ge5', black: 'To15 Si5 Pc9' }).state(), ['Ge5-i5xi5', 'Pc9-e10']);
    thereAndBack(given({ white: 'Te5 Pa1', black: 'Te6 Sa9' }).state(), ['Te5-e7xe6']);
    const all = table('15/15/15/15/15/15/15/15/15/3sc10/1X1t11/3R11/15/5H9/T14 w - p 0 0');
    thereAndBack(all.state(), ['Rd4-f6xd5,d6,e6']);
  });

  test('[R-CROSS-1] takeBack restores arm-ends that a cross shared with another', () => {
    const state = newGame({ setupOrder: 'crossesFirst' }).play('X@h8').state();
    const alone = encode(state);
    const made = make(state, parseAction('X@i9'));
    takeBack(state, made);
    expect(encode(state)).toBe(alone);
  });

  test('[R-END-6] make and takeBack restore every ply of random games exactly, and keep the incremental key equal to a fresh one', () => {
    let plies = 0;
    for (let game = 0; game < 40; game++) {
      const chance = seededChance(`undo ${game}`);
      const state = rift.setup(randomOptions(chance), 2, chance);
      const line: { made: Made; before: string }[] = [];
      for (let ply = 0; ply < 110 && state.phase !== 'e'; ply++) {
        const before = encode(state);
        const move = lifelike(state, chance);
        takeBack(state, make(state, move));
        if (encode(state) !== before) expect(encode(state)).toBe(before);
        line.push({ made: make(state, move), before });
        if (state.phase !== 's' && state.phase !== 'x') expect(lastKey(state)).toEqual(keyOf(state));
        plies++;
      }
      for (const { made, before } of line.reverse()) {
        takeBack(state, made);
        if (encode(state) !== before) expect(encode(state)).toBe(before);
      }
    }
    expect(plies).toBeGreaterThan(2000);
  });

  test('pass and takeBackPass restore a null move of a search, with the key kept correct', () => {
    const state = given({ white: 'Te5 Pa1', black: 'To14 Pb15', whiteHand: 'C' }).state();
    const before = encode(state);
    pass(state);
    expect(state.side).toBe(1);
    expect(lastKey(state)).toEqual(keyOf(state));
    takeBackPass(state);
    expect(encode(state)).toBe(before);
  });
});

describe('position keys', () => {
  const key = (position: string): string => keyOf(table(position, { repetition: 'off' }).state()).join();
  const BASE = '14t/15/15/15/15/15/15/15/15/3H4GG5/15/15/15/P14/T14 w CHch p 0 0';

  test('[R-END-6] position keys include board, orientation of slides, reserves and side to move', () => {
    const others = [
      BASE.replace('P14', '1P13'),
      BASE.replace('P14', 'S14'),
      BASE.replace('P14', 'p14'),
      BASE.replace('3H4', '3V4'),
      BASE.replace('4GG5', '5GG4'),
      BASE.replace(' w ', ' b '),
      BASE.replace('CHch', 'Hch'),
      BASE.replace('CHch', 'CHh'),
      BASE.replace('CHch', 'C2Hch'),
      BASE.replace('CHch', 'SHch'),
    ];
    expect(new Set([BASE, ...others].map(key)).size).toBe(others.length + 1);
  });

  test('[R-END-6] position keys exclude the counters', () => {
    expect(key(BASE.replace('p 0 0', 'p 7 40'))).toBe(key(BASE));
    expect(keyOf(table(BASE).state())).toEqual(
      keyOf(rift.notation.parsePosition(BASE, optionsOf({ camp: 'outer' }), 'lenient')),
    );
  });
});
