/** B9: seconds from opening the review of a finished match until its first moment, and until all of it is judged. */
import { playGame } from '@tessera/bots';
import { loopBots } from '@tessera/bots/loop';
import { quantumBots } from '@tessera/bots/quantum';
import { riftBots } from '@tessera/bots/rift';
import { tesseractBots } from '@tessera/bots/tesseract';
import { type AnyGame, type AnyMatch, parseOptions } from '@tessera/engine';
import type { Browser } from 'playwright-core';
import type { MatchSetup } from '../../packages/web/src/match/client.ts';
import { headerOf } from '../../packages/web/src/match/setup.ts';
import { oldRecord } from '../../packages/web/src/match/testing/oldRecord.ts';
import type { Bench, Say } from './bench.ts';
import { type Client, openClient, processorTime, visit } from './client.ts';
import { median } from './harness.ts';
import type { Finding } from './results.ts';
import { TARGETS } from './targets.ts';

const ROUNDS = 3;
const TEAMS = [riftBots, tesseractBots, quantumBots, loopBots];
const LEVELS = ['strong', 'gentle'] as const;
const PATIENCE_MS = 180_000;
/** Most reviews of tesseract have no moment at all; this match has one. */
const SEEDS: Readonly<Record<string, string>> = { tesseract: 'b9 3' };

function playedBy({ game, bot }: (typeof TEAMS)[number]): Promise<AnyMatch> {
  const options = parseOptions(game.options, {}) as object;
  const seats = LEVELS.map(level => bot(level));
  return playGame({ game: game as AnyGame, options, seats, seed: SEEDS[game.id] ?? 'b9', mayResign: true });
}

interface Waited {
  /** Undefined if the review has no moment. */
  readonly first: number | undefined;
  readonly all: number;
  /** Processor time of the whole browser until the end. */
  readonly spent: number;
}

/** A visitor who has seen the end of the match opens its review. */
async function round(client: Client, browser: Browser, match: AnyMatch): Promise<Waited> {
  const context = await visit(client, browser);
  const seats = LEVELS.map(level => ({ kind: 'bot', name: '', level }) as const);
  const { id: game } = match.game;
  const setup: MatchSetup = { id: 'bench', game, title: '', seats, options: {}, seed: 'b9' };
  const record = oldRecord(setup, { log: match.log(headerOf(setup).table) });
  const page = await context.newPage();
  await page.addInitScript(stored => {
    localStorage['tessera.match.bench'] ??= stored;
    localStorage['tessera.settings'] ??= '{"coaching":false}';
  }, JSON.stringify(record));
  await page.goto('/match/bench');
  const session = await browser.newBrowserCDPSession();
  await page.locator('.table-root').waitFor({ timeout: PATIENCE_MS });
  const before = await processorTime(session);
  const began = performance.now();
  const since = (): number => (performance.now() - began) / 1000;
  await page.goto('/review/bench');
  const end = page.locator('.tb-sums-of').waitFor({ state: 'attached', timeout: PATIENCE_MS });
  const moments = page.locator('.tb-moments button');
  let first: number | undefined;
  const met = moments
    .first()
    .waitFor({ timeout: PATIENCE_MS })
    .then(() => {
      first = since();
    })
    .catch(() => undefined); // the page is closed first
  await end;
  await page.locator('.tb-busy').waitFor({ state: 'detached', timeout: PATIENCE_MS });
  const all = since();
  if ((await moments.count()) > 0) await met;
  const waited = { first, all, spent: (await processorTime(session)) - before };
  await context.close();
  return waited;
}

async function rows(
  client: Client,
  browser: Browser,
  match: AnyMatch,
  say: Say,
): Promise<readonly Finding[]> {
  const rounds: Waited[] = [];
  while (rounds.length < ROUNDS) {
    const waited = await round(client, browser, match);
    rounds.push(waited);
    say(
      `   ${match.game.id}, round ${rounds.length} of ${ROUNDS}: ${(['first', 'all', 'spent'] as const).map(part => `${part} ${waited[part]?.toFixed(1) ?? 'never'} s`).join(', ')}`,
    );
  }
  const spent = median(rounds.map(one => one.spent));
  return (['first', 'all'] as const).flatMap(part => {
    const seconds = rounds.flatMap(one => one[part] ?? []);
    if (seconds.length === 0) return [];
    const finding: Finding = {
      id: 'B9',
      what: `${match.game.id}: review of ${match.length} answers, ${part === 'first' ? 'first moment' : 'everything'}`,
      peer: 'none',
      ours: `${median(seconds).toFixed(1)} s`,
      theirs: '0 s',
      median: median(seconds),
      worst: Math.max(...seconds),
      target: TARGETS.B9[part],
      verified: `the page shows moments and sums; ${spent.toFixed(1)} s of processor time`,
    };
    return [finding];
  });
}

async function run(say: Say): Promise<readonly Finding[]> {
  say('B9: building the client; a strong and a gentle bot play a match of every game');
  const matches = await Promise.all(TEAMS.map(playedBy));
  const client = await openClient();
  try {
    const browser = await client.launch('plain');
    const findings: Finding[] = [];
    for (const match of matches) findings.push(...(await rows(client, browser, match, say)));
    return findings;
  } finally {
    await client.close();
  }
}

export const bench: Bench = { run };
