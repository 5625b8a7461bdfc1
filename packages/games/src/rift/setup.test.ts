/** R-SETUP and the placement of crosses. */

import { noChance, scriptedChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { list, newGame, optionsOf } from '../../test/riftTable.ts';
import { rift } from './index.ts';

const PAWNS = ['T@h2', 'T@h14', 'S@e3', 'S@k14', 'P@k2', 'P@e13'];
const SLIDES = ['V@a2', 'H@a13', 'V@b3', 'H@b14'];
const CROSSES = ['X@d6', 'X@d10', 'X@l6', 'X@l10'];

describe('R-SETUP: the starter', () => {
  test('[R-SETUP-1] the starter is named by firstPlayer, and nothing is drawn', () => {
    expect(rift.setup(optionsOf({ firstPlayer: 'w' }), 2, noChance).side).toBe(0);
    expect(rift.setup(optionsOf({ firstPlayer: 'b' }), 2, noChance).side).toBe(1);
  });

  test('[R-SETUP-1] the starter is drawn: 0 is White, 1 is Black, one number', () => {
    for (const drawn of [0, 1]) {
      const chance = scriptedChance([drawn]);
      expect(rift.setup(optionsOf({ firstPlayer: 'random' }), 2, chance).side).toBe(drawn);
      expect(chance.left()).toBe(0);
    }
    expect(optionsOf().firstPlayer).toBe('random');
  });

  test('[R-SETUP-1] the starter places first; Black sits in seat 1 either way', () => {
    const start = newGame({ firstPlayer: 'random' }, [1]);
    expect(start.view()).toMatchObject({ toMove: 1, starter: 1 });
    start.play('T@h14');
    expect(start.view()).toMatchObject({ toMove: 0, starter: 1 });
    expect(start.position()).toMatch(/^15\/7t7\//);
  });
});

const READY = '15/5v8s/4t4h3p1/15/15/7x3x3/15/15/15/3X3X7/15/15/1P3H4T4/S8V5/15 w SRC3H2Gsrc3h2g p 0 0';

describe('R-SETUP: a ready set-up', () => {
  test('[R-SETUP-7] a ready set-up needs no placement, and the starter moves', () => {
    expect(newGame({ setupOrder: 'ready' }).position()).toBe(READY);
    const game = newGame({ setupOrder: 'ready', firstPlayer: 'b' });
    expect(game.position()).toBe(READY.replace(' w ', ' b '));
    expect(game.view()).toMatchObject({ toMove: 1, starter: 1, decision: 'play.action', ply: 0 });
  });

  test('[R-SETUP-7] a ready set-up in outer camps has all but the crosses a rank nearer to their edge', () => {
    const outer = '5v8s/4t4h3p1/15/15/15/7x3x3/15/15/15/3X3X7/15/15/15/1P3H4T4/S8V5 w SRC3H2Gsrc3h2g p 0 0';
    expect(newGame({ setupOrder: 'ready', camp: 'outer' }).position()).toBe(outer);
  });

  test('[R-SETUP-7] a ready set-up can be placed by hand as well, in either order and camp', () => {
    const position = newGame({ setupOrder: 'ready' }).position();
    const pawns = ['T@k3', 'T@e13', 'S@a2', 'S@o14', 'P@b3', 'P@n13'];
    const slides = ['H@f3', 'H@j13', 'V@j2', 'V@f14'];
    const crosses = ['X@d6', 'X@l10', 'X@h6', 'X@h10'];
    expect(
      newGame()
        .play(...pawns, ...slides, ...crosses)
        .position(),
    ).toBe(position);
    const first = newGame({ setupOrder: 'crossesFirst', crossSpacing: 'disjoint' });
    expect(first.play(...crosses, ...pawns, ...slides).position()).toBe(position);
  });
});

describe('R-SETUP: fourteen placements', () => {
  test('[R-SETUP-2] crosses last: pawns, then small slides, then crosses, one piece at a time in turn', () => {
    const game = newGame();
    const stages: string[] = [];
    [...PAWNS, ...SLIDES, ...CROSSES].forEach((placement, ply) => {
      expect(game.view()).toMatchObject({ ply, toMove: ply % 2, quiet: 0, result: null });
      stages.push(game.view().decision);
      game.play(placement);
    });
    expect(stages).toEqual([
      ...Array<string>(6).fill('setup.pawn'),
      ...Array<string>(4).fill('setup.slide'),
      ...Array<string>(4).fill('setup.cross'),
    ]);
    expect(game.position()).toBe(
      '15/1h5t2s4/h3p10/15/15/3x7x3/15/15/15/3X7X3/15/15/1V2S10/V6T2P4/15 w SRC3H2Gsrc3h2g p 0 0',
    );
  });

  test('[R-SETUP-2] stage 1: each of three pawns once, in any order, on any empty crossing of the own camp', () => {
    const game = newGame();
    expect(new Set(game.all().map(action => action[0]))).toEqual(new Set('TSP'));
    game.play('P@a2', 'S@o14');
    expect(new Set(game.all().map(action => action[0]))).toEqual(new Set('TS'));
    expect(game.all()).toHaveLength(2 * 29);
    expect(game.whyNot('P@b2')).toMatchObject({ clause: 'R-SETUP-2', code: 'E_STAGE_PAWN' });
    expect(game.whyNot('R@b2')).toMatchObject({ clause: 'R-SETUP-2', code: 'E_STAGE_PAWN' });
    expect(game.whyNot('T@a2')).toMatchObject({ clause: 'R-PIECE-4', code: 'E_OCCUPIED' });
    expect(game.whyNot('T@h4')).toMatchObject({ clause: 'R-SETUP-2', code: 'E_OUTSIDE_CAMP' });
    expect(game.whyNot('T@h13')).toMatchObject({ clause: 'R-SETUP-2', code: 'E_OUTSIDE_CAMP' });
    game.play('T@o3', 'P@a13');
    expect(game.actions('S@')).toHaveLength(28);
    expect(game.all()).toHaveLength(28);
  });

  test('[R-SETUP-2] stage 2: two small slides each, their orientation chosen when placed', () => {
    const game = newGame().play(...PAWNS);
    expect(game.actions('H@')).toHaveLength(27);
    expect(game.actions('V@')).toEqual(game.actions('H@'));
    for (const other of ['G@a2', 'T@a2', 'S@a2', 'X@h8']) {
      expect(game.whyNot(other), other).toMatchObject({ clause: 'R-SETUP-2', code: 'E_STAGE_SLIDE' });
    }
    expect(game.whyNot('H@h2')).toMatchObject({ clause: 'R-PIECE-4', code: 'E_OCCUPIED' });
    expect(game.whyNot('V@a13')).toMatchObject({ clause: 'R-SETUP-2', code: 'E_OUTSIDE_CAMP' });
    game.play(...SLIDES);
    expect(game.whyNot('H@c2')).toMatchObject({ clause: 'R-SETUP-2', code: 'E_STAGE_CROSS' });
  });

  test('[R-SETUP-3] crosses first: crosses, then pawns, then small slides', () => {
    const game = newGame({ setupOrder: 'crossesFirst' });
    expect(game.position().split(' ')[3]).toBe('x');
    const stages: string[] = [];
    [...CROSSES, ...PAWNS, ...SLIDES].forEach((placement, ply) => {
      expect(game.view()).toMatchObject({ ply, toMove: ply % 2 });
      stages.push(game.view().decision);
      game.play(placement);
    });
    expect(stages).toEqual([
      ...Array<string>(4).fill('setup.cross'),
      ...Array<string>(6).fill('setup.pawn'),
      ...Array<string>(4).fill('setup.slide'),
    ]);
    expect(game.position()).toBe(
      newGame()
        .play(...PAWNS, ...SLIDES, ...CROSSES)
        .position(),
    );
  });

  test('[R-SETUP-3] a piece of another stage is refused by the clause of this order', () => {
    const game = newGame({ setupOrder: 'crossesFirst' });
    expect(game.whyNot('T@h2')).toMatchObject({ clause: 'R-SETUP-3', code: 'E_STAGE_CROSS' });
    expect(newGame().whyNot('X@h8')).toMatchObject({ clause: 'R-SETUP-2', code: 'E_STAGE_PAWN' });
  });

  test('[R-SETUP-4] after ply 14 play starts and the starter moves, White or Black', () => {
    const white = newGame().play(...PAWNS, ...SLIDES, ...CROSSES);
    expect(white.view()).toMatchObject({ decision: 'play.action', toMove: 0, starter: 0, ply: 0 });
    const swap = (plies: string[]): string[] => plies.map((_, i) => plies[i % 2 ? i - 1 : i + 1]!);
    const black = newGame({ firstPlayer: 'b' }).play(...swap(PAWNS), ...swap(SLIDES), ...swap(CROSSES));
    expect(black.view()).toMatchObject({ decision: 'play.action', toMove: 1, starter: 1, ply: 0 });
    expect(black.position()).toMatch(/ b SRC3H2Gsrc3h2g p 0 0$/);
  });

  test('[R-SETUP-5] the reserve is a Star, the Rectangle, the Cylinder, three small and two large slides', () => {
    const game = newGame().play(...PAWNS, ...SLIDES, ...CROSSES);
    const reserve = { T: 0, S: 1, P: 0, R: 1, C: 1, H: 3, G: 2, X: 0 };
    expect(game.view().sides.map(side => side.hand)).toEqual([reserve, reserve]);
    expect(
      new Set(
        game
          .all()
          .filter(action => action.includes('@'))
          .map(action => action[0]),
      ),
    ).toEqual(new Set('SRCHVGI'));
  });

  test('[R-SETUP-6] nothing moves or captures during set-up', () => {
    const game = newGame().play('T@h3', 'T@h13', 'S@e3');
    expect(game.whyNot('Th13-h12')).toMatchObject({ clause: 'R-SETUP-6', code: 'E_SETUP_NO_MOVES' });
    expect(game.all().every(action => action.includes('@'))).toBe(true);
    expect(game.outcome()).toBeUndefined();
  });

  test('[R-SETUP-6] the starter may take a Tesseract on the very first move of play', () => {
    const pawns = ['T@h2', 'T@h13', 'S@e3', 'S@k14', 'P@k2', 'P@e13'];
    const game = newGame().play(...pawns, ...SLIDES, ...CROSSES);
    expect(game.actions('Th2')).toContain('-h14xh13');
    expect(game.play('Th2-h14xh13').outcome()).toBe('w capture');
  });
});

describe('R-CROSS: placement of crosses', () => {
  const places = (options = {}): readonly string[] =>
    newGame({ setupOrder: 'crossesFirst', ...options }).actions('X@');
  const rectangle = (ranks: number[]): string[] =>
    [...'bcdefghijklmn'].flatMap(file => ranks.map(rank => `${file}${rank}`)).sort();

  test('[R-CROSS-2] centre and arm-ends lie in the neutral zone: files b-n, ranks 5-11 with inset camps', () => {
    expect(places()).toEqual(rectangle([5, 6, 7, 8, 9, 10, 11]));
    expect(places()).toHaveLength(91);
    const game = newGame({ setupOrder: 'crossesFirst' });
    for (const outside of ['a8', 'o8', 'h4', 'h12', 'h2', 'h1', 'h15', 'a1']) {
      expect(game.whyNot(`X@${outside}`), outside).toMatchObject({
        clause: 'R-CROSS-2',
        code: 'E_CROSS_ZONE',
      });
    }
  });

  test('[R-CROSS-2] the neutral zone has ranks 4-12 with outer camps', () => {
    expect(places({ camp: 'outer' })).toEqual(rectangle([4, 5, 6, 7, 8, 9, 10, 11, 12]));
    expect(places({ camp: 'outer' })).toHaveLength(117);
  });

  test('[R-CROSS-3] centres are two steps apart or more; arm-ends may be shared', () => {
    const game = newGame({ setupOrder: 'crossesFirst' }).play('X@h8');
    for (const near of ['h8', 'g8', 'i8', 'h7', 'h9']) {
      expect(game.whyNot(`X@${near}`), near).toMatchObject({ clause: 'R-CROSS-3', code: 'E_CROSS_SPACING' });
    }
    for (const far of ['i9', 'g7', 'j8', 'h6', 'h10']) expect(game.whyNot(`X@${far}`), far).toBeUndefined();
    expect(game.all()).toHaveLength(91 - 5);
  });

  test('[R-CROSS-3] disjoint: centres are three steps apart, no arm-end shared', () => {
    const game = newGame({ setupOrder: 'crossesFirst', crossSpacing: 'disjoint' }).play('X@h8');
    for (const near of ['h8', 'i8', 'i9', 'g7', 'j8', 'h6']) {
      expect(game.whyNot(`X@${near}`), near).toMatchObject({ clause: 'R-CROSS-3', code: 'E_CROSS_SPACING' });
    }
    for (const far of ['k8', 'i10', 'j9', 'h5', 'h11']) expect(game.whyNot(`X@${far}`), far).toBeUndefined();
    expect(game.all()).toHaveLength(91 - 13);
  });

  test('[R-CROSS-3] the distance holds between crosses of either colour', () => {
    const game = newGame({ setupOrder: 'crossesFirst' }).play('X@h8', 'X@e6');
    expect(game.whyNot('X@h9')).toBeDefined();
    expect(game.whyNot('X@e7')).toBeDefined();
    expect(list(game.all().join(' '))).toHaveLength(91 - 10);
  });
});
