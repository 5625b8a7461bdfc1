import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Sound } from './sound.ts';
import { loudness, OfflineAudio, render, voices } from './testing/offlineAudio.ts';
import { ring } from './tones.ts';

const SOUNDS = [
  'place',
  'move',
  'capture',
  'dice',
  'turn',
  'win',
  'lose',
  'refuse',
] as const satisfies readonly Sound[];

beforeEach(() => {
  voices.length = 0;
  vi.stubGlobal('AudioContext', OfflineAudio);
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function rung(...names: readonly Sound[]): Float64Array {
  voices.length = 0;
  ring(...names);
  return render();
}

test.each(SOUNDS)('%s begins at once, is short and modest', name => {
  ring(name);
  expect(Math.min(...voices.map(({ from }) => from))).toBe(10);
  expect(Math.max(...voices.map(({ from }) => from))).toBeLessThan(10.6);
  const loudest = Math.max(...voices.map(voice => voice.loudest));
  expect(loudest).toBeGreaterThan(0.03);
  expect(loudest).toBeLessThanOrEqual(0.25);
});

describe.each(SOUNDS)('samples of %s', name => {
  test('stay far from clipping and around zero', () => {
    const samples = rung(name);
    const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(peak).toBeLessThan(0.4);
    expect(Math.abs(samples.reduce((sum, value) => sum + value, 0) / samples.length)).toBeLessThan(0.001);
  });

  test('end at zero, every tone of them', () => {
    ring(name);
    for (const voice of voices) expect(voice.volume.at(voice.until)).toBe(0);
    expect(Math.abs(rung(name).at(-1) ?? 1)).toBeLessThan(1e-5);
  });
});

test.each([
  ['to the ear', 100, 5],
  ['from the speaker of a phone', 350, 10],
])('sounds are about as loud as one another %s', (_where, above, apart) => {
  const all = SOUNDS.map(name => loudness(rung(name), above));
  expect(Math.max(...all) - Math.min(...all)).toBeLessThan(apart);
});

test('the fanfare rises through a major chord to the octave', () => {
  ring('win');
  // The tune, without octaves above notes and what stands below the last one.
  const tune = voices
    .filter(({ type }) => type === 'sine')
    .map(voice => ({ from: voice.from, pitch: voice.frequency.at(voice.from) }))
    .filter(({ from, pitch }, _i, all) => all.every(other => other.from !== from || other.pitch <= pitch));
  const [first] = tune;
  const steps = tune.map(({ pitch }) => Math.round(12 * Math.log2(pitch / (first?.pitch ?? 1))));
  expect(steps).toEqual([0, 4, 7, 12]);
});

test('the chime of one’s turn follows the sound of the move before it', () => {
  ring('move');
  const { length } = voices;
  voices.length = 0;
  ring('move', 'turn');
  expect(voices.slice(0, length).every(({ from }) => from < 10.1)).toBe(true);
  expect(voices.slice(length).every(({ from }) => from >= 10.2)).toBe(true);
  expect(voices.length).toBeGreaterThan(length);
});

test('a hidden page and a change without a sound stay silent', () => {
  ring();
  vi.stubGlobal('document', { hidden: true });
  ring('win');
  expect(voices).toEqual([]);
});
