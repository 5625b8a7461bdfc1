import type { VNode } from 'preact';
import { expect, test } from 'vitest';
import { PerSeatControl } from './PerSeatControl.tsx';

const SPEC = {
  clause: 'Y-1',
  kind: 'perSeat',
  values: ['any', 'fox', 7],
  default: 'any',
  most: 4,
} as const;
const WORDS = { label: 'Agent', meaning: 'Who you are.', values: { any: 'by lot', fox: 'Fox' } };

/** All elements of a type in a rendered tree. */
function elements(drawn: unknown, type: string): VNode<Record<string, unknown>>[] {
  if (Array.isArray(drawn)) return drawn.flatMap(one => elements(one, type));
  if (drawn === null || typeof drawn !== 'object' || !('props' in drawn)) return [];
  const node = drawn as VNode<Record<string, unknown>>;
  return [...(node.type === type ? [node] : []), ...elements(node.props.children, type)];
}

function control(value: readonly (string | number)[]) {
  const chosen: unknown[] = [];
  const drawn = PerSeatControl({
    spec: SPEC,
    words: WORDS,
    holdings: ['North', 'South', 'East'],
    value,
    onChange: next => chosen.push(next),
  });
  return { chosen, selects: elements(drawn, 'select') };
}

test('there is one select per seat, with its name and its value', () => {
  const { selects } = control(['any', 7, 'fox']);
  expect(selects.map(({ props }) => [props['aria-label'], props.value])).toEqual([
    ['Agent, North', 'any'],
    ['Agent, South', '7'],
    ['Agent, East', 'fox'],
  ]);
});

test('every select offers every value, by its label if there is one', () => {
  for (const select of control(['any', 'any', 'any']).selects) {
    const options = elements(select, 'option').map(({ props }) => [props.value, props.children]);
    expect(options).toEqual([
      ['any', 'by lot'],
      ['fox', 'Fox'],
      ['7', '7'],
    ]);
  }
});

test('a choice changes that seat only, and keeps the type of the value', () => {
  const { chosen, selects } = control(['any', 'fox', 'any']);
  const choose = selects[2]?.props.onChange as (event: object) => void;
  choose({ currentTarget: { value: '7' } });
  expect(chosen).toEqual([['any', 'fox', 7]]);
});
