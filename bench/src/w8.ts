/** W8: bytes and time to store a local move, late in a match beside early in it. */
import { type AnyGame, type AnyMatch, Match, parseOptions, seededChance } from '@tessera/engine';
import { quantum } from '@tessera/games/quantum';
import type { Browser, Page } from 'playwright-core';
import type { MatchSetup } from '../../packages/web/src/match/client.ts';
import { headerOf } from '../../packages/web/src/match/setup.ts';
import { oldRecord } from '../../packages/web/src/match/testing/oldRecord.ts';
import type { Bench, Say } from './bench.ts';
import { type Client, graphicsOf, openClient, visit } from './client.ts';
import { median } from './harness.ts';
import { type Finding, formatBytes, formatRatio } from './results.ts';
import { TARGETS } from './targets.ts';

const ROUNDS = 5;
const MOVES = 40;
const [EARLY, LATE] = [10, 500];

const BOT = { kind: 'bot', level: 'random', name: '' } as const;
const GAME = quantum as unknown as AnyGame;

/** A match of so many answers that goes on for as many more as are measured. */
function longMatch(answers: number): { readonly setup: MatchSetup; readonly match: AnyMatch } {
  for (let seed = 1; ; seed++) {
    const setup: MatchSetup = {
      id: 'bench',
      game: GAME.id,
      title: '',
      seats: [BOT, BOT],
      options: {},
      seed: `w8 ${seed}`,
    };
    const match = new Match(GAME, { ...headerOf(setup), options: parseOptions(GAME.options, {}) });
    const chance = seededChance(setup.seed);
    while (match.length < answers && match.decider !== undefined) {
      const legal = GAME.legalMoves(match.state, match.decider);
      match.submit(match.decider, legal[chance.below(legal.length)]);
    }
    if (match.decider !== undefined) return { setup, match };
  }
}

/** Bytes written for a move, and the time from telling the table a bot's move until the browser has stored it. */
interface Kept {
  readonly bytes: number;
  readonly ms: number;
}

/** Records every move on the window of the page. */
function watch(): void {
  const kept: Kept[] = [];
  Object.assign(window, { kept });
  let asked = 0;
  let bytes = 0;
  const post = Worker.prototype.postMessage as (this: Worker, ...args: unknown[]) => void;
  Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
    const { type, value } = args[0] as {
      readonly type?: string;
      readonly value?: { readonly move?: string };
    };
    if (type === 'given' && value?.move !== undefined) asked = performance.now();
    post.apply(this, args);
  };
  for (const name of ['add', 'put'] as const) {
    const write = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (...args) {
      bytes += JSON.stringify(args[0]).length;
      return write.apply(this, args);
    };
  }
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...args) {
    const tx = begin.apply(this, args);
    tx.addEventListener('complete', () => {
      if (asked > 0 && bytes > 0) kept.push({ bytes, ms: performance.now() - asked });
      asked = 0;
      bytes = 0;
    });
    return tx;
  };
}

/** Random bots play on, as fast as moves are stored. */
async function play(client: Client, browser: Browser, answers: number): Promise<Kept> {
  const context = await visit(client, browser);
  const page: Page = await context.newPage();
  const { setup, match } = longMatch(answers);
  const items = {
    'tessera.match.bench': JSON.stringify(oldRecord(setup, { log: match.log() })),
    'tessera.settings': JSON.stringify({ botSpeed: 'instant' }),
  };
  await page.addInitScript(watch);
  await page.addInitScript(stored => {
    for (const [key, value] of Object.entries(stored)) localStorage[key] ??= value;
  }, items);
  await page.goto('/match/bench');
  const all = await page.waitForFunction(
    count => {
      const { kept } = window as unknown as { readonly kept: readonly Kept[] };
      return kept.length >= count ? [...kept] : undefined;
    },
    MOVES,
    { timeout: 120_000 },
  );
  const kept = (await all.jsonValue()) as readonly Kept[];
  await context.close();
  return { bytes: median(kept.map(one => one.bytes)), ms: median(kept.map(one => one.ms)) };
}

async function run(say: Say): Promise<readonly Finding[]> {
  say(`W8: building the client; a match of ${EARLY} and one of ${LATE} answers go on`);
  const client = await openClient();
  try {
    const rounds: { readonly early: Kept; readonly late: Kept }[] = [];
    for (let i = 1; i <= ROUNDS; i++) {
      const browser = await client.launch(graphicsOf('quantum'));
      const [early, late] = [await play(client, browser, EARLY), await play(client, browser, LATE)];
      await browser.close();
      say(
        `   round ${i} of ${ROUNDS}: ${late.bytes} B in ${late.ms} ms beside ${early.bytes} B in ${early.ms} ms`,
      );
      rounds.push({ early, late });
    }
    return (['bytes', 'ms'] as const).map(what => findingOf(what, rounds));
  } finally {
    await client.close();
  }
}

function findingOf(
  what: keyof Kept,
  rounds: readonly { readonly early: Kept; readonly late: Kept }[],
): Finding {
  const ratios = rounds.map(({ early, late }) => late[what] / early[what]);
  const told = (side: 'early' | 'late'): string => {
    const value = median(rounds.map(round => round[side][what]));
    return what === 'bytes' ? formatBytes(value) : `${value.toFixed(1)} ms`;
  };
  return {
    id: 'W8',
    what: `a local move after ${LATE} answers: ${what === 'bytes' ? 'bytes written' : 'time until it is kept'}`,
    peer: `the same after ${EARLY}`,
    ours: told('late'),
    theirs: told('early'),
    median: median(ratios),
    worst: Math.max(...ratios),
    target: TARGETS.W8,
    verified: `${MOVES} moves each, ${formatRatio(median(ratios))}: what the browser was given to write, and when it said it had`,
  };
}

export const bench: Bench = { run };
