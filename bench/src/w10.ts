/** W10: milliseconds from the frame with a lesson's table until the frame with the lesson, on a first visit. */
import type { Browser } from 'playwright-core';
import type { Bench, Say } from './bench.ts';
import { type Client, openClient, visit } from './client.ts';
import { median } from './harness.ts';
import type { Finding } from './results.ts';
import { TARGETS } from './targets.ts';

const ROUNDS = 5;
const GAMES = ['rift', 'tesseract', 'quantum', 'loop'] as const;

/** Table and lesson, each by what is drawn last of it. */
const PARTS = ['.table-root [data-board]', '.ln-panel .ln-todo'] as const;

/** Puts on the window when the frame with each part had been drawn. */
function watch(parts: readonly string[]): void {
  const drawn: (number | undefined)[] = parts.map(() => undefined);
  const seen = new Set<string>();
  const look = (): void => {
    for (const [i, part] of parts.entries()) {
      if (seen.has(part) || !document.querySelector(part)) continue;
      seen.add(part);
      const after = new MessageChannel();
      after.port1.onmessage = () => {
        drawn[i] = performance.now();
        if (drawn.every(one => one !== undefined)) Object.assign(window, { drawn });
      };
      requestAnimationFrame(() => after.port2.postMessage(null));
    }
    if (seen.size === parts.length) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
}

/** Milliseconds until table and lesson are drawn, with nothing cached. */
async function open(client: Client, browser: Browser, game: string): Promise<readonly [number, number]> {
  const context = await visit(client, browser);
  const page = await context.newPage();
  await page.addInitScript(watch, PARTS);
  await page.goto(`/learn/${game}/1`);
  const drawn = await page.waitForFunction(
    () => (window as { readonly drawn?: readonly [number, number] }).drawn,
    null,
    { timeout: 60_000 },
  );
  const times = (await drawn.jsonValue()) as readonly [number, number];
  await context.close();
  return times;
}

async function run(say: Say): Promise<readonly Finding[]> {
  say(`W10: building the client; the first lesson of every game opens ${ROUNDS} times`);
  const client = await openClient();
  try {
    const browser = await client.launch('webgl');
    const findings: Finding[] = [];
    for (const game of GAMES) {
      const rounds: (readonly [number, number])[] = [];
      while (rounds.length < ROUNDS) rounds.push(await open(client, browser, game));
      const [table, lesson] = ([0, 1] as const).map(part => median(rounds.map(times => times[part])));
      const later = rounds.map(([first, second]) => second - first);
      say(`   ${game}: ${later.map(ms => ms.toFixed(0)).join(', ')} ms after the table`);
      findings.push({
        id: 'W10',
        what: `${game}: first lesson until it is drawn, milliseconds after its table`,
        peer: 'its table',
        ours: `${lesson?.toFixed(0)} ms`,
        theirs: `${table?.toFixed(0)} ms`,
        median: median(later),
        worst: Math.max(...later),
        target: TARGETS.W10,
        verified: `${ROUNDS} first visits; board and task of the lesson stand in the page`,
      });
    }
    return findings;
  } finally {
    await client.close();
  }
}

export const bench: Bench = { run };
