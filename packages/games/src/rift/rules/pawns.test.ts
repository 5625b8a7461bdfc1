/** R-MOVE, R-CAP, R-TESS, R-CYL: straight moves and jumps. */
import { describe, expect, test } from 'vitest';
import { given, list } from '../../../test/riftTable.ts';

describe('R-MOVE: how pawns move', () => {
  test('[R-MOVE-1] [R-TESS-1] a Tesseract in the middle of an empty board has 56 destinations, forward and back', () => {
    const situation = given({ white: 'Th8 Pb1', black: 'Ta2' });
    expect(situation.actions('Th8')).toHaveLength(56);
    expect(situation.actions('Th8')).toEqual(
      expect.arrayContaining(list('-h1 -h15 -a8 -o8 -a1 -o15 -a15 -o1')),
    );
    const black = given({ white: 'Ta2', black: 'Th8 Pb1', side: 'b' });
    expect(black.actions('Th8')).toEqual(situation.actions('Th8'));
  });

  test('[R-MOVE-1] a move never reverses: no bent mover comes back along its first leg', () => {
    const situation = given({ white: 'Th8 Pb1', black: 'Ta2' });
    expect(situation.whyNot('Th8-h8')).toMatchObject({ clause: 'R-TESS-1', code: 'E_NOT_STRAIGHT' });
    const pyramid = given({ white: 'Ta1 Ph8', black: 'Ta15' });
    expect(pyramid.actions('Ph8-h')).toEqual([]);
    const star = given({ white: 'Ta1 Sh8', black: 'Ta15' });
    for (const back of ['g7', 'f6', 'e5', 'i9', 'j10', 'k11']) {
      expect(star.actions('Sh8'), back).not.toContain(`-${back}`);
    }
  });

  test('[R-MOVE-2] a move stops before the edge, a centre, an arm-end, any slide, an own pawn, an enemy that is not taken', () => {
    const situation = given({
      white: 'Th8 Pe8 Hh5 Xh13 Xk4',
      black: 'Tb1 Vl8 Ck11 Hl12 Xd4',
    });
    const expected = [
      '-h9 -h10 -h11', // h12 ends an arm of the cross on h13
      '-i8 -j8 -k8', // an enemy slide on l8
      '-h7 -h6', // an own slide on h5
      '-g8 -f8', // the own Pyramid on e8
      '-i9 -j10', // the Cylinder on k11 has a slide behind it
      '-g9 -f10 -e11 -d12 -c13 -b14 -a15', // the corner
      '-i7 -j6', // k5 ends an arm of the cross on k4
      '-g7 -f6 -e5', // the centre on d4 itself
    ];
    expect(situation.actions('Th8')).toEqual(list(expected.join(' ')));
  });

  test('[R-MOVE-2] a move is blocked by crossings only: two slides do not close the diagonal between them (RUL-27)', () => {
    const situation = given({ white: 'Th8 Pa1 Hi8 Vh9', black: 'To14' });
    expect(situation.actions('Th8-')).toContain('i9');
  });

  test('[R-MOVE-3] a destination must be free of every piece and of arm-ends', () => {
    const situation = given({ white: 'Th8 Ph9 Hi8', black: 'Tb1 Vg8 Ch7 Xj10 Xf11' });
    const refusals = {
      'Th8-h9': ['R-MOVE-3', 'E_OCCUPIED'],
      'Th8-i8': ['R-MOVE-3', 'E_OCCUPIED'],
      'Th8-g8': ['R-PIECE-5', 'E_SLIDE_SAFE'],
      'Th8-h7': ['R-CAP-1', 'E_LAND_BEHIND'],
      'Th8-j10': ['R-CROSS-5', 'E_CROSS_CENTRE'],
      'Th8-f10': ['R-CROSS-5', 'E_ARM_END'],
    };
    for (const [action, [clause, code]] of Object.entries(refusals)) {
      expect(situation.whyNot(action), action).toMatchObject({ clause, code });
    }
    expect(situation.whyNot('Th8-i9')).toBeUndefined();
  });
});

