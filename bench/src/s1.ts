/** S1, S2, S3: durable moves on our server beside moves in memory on boardgame.io's, the same game for the same pairs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench, Say } from './bench.ts';
import { median } from './harness.ts';
import { type Finding, formatRate, formatRatio } from './results.ts';
import { peerPair, startPeer } from './servers/boardgameIo.ts';
import { atPace, flatOut, type Load, type Pair, percentile } from './servers/load.ts';
import type { Measured } from './servers/probe.ts';
import { ourPair, startOurs } from './servers/tessera.ts';
import { TARGETS } from './targets.ts';

const PAIRS = 100;
const ROUNDS = 5;
const ROUND_MS = 3000;
const WARM_UP_MS = 3000;
/** Long enough to include garbage collections of either server. */
const PACED_MS = 10_000;
/** Moves per second of row S2. */
const PACE = 3000;

interface Side {
  readonly server: Measured;
  readonly pairs: readonly Pair[];
}

interface Round {
  readonly rate: number;
  /** Processor time of the server, in microseconds a move. */
  readonly cpu: number;
  /** 99th percentile in milliseconds, at `PACE` moves a second. */
  readonly p99: number;
}

async function side(
  server: Measured,
  pairOf: (server: Measured, name: string) => Promise<Pair>,
): Promise<Side> {
  const pairs: Pair[] = [];
  for (let i = 0; i < PAIRS; i++) pairs.push(await pairOf(server, `m${i}`));
  await flatOut(pairs, WARM_UP_MS);
  return { server, pairs };
}

async function round({ server, pairs }: Side): Promise<Round> {
  const before = await server.ask('cpu');
  const load: Load = await flatOut(pairs, ROUND_MS);
  const after = await server.ask('cpu');
  const paced = await atPace(pairs, PACE, PACED_MS);
  return {
    rate: load.moves / load.seconds,
    cpu: (after - before) / load.moves,
    p99: percentile(paced.times, 0.99),
  };
}

async function run(say: Say): Promise<readonly Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  const [our, their] = [await startOurs(folder), await startPeer()];
  try {
    say(`S1: ${PAIRS} matches on both servers, each in a process of its own`);
    const [ours, peer] = [await side(our, ourPair), await side(their, peerPair)];
    const rounds: { ours: Round; peer: Round }[] = [];
    for (let i = 0; i < ROUNDS; i++) {
      const one = { ours: await round(ours), peer: await round(peer) };
      rounds.push(one);
      say(
        `   round ${i + 1} of ${ROUNDS}: ${words(one.ours)} beside ${words(one.peer)}, ${formatRatio(one.ours.rate / one.peer.rate)}`,
      );
    }
    return [
      finding('S1', 'durable moves, seen by both players, 100 matches', 'rate', formatRate),
      finding(
        'S2',
        `move to both players, p99 at ${PACE} moves a second`,
        'p99',
        value => `${value.toFixed(1)} ms`,
      ),
      finding('S3', 'processor time of the server a move', 'cpu', value => `${value.toFixed(0)} us`),
    ];

    function finding(
      id: 'S1' | 'S2' | 'S3',
      what: string,
      field: keyof Round,
      format: (value: number) => string,
    ): Finding {
      const ratios = rounds.map(one => one.ours[field] / one.peer[field]);
      const target = TARGETS[id];
      return {
        id,
        what,
        peer: "boardgame.io's server, in memory",
        ours: format(median(rounds.map(one => one.ours[field]))),
        theirs: format(median(rounds.map(one => one.peer[field]))),
        median: median(ratios),
        worst: target.better === 'higher' ? Math.min(...ratios) : Math.max(...ratios),
        target,
        verified: 'every move was seen by both players before the next',
      };
    }
  } finally {
    await Promise.all([our.stop(), their.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

const words = ({ rate, cpu, p99 }: Round): string =>
  `${formatRate(rate)}, ${cpu.toFixed(0)} us a move, p99 ${p99.toFixed(1)} ms`;

export const bench: Bench = { run };
