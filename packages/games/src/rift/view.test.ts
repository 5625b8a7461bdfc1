/** Section 18: the view. */
import { parseOptions, seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { given, newGame } from '../../test/riftTable.ts';
import { parseSquare, rift, stateOf } from './index.ts';

const at = (name: string): number => parseSquare(name)!;

describe('section 18: the view', () => {
  test('[R-TURN-1] the view hides nothing: it is the same for both sides and watchers', () => {
    const state = given({ white: 'Ta1 Pa3 Gd4', black: 'To15', whiteHand: 'C' }).state();
    expect(rift.view(state, 0)).toEqual(rift.view(state, 'watcher'));
    expect(rift.view(state, 1)).toEqual(rift.view(state, 'watcher'));
  });

  test('[R-TURN-1] the view contains the whole state: in either set-up, in play, and when it is over', () => {
    const pieces = { white: 'Te5 Pa1 Gd8 Ik7', black: 'Te6 Cn2 Vc9 Xh8', whiteHand: 'S2H', blackHand: 'R' };
    const orders = (['crossesFirst', 'crossesLast'] as const).map(setupOrder =>
      rift.setup(parseOptions(rift.options, { setupOrder }), 2, seededChance('a view')),
    );
    const states = [...orders, given(pieces).state(), given(pieces).play('Te5-e7xe6').state()];
    for (const state of states) expect(stateOf(rift.view(state, 0))).toEqual(state);
  });

  test('[R-PIECE-2] [R-PIECE-3] the view lists every piece once, a large slide by its anchor', () => {
    const view = given({ white: 'Ta1 Pa3 Gd4 Ik7', black: 'To15 Vc9 Xh8' }).view();
    expect(view.pieces).toEqual([
      { colour: 0, letter: 'T', at: at('a1') },
      { colour: 0, letter: 'P', at: at('a3') },
      { colour: 0, letter: 'G', at: at('d4') },
      { colour: 0, letter: 'I', at: at('k7') },
      { colour: 1, letter: 'X', at: at('h8') },
      { colour: 1, letter: 'V', at: at('c9') },
      { colour: 1, letter: 'T', at: at('o15') },
    ]);
  });

  test('[R-RES-6] [R-END-1] the view names the pending decision: action, forced drop, or none any more', () => {
    const pieces = { white: 'Te5 Pa1', black: 'Tn14 Ce6', blackHand: 'S' };
    const game = given(pieces);
    expect(game.view().decision).toBe('play.action');
    expect(game.play('Te5-e7xe6').view().decision).toBe('play.forcedDrop');
    expect(game.play('S@a15').view().decision).toBe('play.action');
    const won = given({ ...pieces, black: 'Te6' })
      .play('Te5-e7xe6')
      .view();
    expect(won).toMatchObject({ decision: 'ended', result: { winner: 0, reason: 'capture' } });
  });

  test('[R-SETUP-2] the view names the three decisions of set-up', () => {
    const game = newGame();
    expect(game.view().decision).toBe('setup.pawn');
    game.play('T@h2', 'T@h14', 'S@e3', 'S@k14', 'P@k2', 'P@e13');
    expect(game.view().decision).toBe('setup.slide');
    game.play('V@a2', 'H@a13', 'V@b3', 'H@b14');
    expect(game.view().decision).toBe('setup.cross');
  });

  test('[R-PIECE-5] the view lists lost pawns: those neither on the board nor in reserve', () => {
    const nothing = { T: 0, S: 0, P: 0, R: 0, C: 0 };
    expect(
      newGame()
        .play('T@h2')
        .view()
        .sides.map(side => side.lost),
    ).toEqual([nothing, nothing]);
    const game = given({
      white: 'Ta1 Pa3 Rh8',
      black: 'To15 Si8 Pj8 Cj9',
      whiteHand: '2SC',
      blackHand: 'SR',
    });
    expect(game.view().sides.map(side => side.lost)).toEqual([nothing, nothing]);
    game.play('Rh8-j10xi8,j8,j9');
    expect(game.view().sides.map(side => side.lost)).toEqual([nothing, { T: 0, S: 1, P: 1, R: 0, C: 1 }]);
    game.play('S@e5');
    expect(game.view().sides[1].lost).toEqual({ T: 0, S: 1, P: 1, R: 0, C: 1 });
  });

  test('[R-TESS-2] the view shows which Tesseract is limited', () => {
    const view = given({ white: 'Ta1 Cb1', black: 'To15', blackHand: 'R' }).view();
    expect(view.sides.map(side => side.isLimited)).toEqual([true, false]);
  });

  test('[R-SETUP-4] the view derives the starter from the ply, whoever is to move', () => {
    const game = given({ white: 'Ta1 Pa3', black: 'To15 Po13', ply: 7 });
    expect(game.view()).toMatchObject({ toMove: 0, starter: 1 });
    game.play('Ta1-b1');
    expect(game.view()).toMatchObject({ toMove: 1, starter: 1, ply: 8, quiet: 1 });
  });
});
