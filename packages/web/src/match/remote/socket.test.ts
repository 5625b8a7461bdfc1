/** Reconnection times of a page, in virtual time. */
import type { ServerMessage } from '@tessera/wire';
import { describe, expect, test } from 'vitest';
import { openSocket, type SocketStatus } from './socket.ts';

/** Kinds of outage: connections fail at once, or nothing arrives. */
type Outage = 'refused' | 'silent';
/** Retransmissions of a TCP SYN, in milliseconds after the first. */
const SYN_MS = [0, 1000, 3000, 7000];
const HANDSHAKE_MS = 100;

/** A page, its server and the network between them, in virtual time. */
class Network {
  now = 0;
  dialled: number[] = [];
  isBack = true;
  #outage: Outage = 'refused';
  #timers: { readonly at: number; readonly run: () => void }[] = [];
  #lines = new Set<{ isHalf: boolean; close(): void }>();

  after = (ms: number, run: () => void): (() => void) => {
    const timer = { at: this.now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter(one => one !== timer);
    };
  };

  page(random: () => number) {
    let key = 0;
    const socket = openSocket(
      't1',
      {
        after: this.after,
        random,
        newKey: () => String(++key),
        dial: ({ onOpen, onMessage, onClose }) => {
          this.dialled.push(this.now);
          let state: 'dialling' | 'open' | 'closed' = 'dialling';
          const line = {
            isHalf: false,
            close: () => {
              if (state === 'closed') return;
              state = 'closed';
              this.#lines.delete(line);
              onClose();
            },
          };
          const post = (message: object): void => {
            if (!line.isHalf && this.isBack && state === 'open')
              this.after(HANDSHAKE_MS, () => state === 'open' && onMessage(JSON.stringify(message)));
          };
          const ring = (): void => {
            if (state !== 'dialling') return;
            if (!this.isBack && this.#outage === 'refused') line.close();
            if (!this.isBack) return;
            state = 'open';
            this.#lines.add(line);
            onOpen();
          };
          for (const ms of SYN_MS) this.after(ms + HANDSHAKE_MS, ring);
          const send = (text: string): void => {
            const { type } = JSON.parse(text);
            if (type === 'beat') post({ type });
            if (type === 'open')
              post({ type: 'change', table: 't1', seq: 0, happened: [], state: {} } satisfies ServerMessage);
          };
          return { send, close: line.close };
        },
      },
      { seq: () => 0, onMessage: () => {}, onStatus: () => {} },
    );
    return socket;
  }

  /** Starts an outage: open connections are closed, or become half-open. */
  fail(outage: Outage): void {
    this.isBack = false;
    this.#outage = outage;
    for (const line of [...this.#lines]) {
      if (outage === 'refused') line.close();
      else line.isHalf = true; // and stays half-open: routers forgot it
    }
  }

  run(ms: number, isEnough = (): boolean => false): number {
    const [start, end] = [this.now, this.now + ms];
    while (!isEnough()) {
      const next = this.#timers.reduce((a, b) => (b.at < a.at ? b : a), { at: end, run: () => {} });
      this.#timers = this.#timers.filter(one => one !== next);
      this.now = next.at;
      if (next.at >= end) break;
      next.run();
    }
    return this.now - start;
  }
}

const LOTS = [0, 0.3, 0.7, 0.999];
const OUTAGES_S = [0, 0.5, 1, 2, 3.3, 4, 5, 6.1, 7.7, 9, 12, 17, 25, 61, 600, 7200];

describe.each(['refused', 'silent'] as const)('an outage with %s connections', outage => {
  test.each(OUTAGES_S)('an outage of %d s ends with a connection within 5 s', seconds => {
    for (const lot of LOTS) {
      const network = new Network();
      const page = network.page(() => lot);
      const isLive = (): boolean => page.status() === 'live';
      network.run(1000, isLive);
      network.run(700); // between two heartbeats
      network.fail(outage);
      network.run(seconds * 1000);
      network.isBack = true;
      const broke: SocketStatus = page.status();
      // A half-open connection not yet noticed still counts as live: it is replaced in the same time.
      const dialled = network.dialled.length;
      const isBack = (): boolean => isLive() && (broke !== 'live' || network.dialled.length > dialled);
      expect(network.run(60_000, isBack), `lot ${lot}`).toBeLessThanOrEqual(5000);
      page.close();
    }
  });
});

test('an idle connection gets heartbeats, and stays', () => {
  const network = new Network();
  const page = network.page(() => 0.5);
  network.run(3_600_000);
  expect(page.status()).toBe('live');
  expect(network.dialled).toHaveLength(1);
});

test('a page that becomes visible reconnects at once, without backoff', () => {
  const network = new Network();
  const page = network.page(() => 0.999);
  network.run(1000);
  network.fail('silent');
  page.hurry();
  expect(network.run(60_000, () => page.status() === 'reconnecting')).toBeLessThanOrEqual(2000);
  network.run(20_000, () => network.dialled.length === 4);
  network.run(2600); // the attempt has failed, and the backoff runs
  network.isBack = true;
  const before = network.dialled.length;
  page.hurry();
  expect(network.dialled.length).toBeGreaterThanOrEqual(before);
  expect(network.run(60_000, () => page.status() === 'live')).toBeLessThanOrEqual(5000);
});

test('two hundred pages do not reconnect at one moment', () => {
  let seed = 1;
  const random = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const network = new Network();
  const pages = Array.from({ length: 200 }, () => network.page(random));
  network.run(1000);
  network.fail('refused');
  network.run(10_000);
  network.isBack = true;
  network.dialled = [];
  network.run(5000);
  expect(pages.every(page => page.status() === 'live')).toBe(true);
  const [from] = network.dialled;
  const counts = Map.groupBy(network.dialled, at => Math.floor((at - (from ?? 0)) / 100));
  expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBeLessThan(40);
});

test('a damaged table is reported, and not requested again and again', () => {
  const sent: string[] = [];
  const heard: { onOpen?: () => void; onMessage?: (text: string) => void } = {};
  const socket = openSocket(
    't1',
    {
      after: () => () => {},
      random: () => 0,
      newKey: () => 'k',
      dial: listener => {
        Object.assign(heard, listener);
        return { send: text => sent.push(text), close() {} };
      },
    },
    { seq: () => 0, onMessage() {}, onStatus() {} },
  );
  heard.onOpen?.();
  const opened = sent.length;
  heard.onMessage?.(JSON.stringify({ type: 'problem', code: 'damaged', table: 't1' }));
  expect(socket.status()).toBe('damaged');
  heard.onMessage?.(JSON.stringify({ type: 'beat' }));
  expect(sent.length).toBe(opened);
});
