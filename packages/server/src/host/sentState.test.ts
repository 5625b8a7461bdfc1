import { expect, test } from 'vitest';
import { SentState } from './sentState.ts';

test('fields are matched by name, whatever their order', () => {
  const sent = new SentState();
  expect(sent.diff({ phase: 'playing', watchers: 2 })).toBe('"phase":"playing","watchers":2');
  expect(sent.diff({ watchers: 2, phase: 'playing' })).toBe('');
  expect(sent.diff({ title: 'Friday', watchers: 3, phase: 'playing' })).toBe('"title":"Friday","watchers":3');
  expect(sent.diff({ phase: 'ended', title: 'Friday' })).toBe('"phase":"ended"');
});

test('values are compared by content: null, short, long and frozen ones', () => {
  const sent = new SentState();
  const state = (long: string) => ({ next: null, asks: [{ id: 1 }], view: { long }, dice: FROZEN });
  const FROZEN = Object.freeze({ seal: 'a' });
  const [long, other] = ['x'.repeat(1000), `${'x'.repeat(999)}y`];
  const fields = (text: string): unknown => JSON.parse(`{${text}}`);
  expect(fields(sent.diff(state(long)))).toEqual(state(long));
  expect(sent.diff(state(long))).toBe('');
  expect(fields(sent.diff(state(other)))).toEqual({ view: { long: other } });
  expect(fields(sent.diff({ ...state(other), next: 't2', dice: Object.freeze({ seal: 'b' }) }))).toEqual({
    next: 't2',
    dice: { seal: 'b' },
  });
});

test('a primitive and its text are different values', () => {
  const sent = new SentState();
  sent.diff({ shut: null });
  expect(sent.diff({ shut: 'null' })).toBe('"shut":"null"');
  expect(sent.diff({ shut: null })).toBe('"shut":null');
  sent.diff({ count: 1 });
  expect(sent.diff({ count: '1' })).toBe('"count":"1"');
});
