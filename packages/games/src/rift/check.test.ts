/** Every refusal with its clause, and a proof that refusals are true. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { fillRefusal, given, newGame, type Options, type RiftTable } from '../../test/riftTable.ts';
import { pivotAction, rift, T } from './index.ts';
import { RIFT_TEXT } from './text/all.ts';

/** Black may not go back to o14 a second time (R-END-6). */
const danced = (): RiftTable =>
  put('Te5 Pa1').play('Te5-e6', 'To14-o13', 'Te6-e5', 'To13-o14', 'Te5-e6', 'To14-o13', 'Te6-e5');

const put = (white: string, black = 'To14 Sn12', options: Options = {}): RiftTable =>
  given({ white, black }, options);
const hold = (whiteHand: string, white = 'Ta1 Pa3 Xh8', options: Options = {}): RiftTable =>
  given({ white, black: 'To14 Sn12', whiteHand }, options);
const CROSSES = { setupOrder: 'crossesFirst' } as const;
const STAGE_2 = ['T@h2', 'T@h14', 'S@e3', 'S@k14', 'P@k2', 'P@e13'];

/** A refused action for every code, with its clause; some codes have several clauses. */
// biome-ignore format: one refusal, one line
const REFUSALS: readonly [code: string, clause: string, table: () => RiftTable, action: string][] = [
  ['E_GAME_OVER', 'R-END-10', () => put('Te5 Pa1', 'Te6').play('Te5-e7xe6'), 'Pa1-c2'],
  ['E_NOT_YOUR_TURN', 'R-TURN-1', () => put('Te5 Pa1'), 'To14-o13'],
  ['E_NO_SUCH_PIECE', 'R-TURN-1', () => put('Te5 Pa1'), 'Se5-e6'],
  ['E_FORCED_DROP', 'R-RES-6', () => hold('C', 'Ta1'), 'Ta1-a2'],
  ['E_REPETITION', 'R-END-6', () => danced(), 'To13-o14'],
  ['E_CROSS_FIXED', 'R-CROSS-4', () => put('Ta1 Pa3 Xh8'), 'Xh8-h9'],
  ['E_SETUP_NO_MOVES', 'R-SETUP-6', () => newGame(), 'Th2-h3'],
  ['E_STAGE_PAWN', 'R-SETUP-2', () => newGame(), 'H@h2'],
  ['E_STAGE_SLIDE', 'R-SETUP-2', () => newGame().play(...STAGE_2), 'X@h8'],
  ['E_STAGE_CROSS', 'R-SETUP-3', () => newGame(CROSSES), 'T@h2'],
  ['E_OUTSIDE_CAMP', 'R-SETUP-2', () => newGame(), 'T@h1'],
  ['E_CROSS_ZONE', 'R-CROSS-2', () => newGame(CROSSES), 'X@h4'],
  ['E_CROSS_SPACING', 'R-CROSS-3', () => newGame(CROSSES).play('X@h8'), 'X@h9'],
  ['E_OCCUPIED', 'R-PIECE-4', () => hold('C'), 'C@a3'],
  ['E_OCCUPIED', 'R-RES-4', () => hold('G'), 'I@a2'],
  ['E_OCCUPIED', 'R-MOVE-3', () => put('Ta1 Pa3'), 'Ta1-a3'],
  ['E_OCCUPIED', 'R-PIVOT-3', () => put('Ta1 Pe6 Ge5'), 'Ge5=Ie5'],
  ['E_NOT_IN_RESERVE', 'R-RES-1', () => hold('C'), 'S@c9'],
  ['E_NO_ROOM', 'R-RES-4', () => hold('G'), 'G@o5'],
  ['E_NO_ROOM', 'R-SLIDE-2', () => put('Ta1 Pa3 Ge5'), 'Ge5-o5'],
  ['E_NO_ROOM', 'R-PIVOT-3', () => put('Ta1 Pa3 Io5'), 'Io5=Go5'],
  ['E_ARM_END', 'R-CROSS-5', () => hold('C'), 'C@h9'],
  ['E_CROSS_CENTRE', 'R-CROSS-5', () => put('Ta1 Pa3 Xh8'), 'Ta1-h8'],
  ['E_ALONG_ARM', 'R-CROSS-6', () => hold('H', 'Ta1 Pa3 Xh8', { armEndSlides: 'perpendicular' }), 'V@h9'],
  ['E_NOT_STRAIGHT', 'R-TESS-1', () => put('Ta1 Pa3'), 'Ta1-b3'],
  ['E_NOT_STRAIGHT', 'R-CYL-1', () => put('Ta1 Ch8'), 'Ch8-i10'],
  ['E_RANGE', 'R-TESS-2', () => put('Ta1 Ch8'), 'Ta1-a6'],
  ['E_RANGE', 'R-CYL-1', () => put('Ta1 Ch8'), 'Ch8-h11'],
  ['E_NOT_BENT', 'R-BENT-1', () => put('Ta1 Ph8'), 'Ph8-i9'],
  ['E_TURNING_POINT', 'R-BENT-2', () => put('Ta1 Ph8'), 'Ph8-j8'],
  ['E_NO_LEG_ONE_CAPTURE', 'R-BENT-4', () => put('Ta1 Ph8', 'To14 Ci8', { legOneCapture: false }), 'Ph8-j8xi8'],
  ['E_ENEMY_ON_TURN', 'R-BENT-5', () => put('Ta1 Ph8', 'To14 Cj8'), 'Ph8-j9'],
  ['E_LEG_ONE_BLOCKED', 'R-BENT-2', () => put('Ta1 Ph8', 'To14 Ci8'), 'Ph8-j9'],
  ['E_NOT_LEAP', 'R-RECT-1', () => put('Ta1 Rh8'), 'Rh8-h10'],
  ['E_LEAP_CROSS', 'R-RECT-3', () => put('Ta1 Rh8 Xk9', 'To14 Xh10', { rectangleOverCross: false }), 'Rh8-j10'],
  ['E_LEAP_TAKES_ALL', 'R-RECT-4', () => put('Ta1 Rh8', 'To14 Ci8 Sj8'), 'Rh8-j10xi8'],
  ['E_LAND_BEHIND', 'R-CAP-1', () => put('Te5 Pa1', 'To14 Ce6'), 'Te5-e6'],
  ['E_NO_LANDING', 'R-CAP-1', () => put('Te5 Pa1', 'To14 Ce6 Ve7'), 'Te5-e6'],
  ['E_NO_LANDING', 'R-CAP-1', () => put('Ta5 Pa1', 'To14 Ca15'), 'Ta5-a15'],
  ['E_LAND_BEHIND', 'R-SLIDE-6', () => put('Ta1 Pa3 Hd6', 'To14 Cg6'), 'Hd6-g6'],
  ['E_JUMP_ENDS', 'R-CAP-2', () => put('Te5 Pa1', 'To14 Ce6'), 'Te5-e8'],
  ['E_JUMP_CAPTURES', 'R-CAP-1', () => put('Te5 Pa1', 'To14 Ce6'), 'Te5-e7'],
  ['E_JUMP_CAPTURES', 'R-BENT-4', () => put('Ta1 Ph8', 'To14 Ci8'), 'Ph8-j8'],
  ['E_NOBODY_JUMPED', 'R-CAP-1', () => put('Te5 Pa1'), 'Te5-e7xe6'],
  ['E_NOBODY_JUMPED', 'R-SLIDE-6', () => put('Ta1 Pa3 Hd6'), 'Hd6-h6xg6'],
  ['E_ONE_VICTIM', 'R-CAP-2', () => put('Te5 Pa1', 'To14 Ce6 Se8'), 'Te5-e9xe6,e8'],
  ['E_ONE_VICTIM', 'R-SLIDE-5', () => put('Ta1 Pa3 Hd6', 'To14 Cg6 Si6'), 'Hd6-j6xg6,i6'],
  ['E_CROSS_IN_WAY', 'R-CROSS-5', () => put('Ta8 Pa3 Xh8'), 'Ta8-o8'],
  ['E_OWN_IN_WAY', 'R-CAP-5', () => put('Ta1 Pa3'), 'Ta1-a5'],
  ['E_OWN_IN_WAY', 'R-SLIDE-3', () => put('Ta1 Pg6 Hd6'), 'Hd6-h6'],
  ['E_SLIDE_SAFE', 'R-PIECE-5', () => put('Ta1 Pb3', 'To14 Hc2'), 'Pb3-c2'],
  ['E_SLIDE_IN_WAY', 'R-MOVE-2', () => put('Ta1 Pb3 Ha3'), 'Ta1-a5'],
  ['E_SLIDE_IN_WAY', 'R-SLIDE-8', () => put('Ta1 Pb3 Hd6 Vg6'), 'Hd6-h6'],
  ['E_GROOVE', 'R-SLIDE-1', () => put('Ta1 Pa3 Hd6'), 'Hd6-d7'],
  ['E_SLIDE_TESSERACT', 'R-SLIDE-4', () => put('Ta1 Pa3 Hd6', 'Tg6'), 'Hd6-h6xg6'],
  ['E_SMALL_LANDING', 'R-SLIDE-6', () => put('Ta1 Pa3 Hd6', 'To14 Cg6'), 'Hd6-i6xg6'],
  ['E_LARGE_LANDING', 'R-SLIDE-7', () => put('Ta1 Pa3 Gd6', 'To14 Cg6'), 'Gd6-i6xg6'],
  ['E_PIVOT_IN_PLACE', 'R-PIVOT-2', () => put('Ta1 Pa3 Hd6'), 'Hd6=Vd7'],
  ['E_PIVOT_SHAPE', 'R-PIVOT-3', () => put('Ta1 Pa3 Gd6'), 'Gd6=Id8'],
  ['E_PIVOT_ARM_END', 'R-PIVOT-4', () => put('Ta1 Pa3 Hk7 Xk8'), 'Hk7=Vk7'],
  ['E_REST_ARM_END', 'R-PIVOT-4', () => put('Ta1 Pa3 Gj7 Xk8', 'To14', { pivotOntoArmEnd: false }), 'Gj7=Ij7'],
];

