import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ring } from './tones.ts';

/** Start and loudest volume of every tone that was played. */
let played: { start: number; volume: number }[];

class FakeAudio {
  readonly currentTime = 10;
  readonly state = 'running';
  readonly destination = {};
  createOscillator() {
    const tone = { start: 0, volume: 0 };
    return {
      type: 'sine',
      frequency: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
      connect: (gain: { tone?: typeof tone; connect(to: unknown): unknown }) => {
        gain.tone = tone;
        return gain;
      },
      start: (at: number) => {
        played.push(Object.assign(tone, { start: at }));
      },
      stop: () => {},
    };
  }
  createGain() {
    const made = {
      tone: { start: 0, volume: 0 },
      gain: {
        setValueAtTime: () => {},
        linearRampToValueAtTime: (volume: number) => {
          loudest = Math.max(loudest, volume);
        },
        exponentialRampToValueAtTime: () => {},
      },
      connect: (to: unknown) => to,
    };
    return made;
  }
}
let loudest: number;

beforeEach(() => {
  played = [];
  loudest = 0;
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(['place', 'move', 'capture', 'dice', 'turn', 'win', 'lose', 'refuse'] as const)(
  '%s begins at once, is short and modest',
  name => {
    ring(name);
    expect(Math.min(...played.map(({ start }) => start))).toBe(10);
    expect(Math.max(...played.map(({ start }) => start))).toBeLessThan(10.6);
    expect(loudest).toBeGreaterThan(0.03);
    expect(loudest).toBeLessThanOrEqual(0.25);
  },
);

test('the chime of one’s turn follows the sound of the move before it', () => {
  ring('move');
  const { length } = played;
  played = [];
  ring('move', 'turn');
  expect(played.slice(0, length).every(({ start }) => start < 10.1)).toBe(true);
  expect(played.slice(length).every(({ start }) => start >= 10.2)).toBe(true);
  expect(played.length).toBeGreaterThan(length);
});

test('a hidden page and a change without a sound stay silent', () => {
  ring();
  vi.stubGlobal('document', { hidden: true });
  ring('win');
  expect(played).toEqual([]);
});
