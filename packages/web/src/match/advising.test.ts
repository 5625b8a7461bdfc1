import type { TableView } from '@tessera/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { advise } from './advising.ts';
import type { Advice } from './client.ts';
import { createThinker, type Thinker } from './thinker.ts';

const VIEW = { hasHints: true, you: 0, game: 'g', standing: { view: {}, count: 7 } } as unknown as TableView;

const told = (answer: string, chance: number): Advice => ({
  line: [answer],
  chance,
  ranked: [
    { answer, chance },
    { answer: `${answer}2`, chance: chance - 0.1 },
    { answer: `${answer}3`, chance: chance - 0.2 },
  ],
  depth: 1,
  nodes: 9,
  reasons: [],
});

/** A thinker that tells one advice, and ends when it is released. */
function fakeThinker(advice: Advice, partner?: Thinker) {
  const tasks: unknown[] = [];
  let tell: (advice: Advice) => void = () => {};
  let end: () => void = () => {};
  const thinker: Thinker = {
    run: (task, onAdvice = () => {}) => {
      tasks.push('part' in task ? task.part : 'whole');
      tell = onAdvice;
      tell(advice);
      return new Promise(resolve => {
        end = () => resolve({ move: null });
      });
    },
    cancel: vi.fn(),
    partner: () => partner,
    forget: () => {},
    close: () => {},
  };
  return { thinker, tasks, end: () => end(), tell: (late: Advice) => tell(late) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('two workers search a part each, and the better answer is told with the best of both', async () => {
  const second = fakeThinker(told('b', 0.7));
  const first = fakeThinker(told('a', 0.55), second.thinker);
  const heard: Advice[] = [];
  const noted = advise(first.thinker, 'm', VIEW, advice => heard.push(advice));
  first.end();
  second.end();
  expect(await noted).toEqual({ kind: 'chance', count: 7, seat: 0, chance: 0.7 });
  expect([first.tasks, second.tasks]).toEqual([[{ index: 0, of: 2 }], [{ index: 1, of: 2 }]]);
  expect(heard.at(-1)?.ranked?.map(({ answer }) => answer)).toEqual(['b', 'b2', 'a']);
  expect(heard.at(-1)?.nodes).toBe(18);
});

test('a second worker that hangs is not waited for, and changes nothing afterwards', async () => {
  const second = fakeThinker(told('b', 0.5));
  const first = fakeThinker(told('a', 0.6), second.thinker);
  const heard: Advice[] = [];
  const noted = advise(first.thinker, 'm', VIEW, advice => heard.push(advice));
  first.end();
  await vi.advanceTimersByTimeAsync(300);
  expect(await noted).toMatchObject({ chance: 0.6 });
  expect(second.thinker.cancel).toHaveBeenCalled();
  const { length } = heard;
  second.tell(told('c', 0.9));
  expect(heard).toHaveLength(length);
});

test('one worker alone searches the whole', async () => {
  const only = fakeThinker(told('a', 0.6));
  const noted = advise(only.thinker, 'm', VIEW, () => {});
  only.end();
  expect(await noted).toMatchObject({ chance: 0.6 });
  expect(only.tasks).toEqual(['whole']);
});

test('a machine with one core has no second worker, one with two cores has one, opened once', () => {
  const start = () => undefined;
  expect(createThinker(start).partner()).toBeUndefined();
  const thinker = createThinker(start, 2);
  expect(thinker.partner()).toBe(thinker.partner());
});
