import { describe, expect, test } from 'vitest';
import { loadText } from '../text/index.ts';
import { capsOf } from './KeysDialog.tsx';
import { digits, type Key, strokeOf } from './keys.ts';

const stroke = (key: string, change: Partial<KeyboardEvent> = {}): string | undefined =>
  strokeOf({ key, code: '', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...change });

describe('strokeOf()', () => {
  test('puts modifiers into the name, Command as Control', () => {
    expect(stroke('Z', { shiftKey: true })).toBe('shift+z');
    expect([stroke('z', { ctrlKey: true }), stroke('z', { metaKey: true })]).toEqual(['ctrl+z', 'ctrl+z']);
    expect(stroke('ArrowLeft', { shiftKey: true })).toBe('shift+arrowleft');
  });

  test('ignores Shift for symbols that need it', () => {
    expect([stroke('?', { shiftKey: true }), stroke('[')]).toEqual(['?', '[']);
  });

  test('recognises digits on every keyboard layout', () => {
    expect(stroke('&', { code: 'Digit1' })).toBe('1');
    expect(stroke('1', { code: 'Digit1', shiftKey: true })).toBe('1');
    expect(stroke('à', { code: 'Digit0' })).toBe('0');
    expect(stroke('!', { code: 'Digit1', shiftKey: true })).toBe('!');
  });

  test('leaves keys with Alt to the browser', () => {
    expect(stroke('h', { altKey: true })).toBeUndefined();
  });
});

test('capsOf() shows key caps as they are printed', async () => {
  const { table } = await loadText('fr');
  const caps = (...strokes: string[]) =>
    capsOf({ strokes, meaning: '', deed: () => undefined } as Key, table);
  expect(caps('shift+arrowleft', 'shift+arrowright')).toEqual(['Maj', '←', '→']);
  expect(caps(...digits(9))).toEqual(['1', '–', '9']);
  expect(caps('enter', ' ', 'r')).toEqual(['Entrée', 'Espace', 'R']);
});
