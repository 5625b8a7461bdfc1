import { parseSquare, squareName } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { EVENING, LARGE, LEAPS, played, SMALL } from './fixtures.ts';
import { type Trace, traceOf } from './trace.ts';

const traced = (position: string, move: string): Trace => {
  const { scene, entry } = played(position, move);
  return traceOf(scene, entry) as Trace;
};

const names = (squares: readonly number[]): readonly string[] => squares.map(squareName);

describe('traceOf()', () => {
  test('[R-BENT-1] follows a bent way over its turning point', () => {
    expect(names(traced(EVENING, 'Sf5-j5').course.path)).toEqual(['f5', 'h7', 'j5']);
  });

  test('shows the moved piece where it stood, and none at its end, where it stands', () => {
    const { mover, course, taken } = traced(EVENING, 'Sf5-j5');
    expect(mover).toEqual({ colour: 0, letter: 'S', at: parseSquare('f5') });
    expect(course.ghost).toBeNull();
    expect(taken).toEqual([]);
  });

  test('[R-CAP-1] shows a captured piece where it stood', () => {
    const { taken, course } = traced(EVENING, 'Sf5-j5xi4');
    expect(taken).toEqual([{ colour: 1, letter: 'R', at: parseSquare('i4') }]);
    expect(course.over).toBe(parseSquare('i4'));
  });

  test('[R-RECT-4] shows the victims of a Rectangle in the order of its way', () => {
    const victims = (position: string, move: string): readonly string[] =>
      names(traced(position, move).taken.map(({ at }) => at));
    expect(victims(LEAPS, 'Rh8-j10xi8,j9')).toEqual(['i8', 'j9']);
    const down = '14t/15/15/15/15/9R5/9c5/8p6/15/15/15/15/15/15/T14 w - p 0 0';
    expect(victims(down, 'Rj10-h8xi8,j9')).toEqual(['j9', 'i8']);
  });

  test('[R-PIVOT-1] shows a turned slide as it lay before', () => {
    expect(traced(SMALL, 'Hd6=Vd6').mover).toEqual({ colour: 0, letter: 'H', at: parseSquare('d6') });
    expect(traced(LARGE, 'Ge5=If4')).toMatchObject({ mover: { letter: 'G' }, course: { path: [] } });
  });

  test('shows a drop by its crossing', () => {
    expect(traced(EVENING, 'C@a1')).toMatchObject({ mover: undefined, placed: parseSquare('a1') });
  });

  test('is nothing for an answer that moves nothing', () => {
    const { scene } = played(EVENING, 'Sf5-j5');
    expect(traceOf(scene, { seat: 0, move: 'leave', events: [] })).toBeUndefined();
  });
});
