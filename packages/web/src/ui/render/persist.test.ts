import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Loads the module with the globals of a page or a worker. */
async function inPage(isServed = () => true) {
  vi.useFakeTimers();
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
  vi.stubGlobal('fetch', async () => {
    if (!isServed()) throw new TypeError('no network');
    return { ok: true };
  });
  vi.resetModules();
  return import('./persist.ts');
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/**
 * A loader that fails the given number of times, each time with a new error object, as browsers do on network
 * errors.
 */
function failing(times: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new TypeError('Failed to fetch');
    return 'part';
  });
  return load;
}

test('a chunk that arrives at once is fetched once and reports no lateness', async () => {
  const { persist, lateness, onLate } = await inPage();
  const heard = vi.fn();
  onLate(heard);
  const load = failing(0);
  expect(await persist(load)).toBe('part');
  expect([load.mock.calls.length, lateness(), heard.mock.calls.length]).toEqual([1, 0, 0]);
});

test('a chunk that fails to load is retried with growing intervals until it arrives', async () => {
  const { persist, lateness } = await inPage(() => false);
  const load = failing(30);
  const coming = persist(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(lateness()).toBe(1);
  await vi.advanceTimersByTimeAsync(600 + 1200 + 2400);
  expect(load).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(4 + 15);
  expect(lateness()).toBe(1); // without a server a reload would lose the page
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await coming).toBe('part');
  expect(lateness()).toBe(0);
});

test('a chunk that a reachable server lacks asks for a reload, and is still accepted when it arrives', async () => {
  const { persist, lateness } = await inPage();
  const coming = persist(failing(20));
  await vi.advanceTimersByTimeAsync(55_000 - performance.now());
  expect(lateness()).toBe(1); // a page younger than a minute is as new as a reload would make it
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lateness()).toBe(2);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await coming).toBe('part');
  expect(lateness()).toBe(0);
});

test('a chunk that is there and still cannot be imported asks for a reload at once', async () => {
  let isUp = false;
  const { persist, lateness } = await inPage(() => isUp);
  void persist(async () => {
    throw new TypeError('error loading dynamically imported module: http://here/assets/part.js');
  });
  await vi.advanceTimersByTimeAsync(600 + 1200);
  expect(lateness()).toBe(1);
  isUp = true;
  await vi.advanceTimersByTimeAsync(2400);
  expect(lateness()).toBe(2);
});

test('a fetch failure that a browser remembers is retried, not thrown', async () => {
  const { persist, lateness } = await inPage();
  const remembered = new TypeError('Importing a module script failed.');
  const load = vi.fn(async () => {
    throw remembered;
  });
  void persist(load);
  await vi.advanceTimersByTimeAsync(600 + 1200);
  expect(load).toHaveBeenCalledTimes(3);
  expect(lateness()).toBe(1);
});

test.each(['tryNow', 'online'])('%s: pending retries run at once', async way => {
  const { persist, tryNow } = await inPage();
  const loads = [failing(1), failing(1)];
  const coming = Promise.all(loads.map(load => persist(load)));
  await vi.advanceTimersByTimeAsync(0);
  if (way === 'tryNow') tryNow();
  else dispatchEvent(new Event('online'));
  expect(await coming).toEqual(['part', 'part']);
});

test('a chunk that throws while evaluating is an error and not retried', async () => {
  const { persist, lateness } = await inPage();
  const broken = new ReferenceError('x is not defined'); // one error object for all tries: browsers cache the failed module
  const coming = expect(
    persist(async () => {
      throw broken;
    }),
  ).rejects.toBe(broken);
  await vi.advanceTimersByTimeAsync(600);
  await coming;
  expect(lateness()).toBe(0);
});
