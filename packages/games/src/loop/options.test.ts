import { expect, test } from 'vitest';
import { loopOptions } from '../../test/loopVariants.ts';

test('invalid options are refused, each by its name', () => {
  const wrong: Readonly<Record<string, readonly unknown[]>> = {
    mode: ['war', 3, null],
    difficulty: ['day', 0, []],
    agents: ['mrtime', ['nobody'], [3], Array(5).fill('any')],
    tower: ['slanted', [1, 2], [1, 2, 3, 4], [1, 2, '3'], [1, 2, Number.NaN], [0, 0, 0], {}],
    solo: ['yes', 1, null],
    weather: ['fine'],
  };
  for (const [name, values] of Object.entries(wrong))
    for (const value of values)
      expect(() => loopOptions({ [name]: value }), `${name}: ${value}`).toThrow(
        expect.objectContaining({ name: 'FormatError', field: expect.stringContaining(name) }),
      );
});
