import { parseAction, parseSquare, rift, squareName } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { situation } from './fixtures.ts';
import { dangerAfter, dangerTo } from './hints.ts';
import { type Held, offerOf } from './offer.ts';
import { threatOf } from './prompt.ts';
import { loadText } from './text/index.ts';

const text = await loadText('en');
/** Black's Tesseract on a12 looks down a long diagonal at b11, c10, d9 and e8. */
const DIAGONAL = '15/15/15/t14/1R13/15/15/15/15/15/15/15/10T4/15/15 w SCs p 0 0';
const squareOf = (name: string): number => parseSquare(name) as number;
const names = (squares: readonly number[]) => squares.map(squareName).sort();

function marksOf(held: Held, position = DIAGONAL) {
  const { scene, answers } = situation(position);
  const before = rift.notation.formatPosition(scene.state);
  const { marks } = offerOf(held, answers, scene);
  expect(rift.notation.formatPosition(scene.state)).toBe(before); // evaluation leaves the state unchanged
  return marks;
}
function after(action: string, position = DIAGONAL) {
  const { scene } = situation(position);
  const danger = dangerAfter(scene.state, 0, parseAction(action));
  return { danger, threat: threatOf({ text, scene, danger })?.text };
}

describe('a table without hints', () => {
  const { scene, answers } = situation(DIAGONAL);
  const unhelped = (held: Held) => offerOf(held, answers, scene, [], false);

  test('marks no landing where the piece could be captured', () => {
    const { marks, actions } = unhelped({ from: 'board', at: squareOf('b11') });
    expect(actions.length).toBeGreaterThan(0);
    expect(marks.risky).toEqual([]);
  });

  test('sorts out no drop that loses the piece', () => {
    const cylinder: Held = { from: 'hand', letter: 'C', upright: false };
    const helped = offerOf(cylinder, answers, scene).sensible;
    expect(unhelped(cylinder).sensible.size).toBeGreaterThan(helped.size);
  });
});

describe('risks of the piece in hand', () => {
  test('[R-CAP-2] a landing where the piece could be captured is marked, a safe one is not', () => {
    expect(names(marksOf({ from: 'board', at: squareOf('b11') }).risky)).toEqual(['d9']);
  });

  test('a piece of the other side has none', () => {
    expect(marksOf({ from: 'board', at: squareOf('a12') }).risky).toEqual([]);
  });

  test('drops that lose the piece at once are not worth a look', () => {
    const { dots, specks } = marksOf({ from: 'hand', letter: 'C', upright: false });
    expect(names(dots)).toEqual(['c10']); // fills the landing of the jump over b11
    expect(names(specks)).toContain('b12');
  });

  test('the attackers of a lifted piece show their lines', () => {
    const { scene } = situation(DIAGONAL);
    const danger = dangerTo(scene.state, 0, squareOf('b11'));
    expect(danger.paths.map(names)).toEqual([['a12', 'c10']]);
    expect(threatOf({ text, scene, danger })?.text).toBe('The Tesseract on a12 could take it');
  });

  test('a considered landing is told if the piece could be captured there', () => {
    expect(after('Rb11-d9').threat).toBe('The Tesseract on a12 could take it');
    expect(after('Rb11-d13').threat).toBeUndefined();
    expect(after('Rb11-d13').danger.squares).toEqual([]);
  });

  test('[R-END-1] a Tesseract that would step into danger is told before the move', () => {
    const { danger, threat } = after('Tk3-k12');
    expect(danger.tesseract).toBe(squareOf('k12'));
    expect(threat).toBe('The Tesseract on a12 could take it: you would lose');
  });

  test('a piece that the move would uncover is told', () => {
    // The Cylinder on c10 shields the Star on d9 from the Tesseract on a12: it fills the landing.
    const shield = '15/15/15/t14/1R13/2C12/15/15/15/15/15/15/10T4/15/15 w - p 0 0';
    expect(after('Cc10-c9', shield).threat).toBe('It leaves your Rectangle on b11 in danger');
    expect(after('Tk3-k4', shield).threat).toBeUndefined();
  });

  test('one piece with two ways to the Tesseract is one threat', () => {
    const twice = '15/15/15/3T11/15/15/15/3s11/15/15/15/15/15/15/t14 w - p 0 0';
    const { scene } = situation(twice);
    const danger = dangerTo(scene.state, 0);
    expect(danger.fatal.length).toBeGreaterThan(1);
    expect(threatOf({ text, scene, danger })?.text).toBe('Threat: the Star on d8 takes your Tesseract');
  });

  test('a threat to the Tesseract is told rather than one to the moved piece', () => {
    const exposed = DIAGONAL.replace('/10T4/', '/15/').replace('/1R13/15/', '/1R13/2T12/');
    expect(after('Rb11-d13', exposed).threat).toBe('Threat: the Tesseract on a12 takes your Tesseract');
  });

  test('[R-END-1] a winning capture leaves no danger', () => {
    const won = '15/15/15/15/15/15/15/7t7/7C7/r14/15/15/15/T14/15 w - p 0 0';
    expect(after('Ch7-h9xh8', won).threat).toBeUndefined();
  });
});
