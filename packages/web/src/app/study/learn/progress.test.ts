import { describe, expect, test } from 'vitest';
import { testWords } from '../../../text/testing.ts';
import { courseOf } from './courses.ts';
import { markDone, noteMatch, parseProgress, progressOf } from './progress.ts';
import { loadLearnWords } from './words/index.ts';

describe('progress', () => {
  test('grows lesson by lesson, each once, and remembers the small game', () => {
    markDone('any', 'first');
    markDone('any', 'first');
    markDone('any', 'second');
    noteMatch('any', 'm1');
    expect(progressOf('any')).toEqual({ done: ['first', 'second'], match: 'm1' });
    expect(progressOf('another')).toEqual({ done: [] });
  });

  test('parseProgress() takes nothing that the page did not write', () => {
    expect(parseProgress(null)).toEqual({});
    expect(parseProgress('nonsense')).toEqual({});
    expect(parseProgress('{"rift":{"done":["jump",3],"match":7},"loop":null}')).toEqual({
      rift: { done: ['jump'] },
      loop: { done: [] },
    });
  });
});

test('courses are found by their folders, and a game without one has none', () => {
  expect(courseOf('rift')?.ids[0]).toBe('straight');
  expect(courseOf('nothing')).toBeUndefined();
  expect(courseOf('loop/supa')).toMatchObject({ ids: ['supa', 'perpetual', 'win'], short: [] });
});

testWords(loadLearnWords, { shared: { fr: ['{count} min'], cs: ['{count} min'] } });
