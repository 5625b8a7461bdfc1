import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Port } from './caller.ts';
import { createThinker } from './thinker.ts';

const TASK = { type: 'think', level: 'strong', game: 'g', match: 'm', seat: 0, view: {}, seed: '' } as const;

/** A worker that gets no message until it is loaded, and answers on command. */
function fakeWorker() {
  const unheard: { readonly id: number; readonly type: string; readonly request?: number }[] = [];
  let isLoaded = false;
  let isStuck = false;
  let tell: (message: unknown) => void = () => {};
  const thoughts = new Set<number>();
  const hear = (): void => {
    for (const { id, type, request = 0 } of isLoaded && !isStuck ? unheard.splice(0) : []) {
      if (type === 'think') thoughts.add(id);
      else if (thoughts.delete(request)) tell({ id: request, ok: false, problem: { code: 'cancelled' } });
    }
  };
  const port: Port = {
    post(message) {
      unheard.push(message as (typeof unheard)[number]);
      queueMicrotask(hear);
    },
    listen: onMessage => {
      tell = onMessage;
    },
    close: () => {},
  };
  return {
    port,
    load(): void {
      isLoaded = true;
      hear();
    },
    /** Answers every running search. */
    answer(): void {
      for (const id of thoughts) tell({ id, ok: true, value: { move: 'e4' } });
      thoughts.clear();
    },
    hang(): void {
      isStuck = true;
    },
  };
}

describe('one search after another', () => {
  let workers: ReturnType<typeof fakeWorker>[] = [];
  const start = (): Port => {
    const worker = fakeWorker();
    workers.push(worker);
    return worker.port;
  };

  beforeEach(() => {
    workers = [];
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  test('a worker that is still loading is waited for: another would have to load too', async () => {
    const thinker = createThinker(start);
    const first = thinker.run(TASK);
    await vi.advanceTimersByTimeAsync(100);
    const second = thinker.run(TASK);
    await vi.advanceTimersByTimeAsync(3000);
    workers[0]?.load();
    expect(await first).toMatchObject({ problem: { code: 'cancelled' } });
    await vi.advanceTimersByTimeAsync(1);
    workers[0]?.answer();
    expect(await second).toMatchObject({ move: 'e4' });
    expect(workers).toHaveLength(1);
  });

  test('a bot that answered before and ignores cancelling soon loses its worker', async () => {
    const thinker = createThinker(start);
    const first = thinker.run(TASK);
    await vi.advanceTimersByTimeAsync(1);
    workers[0]?.load();
    workers[0]?.answer();
    await first;
    const second = thinker.run(TASK);
    await vi.advanceTimersByTimeAsync(1);
    workers[0]?.hang();
    const third = thinker.run(TASK);
    await vi.advanceTimersByTimeAsync(300);
    expect(workers).toHaveLength(2);
    workers[1]?.load();
    await vi.advanceTimersByTimeAsync(1);
    workers[1]?.answer();
    expect(await second).toMatchObject({ problem: { code: 'cancelled' } });
    expect(await third).toMatchObject({ move: 'e4' });
  });
});