const codesOf = (language: Language): string[] => Object.keys(RIFT_TEXT[language].refusals).sort();

describe('refusals', () => {
  for (const [code, clause, situation, action] of REFUSALS) {
    test(`[${clause}] ${code}: ${action}`, () => {
      const table = situation();
      const refusal = table.whyNot(action, code === 'E_NOT_YOUR_TURN' ? 1 : table.state().side)!;
      expect(refusal).toMatchObject({ clause, code });
      expect(fillRefusal('en', refusal)).not.toMatch(/[{}]/);
      expect(fillRefusal('fr', refusal)).not.toMatch(/[{}]/);
      expect(fillRefusal('cs', refusal)).not.toMatch(/[{}]/);
    });
  }

  test('[R-PIVOT-1] E_PAWN_PIVOT, which has no notation', () => {
    const refusal = rift.check(put('Ta1 Pa3').state(), 0, pivotAction(T, 0, 0));
    expect(refusal).toMatchObject({ clause: 'R-PIVOT-1', code: 'E_PAWN_PIVOT' });
  });

  test('every code used in the rules has a sentence in every language, and every sentence a test above', () => {
    const sources = [
      'check.ts',
      ...readdirSync(join(import.meta.dirname, 'explain')).map(file => `explain/${file}`),
    ];
    const text = sources
      .filter(file => !file.endsWith('.test.ts'))
      .map(file => readFileSync(join(import.meta.dirname, file), 'utf8'))
      .join();
    const stages = ['E_STAGE_PAWN', 'E_STAGE_SLIDE', 'E_STAGE_CROSS'];
    const used = new Set([...[...text.matchAll(/'(E_[A-Z_]+)'/g)].map(match => match[1]!), ...stages]);
    const tested = new Set([...REFUSALS.map(([code]) => code), 'E_PAWN_PIVOT']);
    expect([...used].sort()).toEqual(codesOf('en'));
    expect([...used].sort()).toEqual(codesOf('fr'));
    expect([...used].sort()).toEqual(codesOf('cs'));
    expect([...tested].sort()).toEqual([...used].sort());
  });
});