describe('R-CAP: jumps', () => {
  test('[R-CAP-1] an enemy on the next crossing is jumped if the one behind it is pawn-free', () => {
    const situation = given({ white: 'Te5 Pa1', black: 'To14 Ce6' }).play('Te5-e7xe6');
    expect(situation.position()).toBe('15/14t/15/15/15/15/15/15/4T10/15/15/15/15/15/P14 b - p 0 1');
  });

  test('[R-CAP-1] an enemy is safe with a pawn, a slide, a centre, an arm-end or the edge behind it', () => {
    const behind: Readonly<Record<string, { white: string; black: string }>> = {
      'own pawn': { white: 'Te5 Pe7', black: 'To14 Ce6' },
      'enemy pawn': { white: 'Te5 Pa1', black: 'To14 Ce6 Se7' },
      'own slide': { white: 'Te5 Pa1 He7', black: 'To14 Ce6' },
      'enemy slide': { white: 'Te5 Pa1', black: 'To14 Ce6 Ie7' },
      'arm-end': { white: 'Te5 Pa1 Xe8', black: 'To14 Ce6' },
      'arm-end beside': { white: 'Te5 Pa1 Xd7', black: 'To14 Ce6' },
    };
    for (const [what, pieces] of Object.entries(behind)) {
      const jumps = given(pieces)
        .actions('Te5')
        .filter(action => action.endsWith('xe6'));
      expect(jumps, what).toEqual([]);
    }
    expect(given({ white: 'Te14 Pa1', black: 'To1 Ce15' }).actions('Te14-e')).not.toContain('16xe15');
    expect(given({ white: 'Te13 Pa1', black: 'To1 Ce14' }).actions('Te13')).toContain('-e15xe14');
  });

  test('[R-CAP-2] a jump ends right behind the victim, and a second enemy on the line is safe', () => {
    const situation = given({ white: 'Te5 Pa1', black: 'To14 Ce7 Se9' });
    expect(situation.actions('Te5-e').filter(to => Number.parseInt(to, 10) > 5)).toEqual(list('6 8xe7'));
    expect(situation.whyNot('Te5-e10xe7')).toMatchObject({ clause: 'R-CAP-2', code: 'E_JUMP_ENDS' });
    expect(situation.whyNot('Te5-e10xe7,e9')).toMatchObject({ clause: 'R-CAP-2', code: 'E_ONE_VICTIM' });
  });

  test('[R-CAP-3] victim and landing count as steps: four steps take a pawn at three, not at four', () => {
    const situation = given({ white: 'Te5', black: 'To14 Ce8 Si5' }); // a bare Tesseract has four steps
    expect(situation.actions('Te5')).toContain('-e9xe8');
    expect(situation.actions('Te5').filter(action => action.includes('xi5'))).toEqual([]);
    expect(situation.whyNot('Te5-j5xi5')).toMatchObject({ clause: 'R-TESS-2', code: 'E_RANGE' });
  });

  test('[R-CAP-4] a jump may follow any number of steps', () => {
    const situation = given({ white: 'Ta1 Pb3', black: 'To14 Ca14' });
    expect(situation.actions('Ta1')).toContain('-a15xa14');
  });

  test('[R-CAP-5] own pawns, slides and crosses are never jumped', () => {
    const situation = given({ white: 'Te5 Pe6 Hf5', black: 'To14 Vd5 Xc7' });
    const beyond = ['e7', 'g5', 'c5', 'b8', 'a9'];
    expect(situation.actions('Te5-').filter(to => beyond.includes(to))).toEqual([]);
    expect(situation.whyNot('Te5-e7xe6')).toMatchObject({ clause: 'R-CAP-5', code: 'E_OWN_IN_WAY' });
    expect(situation.whyNot('Te5-g5xf5')).toMatchObject({ clause: 'R-MOVE-2', code: 'E_SLIDE_IN_WAY' });
    expect(situation.whyNot('Te5-b8xc7')).toMatchObject({ clause: 'R-CROSS-5', code: 'E_CROSS_IN_WAY' });
  });

  test('[R-CAP-5] no jump turns a corner', () => {
    const situation = given({ white: 'Ta1 Pd4', black: 'To14 Cf4' });
    expect(situation.all().filter(action => action.includes('xf4'))).toEqual([]);
    expect(situation.whyNot('Pd4-f5xf4')).toMatchObject({ clause: 'R-BENT-5', code: 'E_ENEMY_ON_TURN' });
  });

  test('[R-CAP-6] any pawn may take any enemy pawn, Tesseracts included', () => {
    const movers = { T: 'e7', C: 'e7', S: 'g7', P: 'e7', R: 'g7' };
    const victims = { T: 'e6', C: 'e6', S: 'f6', P: 'e6', R: 'e6' };
    for (const mover of 'TSPRC' as Iterable<keyof typeof movers>) {
      for (const letter of 'TSPRC') {
        const at = victims[mover];
        const situation = given({
          white: mover === 'T' ? 'Te5 Sa3' : `Tb1 ${mover}e5`,
          black: letter === 'T' ? `T${at}` : `To14 ${letter}${at}`,
        });
        const action = `${mover}e5-${movers[mover]}x${at}`;
        expect(situation.whyNot(action), `${action} ${letter}`).toBeUndefined();
        situation.play(action);
        expect(situation.outcome()).toBe(letter === 'T' ? 'w capture' : undefined);
      }
    }
  });
});
