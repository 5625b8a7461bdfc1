import { COMPLETE_LANGUAGES } from '@tessera/engine';
import { EVENTS } from '@tessera/games/tesseract';
import { TESSERACT_TEXT } from '@tessera/games/tesseract/texts';
import { describe, expect, test } from 'vitest';
import { situation } from '../fixtures.ts';
import { facesOf } from '../home/drawnCube.tsx';
import { glanceAt } from '../home/glance.ts';
import { primedColumns } from '../panels/primed.ts';
import { guide as cs } from './cs.ts';
import { guide as en } from './en.ts';
import { viewOf } from './Figure.tsx';
import { POSITIONS, SETS } from './figures.ts';
import { guide as fr } from './fr.ts';

const GUIDES = { en, fr, cs };

test.each(Object.keys(POSITIONS) as (keyof typeof POSITIONS)[])('%s: the rules parse the position', name => {
  expect(() => viewOf(POSITIONS[name])).not.toThrow();
});

test('[T-GEO-5] cube: rims are drawn around exactly the removable cubes', () => {
  const faces = facesOf(glanceAt(JSON.stringify(POSITIONS.cube)).stacks);
  const rimmed = faces.filter(({ side, isFree }) => side === 'top' && isFree);
  const removable = viewOf(POSITIONS.cube).stacks.filter(stack => stack.isRemovable);
  expect(rimmed.length).toBeGreaterThan(4);
  expect(rimmed).toHaveLength(removable.length);
});

test('[T-GEO-8] layers: exactly one cube is next, the last of its stack', () => {
  const { edge, stacks } = viewOf(POSITIONS.next);
  expect(edge).toHaveLength(1);
  expect(stacks[edge[0] ?? 0]?.cubes).toHaveLength(1);
});

test('[T-BREACH-1] primed: a 2 and a 5 would breach, nothing else', () => {
  const dear = primedColumns(viewOf(POSITIONS.primed)).filter(({ cost }) => cost > 0);
  expect(dear.map(({ value }) => value)).toEqual([2, 5]);
});

test('[T-BONUS-1] [T-BONUS-2] containment: cards have the state of their columns', () => {
  const { columns, board } = viewOf(POSITIONS.containment);
  expect(board.filter(cube => cube !== null)).toHaveLength(9);
  expect(columns.map(({ contained, state }) => `${contained} ${state}`)).toEqual([
    '1 hidden',
    '2 revealed',
    '0 hidden',
    '4 unlocked',
    '2 revealed',
    '0 hidden',
  ]);
});

describe('[T-CONTAIN-1] sets', () => {
  const containable = (kinds: readonly string[]): boolean =>
    situation({ tesseract: POSITIONS.cube.tesseract, labs: [kinds.join(''), ''] }).legal.some(
      answer => answer.startsWith('contain ') && answer.split(' ').length === kinds.length + 1,
    );

  test.each(['equal', 'run', 'one'] as const)('%s is a set', name => {
    expect(containable(SETS[name])).toBe(true);
  });

  test('mixed is no set', () => {
    expect(containable(SETS.mixed)).toBe(false);
  });
});

test.each(COMPLETE_LANGUAGES)('in %s symbols are named as at the table', language => {
  const figures = GUIDES[language].sections.flatMap(({ parts }) =>
    parts.flatMap(part => (typeof part === 'object' && 'figures' in part ? part.figures : [])),
  );
  for (const symbol of EVENTS) {
    const { name, clause } = TESSERACT_TEXT[language].symbols[symbol];
    const found = figures.find(({ figure }) => figure === symbol);
    expect(found?.title).toBe(name);
    expect(found?.caption).toContain(`[${clause}]`);
  }
});
