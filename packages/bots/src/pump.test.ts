import { expect, test } from 'vitest';
import { pump } from './pump.ts';

/** A search that counts its steps, each `each` milliseconds long. */
function* busy(each: number, steps: number, counted: { nodes: number }): Generator<void, void, void> {
  for (let i = 0; i < steps; i++) {
    const until = performance.now() + each;
    while (performance.now() < until);
    counted.nodes++;
    yield;
  }
}

test('pump runs a search to its end', async () => {
  const counted = { nodes: 0 };
  await pump(busy(0, 50, counted), { limits: {}, signal: undefined, nodes: () => counted.nodes });
  expect(counted.nodes).toBe(50);
});

test('pump stops at the node budget', async () => {
  const counted = { nodes: 0 };
  await pump(busy(0, 50, counted), { limits: { nodes: 7 }, signal: undefined, nodes: () => counted.nodes });
  expect(counted.nodes).toBe(7);
});

test('pump yields to the event loop while it works', async () => {
  const counted = { nodes: 0 };
  let ticks = 0;
  const timer = setInterval(() => ticks++, 5);
  await pump(busy(2, 60, counted), { limits: {}, signal: undefined, nodes: () => counted.nodes });
  clearInterval(timer);
  expect(ticks).toBeGreaterThanOrEqual(3);
});

test('pump does not resume a search after an abort', async () => {
  const counted = { nodes: 0 };
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 20);
  await pump(busy(2, 5000, counted), { limits: {}, signal: stop.signal, nodes: () => counted.nodes });
  expect(counted.nodes).toBeLessThan(500);
});
