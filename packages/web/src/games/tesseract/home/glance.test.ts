import { parseOptions, seededChance } from '@tessera/engine';
import { tesseract } from '@tessera/games/tesseract';
import { expect, test } from 'vitest';
import { facesOf } from './drawnCube.tsx';
import { glanceAt } from './glance.ts';

const start = tesseract.setup(parseOptions(tesseract.options, {}), 2, seededChance('a glance'));

test('a real position gives all its dice, without hidden values', () => {
  const glance = glanceAt(tesseract.notation.formatPosition(start));
  expect(glance).toMatchObject({ turn: start.turn, breach: 0, contained: 0 });
  expect(glance.stacks.map(dice => dice.length)).toEqual(start.stacks.map(stack => stack.length));
  const [inside] = glance.stacks[5] ?? [];
  expect(inside).toEqual({ colour: undefined, top: 0, front: 0, right: 0 });
  expect(glance.stacks[0]?.at(-1)).toMatchObject({ top: start.values[start.stacks[0]?.at(-1) ?? 0] });
  expect(facesOf(glance.stacks).length).toBeGreaterThan(40);
});

test('a running match gives its numbers', () => {
  const position = JSON.stringify({ tesseract: ['Y3y2?o1'], board: 'Y1Y2P6', breach: 4, turn: 9 });
  expect(glanceAt(position)).toEqual({
    stacks: [
      [
        { colour: 'Y', top: 3, front: 0, right: 0 },
        { colour: undefined, top: 0, front: 0, right: 0 },
        { colour: 'O', top: 0, front: 0, right: 0 },
      ],
    ],
    turn: 9,
    breach: 4,
    contained: 3,
  });
});

test.each(['', '{', 'null', '[]', '7', '{"tesseract":7,"board":[],"turn":"x"}', '15/8v6 w p 0 0'])(
  'an invalid position (%s) gives an empty table',
  text => {
    expect(glanceAt(text)).toEqual({ stacks: [], turn: 1, breach: 0, contained: 0 });
  },
);
