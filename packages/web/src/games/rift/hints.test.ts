import { formatAction, parseAction, parseSquare, squareName } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { EVENING, LARGE, LEAPS, situation } from './fixtures.ts';
import { courseOf, dangerTo, dropMarks, pieceMarks, touchedBy } from './hints.ts';
import { dropTargets } from './targets.ts';

const at = (name: string): number => parseSquare(name) as number;
const names = (squares: readonly number[]): string[] => squares.map(squareName).sort();

function marksOf(position: string, piece: string) {
  const { scene, answers } = situation(position);
  return pieceMarks(scene, answers.byPiece.get(at(piece)) ?? []);
}

describe('marks of a lifted piece', () => {
  test('[R-BENT-1] a Star has landings, victim, turning points and both legs', () => {
    const marks = marksOf(EVENING, 'f5');
    expect(names(marks.dots)).toEqual(['a6', 'b5', 'c4', 'e2', 'f1', 'g2', 'g8', 'i6', 'j5']);
    expect(names(marks.victims)).toEqual(['i4']);
    expect(names(marks.landings)).toEqual(['j5']);
    expect(names(marks.turns)).toEqual(['d3', 'h3', 'h7']);
    expect(marks.legs.map(names)).toContainEqual(['f5', 'h3']);
  });

  test('[R-BENT-5] a pawn on the turning point has both landings around the corner, and their ways', () => {
    const { scene, answers } = situation(EVENING.replace('12R2', '7r4R2'), { turningPointCapture: true });
    const actions = answers.byPiece.get(at('f5')) ?? [];
    const marks = pieceMarks(scene, actions);
    expect(names(marks.victims)).toEqual(['h7', 'i4']);
    expect(names(marks.landings)).toEqual(['g8', 'i6', 'j5']);
    expect(marks.turns).toContain(at('h7'));
    const jump = actions.find(action => formatAction(action) === 'Sf5-g8xh7') as number;
    expect(courseOf(scene.state, jump, 0)).toMatchObject({
      path: [at('f5'), at('h7'), at('g8')],
      over: at('h7'),
    });
  });

  test('[R-PIVOT-3] a large slide has both landings of a capture and four turns', () => {
    const marks = marksOf(LARGE, 'e5');
    expect(names(marks.landings)).toEqual(['a5', 'j5', 'k5']);
    expect(names(marks.pivots)).toEqual(['e4', 'e6', 'f4', 'f6']);
    expect(marks.turns).toEqual([]);
  });
});

describe('marks of a piece from the tray', () => {
  const { scene, answers } = situation(EVENING);
  const drops = answers.byHand.get('C') ?? [];
  const targets = dropTargets(drops);

  test('sensible places are dots, the others specks, and none is missing', () => {
    const marks = dropMarks(targets, new Set([parseAction('C@g2')]));
    expect(names(marks.dots)).toEqual(['g2']);
    expect(marks.specks).toHaveLength(targets.size - 1);
    expect(scene.view.decision).toBe('play.action');
  });

  test('[R-SETUP-2] set-up marks the zone by its corners', () => {
    const camp = dropTargets(['T@a2', 'T@o3', 'T@h2'].map(parseAction));
    expect(names(dropMarks(camp, undefined).zone)).toEqual(['a2', 'o3']);
  });
});

describe('the course of an answer', () => {
  const { scene } = situation(EVENING);

  test('includes the victim of a jump', () => {
    const course = courseOf(scene.state, parseAction('Sf5-j5xi4'), 0);
    expect(names(course.path)).toEqual(['f5', 'h3', 'j5']);
    expect(course.over).toBe(at('i4'));
    expect(course.ghost).toBeNull();
  });

  test('includes a ghost of the turned slide', () => {
    const course = courseOf(situation(LARGE).scene.state, parseAction('Ge5=If4'), 0);
    expect(course.path).toEqual([]);
    expect(course.ghost).toEqual({ colour: 0, letter: 'I', at: at('f4') });
  });

  test('[R-RECT-4] of a Rectangle is its way, not a jump', () => {
    const course = courseOf(situation(LEAPS).scene.state, parseAction('Rh8-j10xi8,j9'), 0);
    expect(course.path.map(squareName)).toEqual(['h8', 'j8', 'j10']);
    expect(course.over).toBeNull();
  });
});

describe('danger', () => {
  test('[R-END-1] names the capture that would end the game, with its way', () => {
    const danger = dangerTo(situation(EVENING).scene.state, 0);
    expect(danger.fatal.map(formatAction)).toEqual(['Ri4-g2xh2']);
    expect(danger.tesseract).toBe(at('h2'));
    expect(names(danger.squares)).toEqual(['f5', 'h2', 'k4']);
    expect(danger.paths.map(path => path.map(squareName))).toEqual([['i4', 'i2', 'g2']]);
  });

  test('leaves out a Tesseract out of reach', () => {
    expect(dangerTo(situation(EVENING).scene.state, 1).tesseract).toBeNull();
  });
});

test('touchedBy() has the first and last crossings of a move', () => {
  expect(names(touchedBy(parseAction('Ge5-g5')))).toEqual(['e5', 'g5', 'h5']);
  expect(names(touchedBy(parseAction('Ge5=If4')))).toEqual(['e5', 'f4', 'f5']);
  expect(names(touchedBy(parseAction('C@d1')))).toEqual(['d1']);
});
