import { wordGenerator } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { FairQueue, type Payer } from './fairQueue.ts';

interface Thought {
  readonly name: string;
  readonly ms: number;
}

/** Serves the queue by one thread of a virtual clock, until it is empty or `until`. */
function serve(
  queue: FairQueue<Thought>,
  until = Number.POSITIVE_INFINITY,
  after: (thought: Thought, now: number) => void = () => {},
): string[] {
  const order: string[] = [];
  for (let now = 0; now < until; ) {
    const next = queue.take();
    if (!next) return order;
    now += next.value.ms;
    next.done(next.value.ms);
    order.push(next.value.name);
    after(next.value, now);
  }
  return order;
}

const payer = (address: string, guest = 'guest'): Payer => ({ address, guest });

function ask(queue: FairQueue<Thought>, name: string, who: Payer, ms: number, cost = ms): void {
  queue.add({ table: name, payer: who, cost, value: { name, ms } });
}

describe('fair queueing of thoughts', () => {
  test('serves one table of a stranger before sixty tables of one address', () => {
    const queue = new FairQueue<Thought>();
    for (let n = 0; n < 60; n++) ask(queue, `greedy ${n}`, payer('greedy', `guest ${n % 3}`), 4000);
    const running = queue.take();
    ask(queue, 'stranger', payer('stranger'), 4000);
    running?.done(4000);
    expect(serve(queue).indexOf('stranger')).toBe(0);
  });

  test('shares the time of one address equally among its guests, however many tables each of them has', () => {
    const queue = new FairQueue<Thought>();
    for (let n = 0; n < 30; n++) ask(queue, `many ${n}`, payer('home', 'many'), 100);
    for (let n = 0; n < 3; n++) ask(queue, `few ${n}`, payer('home', 'few'), 100);
    expect(
      serve(queue)
        .slice(0, 6)
        .filter(name => name.startsWith('few')),
    ).toHaveLength(3);
  });

  test('serves the tables of one guest in the order of their requests', () => {
    const queue = new FairQueue<Thought>();
    for (const name of ['a', 'b', 'c']) ask(queue, name, payer('home'), 100);
    expect(serve(queue)).toEqual(['a', 'b', 'c']);
  });

  test('serves cheap thoughts before expensive ones, of the same guest and of others', () => {
    const queue = new FairQueue<Thought>();
    ask(queue, 'best', payer('home'), 4000);
    ask(queue, 'strong', payer('away'), 3000);
    ask(queue, 'gentle', payer('home'), 20);
    ask(queue, 'easy', payer('elsewhere'), 50);
    expect(serve(queue)).toEqual(['gentle', 'easy', 'strong', 'best']);
  });

  test('does not starve an expensive thought by cheap ones, of its own guest or of new addresses', () => {
    for (const addressOf of [() => 'home', (n: number) => `address ${n}`]) {
      const queue = new FairQueue<Thought>();
      ask(queue, 'best', payer('home'), 400);
      for (let n = 0; n < 5; n++) ask(queue, `${n}`, payer(addressOf(n)), 20);
      let asked = 5;
      // A cheap thought waits at all times.
      const order = serve(queue, 20_000, ({ name }) => {
        if (name !== 'best') ask(queue, `${asked}`, payer(addressOf(asked++)), 20);
      });
      expect(order.indexOf('best')).toBeGreaterThan(0);
      expect(order.indexOf('best')).toBeLessThan(110);
    }
  });

  test('gives an idle address no credit, and one that was served alone no debt', () => {
    const queue = new FairQueue<Thought>();
    for (let n = 0; n < 50; n++) ask(queue, `old ${n}`, payer('old'), 100);
    for (let n = 0; n < 20; n++) queue.take()?.done(100);
    for (let n = 0; n < 50; n++) ask(queue, `new ${n}`, payer('new'), 100);
    const next = serve(queue).slice(0, 20);
    expect(next.filter(name => name.startsWith('new')).length).toBeGreaterThanOrEqual(9);
    expect(next.filter(name => name.startsWith('new')).length).toBeLessThanOrEqual(11);
  });

  test('charges accounts the actual cost, not the expected one', () => {
    const queue = new FairQueue<Thought>();
    for (let n = 0; n < 20; n++) ask(queue, `liar ${n}`, payer('liar'), 1000, 1);
    for (let n = 0; n < 20; n++) ask(queue, `honest ${n}`, payer('honest'), 1000);
    expect(
      serve(queue)
        .slice(0, 10)
        .filter(name => name.startsWith('honest')).length,
    ).toBeGreaterThanOrEqual(4);
  });

  test('drops a removed request and its account', () => {
    const queue = new FairQueue<Thought>();
    ask(queue, 'a', payer('home'), 10);
    expect(queue.remove('a')).toMatchObject({ name: 'a' });
    expect([queue.remove('a'), queue.take(), queue.size]).toEqual([undefined, undefined, 0]);
  });

  test.each([2, 3, 5, 8])('gives none of %i busy addresses more than its share and one thought', count => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const draw = wordGenerator(`${count} ${seed}`);
      const most = 400;
      const queue = new FairQueue<Thought>();
      const served = new Map<string, number>();
      const again = (address: string): void => {
        const ms = 1 + (draw() % most);
        // Estimates are off by up to half.
        const cost = Math.max(1, Math.round(ms * (0.5 + (draw() % 100) / 100)));
        const name = `${address} ${draw()} ${draw()}`;
        ask(queue, name, payer(address, `guest ${draw() % 4}`), ms, cost);
      };
      const addressOf = (name: string): string => name.split(' ')[0] as string;
      for (let n = 0; n < count; n++)
        for (let tables = 0; tables <= 1 + n * n; tables++) again(`address${n}`);
      serve(queue, 40_000, ({ name, ms }, now) => {
        const address = addressOf(name);
        again(address);
        served.set(address, (served.get(address) ?? 0) + ms);
        // Tolerance: its own thought and the error of the estimates.
        expect(served.get(address)).toBeLessThanOrEqual(now / count + 2 * most);
      });
      expect(served.size).toBe(count);
      for (const ms of served.values()) expect(ms).toBeGreaterThanOrEqual(40_000 / count - 2 * most);
    }
  });

  test('starves nobody under random load', () => {
    const draw = wordGenerator('coming and going');
    const queue = new FairQueue<Thought>();
    const since = new Map<string, number>();
    let longest = 0;
    let n = 0;
    const come = (now: number): void => {
      const name = `t${n++}`;
      since.set(name, now);
      ask(queue, name, payer(`address ${draw() % 6}`, `guest ${draw() % 3}`), draw() % 5 === 0 ? 400 : 20);
    };
    for (let first = 0; first < 60; first++) come(0);
    serve(queue, 200_000, ({ name }, now) => {
      longest = Math.max(longest, now - (since.get(name) ?? now));
      come(now);
    });
    // Cheap thoughts finish at once, so that nearly all of the sixty waiting are expensive.
    expect(longest).toBeLessThan(2 * 60 * 400);
  });
});
