/** S4, S5, S6: cost of idle tables, and the time to load them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench, Say } from './bench.ts';
import { type Finding, formatBytes } from './results.ts';
import { peerPair, startPeer } from './servers/boardgameIo.ts';
import { percentile } from './servers/load.ts';
import type { Measured } from './servers/probe.ts';
import { setTables } from './servers/stock.ts';
import { Guest, startOurs } from './servers/tessera.ts';
import { TARGETS } from './targets.ts';

const GAMES = ['rift', 'quantum', 'tesseract', 'loop'] as const;
const MATCHES = 200;
const WOKEN = 200;
const WARM_UP = 1000;
const EVENTS = 500;
const OPEN_MATCHES = 10_000;
const NEVER = 3_600_000;

/** Heap per added item. */
async function heapFor(
  server: Measured,
  count: number,
  add: (i: number) => Promise<unknown>,
): Promise<number> {
  for (let i = 0; i < 10; i++) await add(-1 - i); // the first ones also load modules
  const before = await server.ask('heap');
  for (let i = 0; i < count; i++) await add(i);
  const after = await server.ask('heap');
  return (after - before) / count;
}

/** Heap of a table of this game in mid-match, with every chair's page open. */
async function ours(game: string): Promise<number> {
  return inFolder(async folder => {
    const tables = await setTables(folder, game, MATCHES + 10, 60);
    const server = await startOurs(folder, NEVER);
    try {
      const opened = (i: number) => sitAt(server, tables[i + 10] as string);
      return await heapFor(server, MATCHES, opened);
    } finally {
      await server.stop();
    }
  });
}

/** Two watchers stand for players: a guest with a chair sees the same, and a chair costs only a name. */
async function sitAt({ port }: Measured, table: string): Promise<void> {
  for (const name of ['a', 'b']) {
    const guest = await Guest.enter(port, name);
    guest.say({ type: 'open', table, seq: 0 });
    await guest.next('table');
  }
}

async function theirs(): Promise<number> {
  const server = await startPeer();
  try {
    return await heapFor(server, MATCHES, async i => {
      const pair = await peerPair(server, `m${i}`);
      for (let n = 0; n < 60; n++) await pair.move();
    });
  } finally {
    await server.stop();
  }
}

async function idleMatches(say: Say): Promise<readonly Finding[]> {
  const peer = await theirs();
  const findings: Finding[] = [];
  for (const game of GAMES) {
    say(`S4: ${game}, ${MATCHES} connected matches that wait`);
    const heap = await ours(game);
    findings.push({
      id: 'S4',
      what: `${game}: heap of a connected match that waits, after 60 answers`,
      peer: "boardgame.io's tic-tac-toe",
      ours: formatBytes(heap),
      theirs: formatBytes(peer),
      median: heap / peer,
      worst: heap / peer,
      target: TARGETS.S4,
      verified: 'every match was told to two who have it open',
    });
  }
  return findings;
}

async function sleepers(say: Say): Promise<readonly Finding[]> {
  say(`S5: ${WOKEN} tables of ${EVENTS} events are woken`);
  return inFolder(async folder => {
    const tables = await setTables(folder, 'loop', WOKEN, EVENTS);
    const server = await startOurs(folder, 50);
    try {
      const guest = await Guest.enter(server.port, 'visitor');
      const times: number[] = [];
      const visit = async (table: string): Promise<void> => {
        const start = performance.now();
        guest.say({ type: 'open', table, seq: 0 });
        await guest.next('table');
        times.push(performance.now() - start);
        guest.say({ type: 'close', table });
      };
      // Warms up the compiler.
      for (let i = 0; i < WARM_UP; i++) await visit(tables[i % 20] as string);
      await new Promise(resolve => setTimeout(resolve, 500));
      const before = await server.ask('heap');
      times.length = 0;
      for (const table of tables.slice(20)) await visit(table);
      await new Promise(resolve => setTimeout(resolve, 500));
      const after = await server.ask('heap');
      times.sort((a, b) => a - b);
      const [heap, p99] = [Math.max(0, after - before) / (WOKEN - 20), percentile(times, 0.99)];
      const known = { peer: 'none', theirs: '-', verified: 'every table was told whole' };
      return [
        {
          id: 'S5',
          what: 'heap of a match that sleeps',
          ...known,
          ours: `${heap.toFixed(0)} B`,
          median: heap / 1000,
          worst: heap / 1000,
          target: TARGETS.S5.heap,
        },
        {
          id: 'S5',
          what: `loop: waking a match of ${EVENTS} events, p99`,
          ...known,
          ours: `${p99.toFixed(1)} ms`,
          median: p99,
          worst: times.at(-1) ?? p99,
          target: TARGETS.S5.wake,
        },
      ];
    } finally {
      await server.stop();
    }
  });
}

async function afterKill(say: Say): Promise<Finding> {
  say(`S6: ${OPEN_MATCHES} open matches, kill -9, and again`);
  return inFolder(async folder => {
    const tables = await setTables(folder, 'rift', OPEN_MATCHES, 5);
    const first = await startOurs(folder);
    const guest = await Guest.enter(first.port, 'visitor');
    for (const table of tables.slice(0, 200)) {
      guest.say({ type: 'open', table, seq: 0 });
      await guest.next('table');
      guest.say({ type: 'close', table });
    }
    await first.stop(); // SIGKILL
    const start = performance.now();
    const again = await startOurs(folder);
    const visitor = await Guest.enter(again.port, 'visitor');
    visitor.say({ type: 'open', table: tables.at(-1) as string, seq: 0 });
    await visitor.next('table');
    const seconds = (performance.now() - start) / 1000;
    await again.stop();
    return {
      id: 'S6',
      what: `from kill -9 with ${OPEN_MATCHES} open matches to the first table told`,
      peer: 'none',
      ours: `${seconds.toFixed(2)} s`,
      theirs: '-',
      median: seconds,
      worst: seconds,
      target: TARGETS.S6,
      verified: 'a table was opened after it, process start included',
    };
  });
}

async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(say: Say): Promise<readonly Finding[]> {
  return [...(await idleMatches(say)), ...(await sleepers(say)), await afterKill(say)];
}

export const bench: Bench = { run };
