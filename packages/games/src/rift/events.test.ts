/** Section 18: events of a ply for the log, the announcer and the animation. */
import { describe, expect, test } from 'vitest';
import { given, newGame } from '../../test/riftTable.ts';
import { parseSquare } from './index.ts';

const at = (name: string): number => parseSquare(name)!;

describe('section 18: events', () => {
  test('[R-SETUP-2] [R-RES-1] events of a placement and a drop are `placed`', () => {
    const placed = { type: 'placed', colour: 0, piece: 'T', at: at('h2') };
    expect(newGame().play('T@h2').events()).toEqual([placed]);
    const drop = given({ white: 'Ta1 Pa3', black: 'To15', whiteHand: 'G' }).play('I@d4');
    expect(drop.events()).toEqual([{ type: 'placed', colour: 0, piece: 'I', at: at('d4') }]);
  });

  test('[R-TURN-1] events of a quiet move are `moved`, of a turn `pivoted` with the new letter', () => {
    const pieces = { white: 'Ta1 Pa3 Ge5', black: 'To15' };
    expect(given(pieces).play('Ge5-g5').events()).toEqual([
      { type: 'moved', colour: 0, piece: 'G', from: at('e5'), to: at('g5') },
    ]);
    expect(given(pieces).play('Ge5=If4').events()).toEqual([
      { type: 'pivoted', colour: 0, piece: 'I', from: at('e5'), to: at('f4') },
    ]);
  });

  test('[R-RECT-4] events of captures come one for each victim, after the move, in the order of the board', () => {
    const pieces = { white: 'Ta1 Rh8', black: 'To15 Sa9 Si8 Pj8 Cj9' };
    expect(given(pieces).play('Rh8-j10xi8,j8,j9').events()).toEqual([
      { type: 'moved', colour: 0, piece: 'R', from: at('h8'), to: at('j10') },
      { type: 'captured', colour: 1, piece: 'S', at: at('i8') },
      { type: 'captured', colour: 1, piece: 'P', at: at('j8') },
      { type: 'captured', colour: 1, piece: 'C', at: at('j9') },
    ]);
  });

  test('[R-TESS-2] events include `limitOn` once, when the last Star, Pyramid or Rectangle is captured', () => {
    const game = given({ white: 'Te5 Ph8', black: 'To15 Ce6 Se7 Ci8' });
    game.play('Ph8-j8xi8');
    expect(game.events().map(event => event.type)).toEqual(['moved', 'captured']);
    const last = given({ white: 'Te5 Pa1', black: 'To15 Se6 Cn9' }).play('Te5-e7xe6');
    expect(last.events()).toContainEqual({ type: 'limitOn', colour: 1 });
    const again = given({ white: 'Te5 Pa1', black: 'To15 Ce6 Cn9' }).play('Te5-e7xe6');
    expect(again.events().map(event => event.type)).toEqual(['moved', 'captured']);
  });

  test('[R-TESS-2] events include no `limitOn` while one is in reserve', () => {
    const game = given({ white: 'Te5 Pa1', black: 'To15 Se6 Cn9', blackHand: 'R' }).play('Te5-e7xe6');
    expect(game.events().map(event => event.type)).toEqual(['moved', 'captured']);
  });

  test('[R-RES-6] events include `forcedDrop` when the last engaged pawn is captured', () => {
    const game = given({ white: 'Te5 Pa1', black: 'To15 Se6', blackHand: 'R' }).play('Te5-e7xe6');
    expect(game.events().slice(2)).toEqual([{ type: 'forcedDrop', colour: 1 }]);
  });

  test('[R-END-1] events include `ended` with winner and reason, and nothing about a captured Tesseract', () => {
    const game = given({ white: 'Ta1 Rh8', black: 'Tj9 Si8' }).play('Rh8-j10xi8,j9');
    expect(game.events().map(event => event.type)).toEqual(['moved', 'captured', 'captured', 'ended']);
    expect(game.events().at(-1)).toEqual({ type: 'ended', winner: 0, reason: 'capture' });
  });
});
