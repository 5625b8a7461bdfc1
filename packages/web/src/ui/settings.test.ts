import { expect, test } from 'vitest';
import { areSettingsStored, changeSettings, onSettings, parseSettings, settings } from './settings.ts';

const DEFAULTS = {
  theme: 'dark',
  language: 'en',
  motion: 'system',
  animation: 'normal',
  botSpeed: 'normal',
  oneClick: false,
  sound: false,
  coaching: true,
  name: '',
};

test('defaults are the dark theme, no sound, and motion as the system prefers', () => {
  expect(parseSettings(null, [])).toEqual(DEFAULTS);
});

test('the default language is the browser’s first that is supported', () => {
  expect(parseSettings(null, ['zz-ZZ', 'fr-CA', 'en']).language).toBe('fr');
  expect(parseSettings(null, ['FR']).language).toBe('fr');
  expect(parseSettings(null, ['zz', 'cs-CZ']).language).toBe('cs');
  expect(parseSettings(null, ['zz', 'zz-ZZ']).language).toBe('en');
});

test('changed settings are stored', () => {
  const chosen = {
    theme: 'light',
    language: 'fr',
    motion: 'reduced',
    animation: 'fast',
    botSpeed: 'instant',
    oneClick: true,
    sound: true,
    coaching: false,
    name: 'Ada',
  };
  expect(parseSettings(JSON.stringify(chosen), ['en'])).toEqual(chosen);
});

test('broken or unknown values fall back one by one', () => {
  for (const text of [
    '',
    '{',
    'null',
    '7',
    '[]',
    '"dark"',
    '{"theme":"pink","sound":"yes","coaching":"no","name":7}',
  ]) {
    expect(parseSettings(text, [])).toEqual(DEFAULTS);
  }
  expect(parseSettings('{"theme":"pink","motion":"full"}', [])).toEqual({ ...DEFAULTS, motion: 'full' });
  expect(parseSettings(JSON.stringify({ name: 'x'.repeat(99) }), []).name).toHaveLength(24);
});

test('without storage, settings change and areSettingsStored is false', () => {
  let heard = 0;
  const stop = onSettings(() => heard++);
  changeSettings({ theme: 'light' });
  expect(settings().theme).toBe('light');
  expect(areSettingsStored()).toBe(false);
  stop();
  changeSettings({ theme: 'dark' });
  expect(heard).toBe(1);
});
