import { expect, test } from 'vitest';
import { FACTIONS, factionsOf } from './factions.ts';

test('[Q-COMP-6] each seat has a faction of its own: the chosen one, its default, or one that is left', () => {
  expect(factionsOf([], 4)).toEqual(FACTIONS);
  expect(factionsOf(['own', 'orion'], 3)).toEqual(['kepler', 'orion', 'vulpes']);
  expect(factionsOf(['vulpes', 'kepler'], 3)).toEqual(['vulpes', 'kepler', 'orion']);
  expect(factionsOf(['orion', 'orion', 'orion', 'orion'], 4)).toEqual([
    'orion',
    'vulpes',
    'kepler',
    'andromeda',
  ]);
});

test('[Q-COMP-6] no two seats share a faction, whatever is chosen', () => {
  const values = ['own', ...FACTIONS];
  for (let code = 0; code < values.length ** 4; code++) {
    const chosen = [0, 1, 2, 3].map(seat => values[Math.floor(code / values.length ** seat) % values.length]);
    expect(new Set(factionsOf(chosen, 4)).size, String(chosen)).toBe(4);
  }
});
