import { formatAction, parseAction, parseSquare, type RiftOptions, squareName } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { EVENING, LARGE, LEAPS, SMALL, situation } from './fixtures.ts';
import { dropTargets, pieceTargets, restOf, targetOf, turnSquares } from './targets.ts';

const at = (name: string): number => parseSquare(name) as number;

/** Answers that a click on a crossing may mean for a piece. */
function click(
  position: string,
  piece: string,
  square: string,
  options: Partial<RiftOptions> = {},
): string[] {
  const { scene, answers } = situation(position, options);
  const targets = pieceTargets(answers.byPiece.get(at(piece)) ?? [], scene.isFree);
  return (targets.get(at(square)) ?? []).map(formatAction).sort();
}

describe('a click on a crossing', () => {
  test('plays the one answer that ends there', () => {
    expect(click(EVENING, 'f5', 'a6')).toEqual(['Sf5-a6']);
  });

  test('captures the piece there', () => {
    expect(click(EVENING, 'f5', 'i4')).toEqual(['Sf5-j5xi4']);
  });

  test('opens the chooser if a quiet move and a capture end there', () => {
    expect(click(EVENING, 'f5', 'j5')).toEqual(['Sf5-j5', 'Sf5-j5xi4']);
  });

  test('[R-BENT-5] opens the chooser for the two ways round a pawn on the turning point', () => {
    const onTurn = EVENING.replace('12R2', '7r4R2');
    expect(click(onTurn, 'f5', 'h7')).toEqual([]);
    expect(click(onTurn, 'f5', 'h7', { turningPointCapture: true })).toEqual(['Sf5-g8xh7', 'Sf5-i6xh7']);
    expect(click(onTurn, 'f5', 'i6', { turningPointCapture: true })).toEqual(['Sf5-i6xh7']);
  });

  test('means nothing elsewhere', () => {
    expect(click(EVENING, 'f5', 'h7')).toEqual([]);
  });

  test('[R-RECT-4] opens the chooser for several ways of a Rectangle, by landing or by victim', () => {
    expect(click(LEAPS, 'h8', 'j10')).toEqual(['Rh8-j10xh9', 'Rh8-j10xi8,j9']);
    expect(click(LEAPS, 'h8', 'i8')).toEqual(['Rh8-j10xi8,j9', 'Rh8-j6xi8']);
  });

  test('[R-SLIDE-7] opens the chooser for several landings of a large slide over one victim', () => {
    expect(click(LARGE, 'e5', 'i5')).toEqual(['Ge5-i5xi5', 'Ge5-j5xi5']);
    expect(click(LARGE, 'e5', 'j5')).toEqual(['Ge5-i5xi5']);
    expect(click(LARGE, 'e5', 'k5')).toEqual(['Ge5-j5xi5']);
  });
});

describe('a large slide', () => {
  test('[R-PIECE-3] is targeted by its leading line', () => {
    expect(squareName(targetOf(parseAction('Ge5-g5')))).toBe('h5');
    expect(squareName(targetOf(parseAction('Ge5-c5')))).toBe('c5');
    expect(squareName(targetOf(parseAction('Ij4-j9xj9')))).toBe('j10');
  });

  test('has at most one landing per crossing', () => {
    const actions = situation(LARGE).answers.byPiece.get(at('e5')) ?? [];
    const moves = actions.filter(action => !formatAction(action).includes('='));
    expect(new Set(moves.map(targetOf)).size).toBe(moves.length);
  });

  test('[R-PIVOT-3] turns to the crossing of its moved line', () => {
    const rests = ['Ge5=Ie4', 'Ge5=If4', 'Ge5=Ie5', 'Ge5=If5'].map(text =>
      squareName(restOf(parseAction(text))),
    );
    expect(rests).toEqual(['e4', 'f4', 'e6', 'f6']);
    const upright = ['In14=Gm14', 'In14=Gn14', 'In14=Gm15'].map(text =>
      squareName(restOf(parseAction(text))),
    );
    expect(upright).toEqual(['m14', 'o14', 'm15']);
  });
});

describe('turning a slide', () => {
  test('[R-PIVOT-2] is a click beside the groove for a small one', () => {
    expect(click(SMALL, 'd6', 'd7')).toEqual(['Hd6=Vd6']);
    expect(click(SMALL, 'd6', 'd5')).toEqual(['Hd6=Vd6']);
  });

  test('needs a free crossing', () => {
    const turns = turnSquares(parseAction('Hd6=Vd6'), square => square !== at('d7'));
    expect(turns.map(squareName)).toEqual(['d5']);
  });

  test('at the edge has one crossing', () => {
    expect(turnSquares(parseAction('Hd1=Vd1'), () => true).map(squareName)).toEqual(['d2']);
  });
});

describe('drops', () => {
  test('[R-RES-4] accept the far line of a large slide where no other slide begins', () => {
    const targets = dropTargets(['G@a1', 'G@m1', 'G@n1'].map(parseAction));
    const meant = (name: string): string[] => (targets.get(at(name)) ?? []).map(formatAction);
    expect(['a1', 'b1', 'n1', 'o1'].map(meant)).toEqual([['G@a1'], ['G@a1'], ['G@n1'], ['G@n1']]);
  });
});
