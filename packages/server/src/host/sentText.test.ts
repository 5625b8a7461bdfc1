import { expect, test } from 'vitest';
import { SentText } from './sentText.ts';

test('fields are matched by name, whatever their order', () => {
  const sent = new SentText();
  expect(sent.textOf({ phase: 'playing', watchers: 2 })).toBe('"phase":"playing","watchers":2');
  expect(sent.textOf({ watchers: 2, phase: 'playing' })).toBe('');
  expect(sent.textOf({ title: 'Friday', watchers: 3, phase: 'playing' })).toBe(
    '"title":"Friday","watchers":3',
  );
  expect(sent.textOf({ phase: 'ended', title: 'Friday' })).toBe('"phase":"ended"');
});

test('values are compared by content: null, short, long and frozen ones', () => {
  const sent = new SentText();
  const state = (long: string) => ({ next: null, asks: [{ id: 1 }], view: { long }, dice: FROZEN });
  const FROZEN = Object.freeze({ seal: 'a' });
  const [long, other] = ['x'.repeat(1000), `${'x'.repeat(999)}y`];
  const fields = (text: string): unknown => JSON.parse(`{${text}}`);
  expect(fields(sent.textOf(state(long)))).toEqual(state(long));
  expect(sent.textOf(state(long))).toBe('');
  expect(fields(sent.textOf(state(other)))).toEqual({ view: { long: other } });
  expect(fields(sent.textOf({ ...state(other), next: 't2', dice: Object.freeze({ seal: 'b' }) }))).toEqual({
    next: 't2',
    dice: { seal: 'b' },
  });
});

test('a primitive and its text are different values', () => {
  const sent = new SentText();
  sent.textOf({ shut: null });
  expect(sent.textOf({ shut: 'null' })).toBe('"shut":"null"');
  expect(sent.textOf({ shut: null })).toBe('"shut":null');
  sent.textOf({ count: 1 });
  expect(sent.textOf({ count: '1' })).toBe('"count":"1"');
});
