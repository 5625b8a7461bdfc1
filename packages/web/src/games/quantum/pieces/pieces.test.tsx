import { FACTIONS } from '@tessera/games/quantum';
import { describe, expect, test } from 'vitest';
import { drawn } from '../../../ui/render/testing/drawn.ts';
import { CombatDie } from './CombatDie.tsx';
import { CubeMark } from './CubeMark.tsx';
import { Planet } from './Planet.tsx';
import { Ship, ShipMark } from './Ship.tsx';

const different = (pictures: readonly string[]): number => new Set(pictures).size;

describe('pieces are told apart without colour', () => {
  test('factions by the pattern of ships and of cubes', () => {
    const bare = (text: string): string => text.replace(/of-\w+/g, '');
    expect(different(FACTIONS.map(faction => bare(drawn(<Ship faction={faction} face={4} />))))).toBe(4);
    expect(different(FACTIONS.map(faction => bare(drawn(<CubeMark faction={faction} />))))).toBe(4);
  });

  test('types of ships by their sign, beside the number', () => {
    const signs = [1, 2, 3, 4, 5, 6].map(face =>
      drawn(<Ship faction="kepler" face={face} />).replace(`>${face}<`, ''),
    );
    expect(different(signs)).toBe(6);
  });

  test('moved and used are two marks', () => {
    const [none, moved, used, both] = [
      {},
      { hasMoved: true },
      { hasUsedAbility: true },
      { hasMoved: true, hasUsedAbility: true },
    ].map(marks => drawn(<Ship faction="orion" face={5} {...marks} />)) as [string, string, string, string];
    expect(different([none, moved, used, both])).toBe(4);
    expect(both).toContain('is-moved');
    expect(both).toContain('is-used');
    expect(drawn(<ShipMark name="used" />)).not.toBe(drawn(<ShipMark name="moved" />));
  });
});

test('a piece with a name is a picture of that name, one without is decoration', () => {
  expect(drawn(<CombatDie faction="vulpes" value={3} label="a three" />)).toContain('"aria-label":"a three"');
  expect(drawn(<CombatDie faction="vulpes" value={3} />)).toContain('"aria-hidden":"true"');
});

test('a planet shows a place for every slot, taken or free', () => {
  const planet = drawn(<Planet number={9} slots={['kepler', undefined, undefined]} />);
  expect(planet.match(/q-cube/g)).toHaveLength(3);
  expect(planet.match(/is-empty/g)).toHaveLength(2);
});
