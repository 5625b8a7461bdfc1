/** W4: tasks of the main thread that take longer than 50 ms while bots think, at every table. */
import type { Browser, Page } from 'playwright-core';
import type { Bench, Say } from './bench.ts';
import { graphicsOf, openClient, openTable, TABLES, type TableName, TITLES, visit } from './client.ts';
import { median } from './harness.ts';
import type { Finding } from './results.ts';
import { TARGETS } from './targets.ts';

const ROUNDS = 3;
const ROUND_SECONDS = 10;
/** Seconds until the page has certainly been drawn. */
const SETTLE_SECONDS = 5;

/** The fields of a trace event that matter here; times are microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time, so that other programs on the machine make no task longer. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

const LONG_US = 50_000;
const TRIES = 3;

/** The long tasks of all main threads of pages, in milliseconds of processor time. */
function longTasks(trace: Buffer): readonly number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const keyOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const isMain = ({ name, args }: TraceEvent): boolean =>
    name === 'thread_name' && args.name === 'CrRendererMain';
  const mains = new Set(traceEvents.filter(isMain).map(keyOf));
  const tasks = traceEvents.filter(event => /RunTask$/.test(event.name) && mains.has(keyOf(event)));
  if (tasks.length === 0) throw new Error('the trace has no tasks');
  return tasks.flatMap(({ tdur = 0 }) => (tdur > LONG_US ? [Math.round(tdur / 1000)] : []));
}

/** Number of changes of the open match on its table. */
const answersOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('.table-root')?.dataset.seq));

/** Long tasks while `doing` runs. */
async function traced(page: Page, doing: () => Promise<void>): Promise<readonly number[]> {
  const browser = page.context().browser() as Browser;
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
  await doing();
  return longTasks(await browser.stopTracing());
}

/** Control experiment: the trace must see a busy second, or it would see nothing at all. */
async function control(page: Page): Promise<void> {
  const burn = async () => {
    // The browser reports the start of tracing a little before the page traces.
    await page.waitForTimeout(1000);
    await page.evaluate(() => {
      const end = performance.now() + 1000;
      for (let i = 0; i < 2e8 && performance.now() < end; ) i++;
    });
  };
  // The first trace of a browser may end before its page reports.
  for (let i = 0; i < TRIES; i++) if ((await traced(page, burn)).length > 0) return;
  throw new Error('the trace does not see a long task');
}

interface Round {
  readonly tasks: readonly number[];
  /** Answers of bots meanwhile. */
  readonly answers: number;
}

async function round(page: Page): Promise<Round> {
  const before = await answersOf(page);
  const tasks = await traced(page, () => page.waitForTimeout(ROUND_SECONDS * 1000));
  return { tasks, answers: (await answersOf(page)) - before };
}

/** `open` begins a match: another one follows a match that is over, so that bots think in every round. */
async function watch(name: TableName, open: () => Promise<Page>, say: Say): Promise<Finding> {
  const begin = async (): Promise<Page> => {
    const opened = await open();
    await opened.waitForTimeout(SETTLE_SECONDS * 1000);
    return opened;
  };
  const isOver = (): Promise<boolean> => page.locator('.tb-prompt.is-over').isVisible();
  let page = await begin();
  await control(page);
  const rounds: Round[] = [];
  for (let matches = 1; rounds.length < ROUNDS; ) {
    const { tasks, answers } = await round(page);
    const isEnded = await isOver();
    if (answers > 0) {
      rounds.push({ tasks, answers });
      say(
        `   ${TITLES[name]}, round ${rounds.length} of ${ROUNDS}: ${answers} answers, ${tasks.length} long tasks ${tasks.map(ms => `${ms} ms`).join(', ')}`,
      );
    } else if (!isEnded) throw new Error('no bot answered');
    if (isEnded && rounds.length < ROUNDS) {
      if (matches++ > 2 * ROUNDS) throw new Error('every match was over before it could be watched');
      await page.context().close();
      page = await begin();
    }
  }
  const counts = rounds.map(({ tasks }) => tasks.length);
  const answers = rounds.reduce((sum, one) => sum + one.answers, 0);
  return {
    id: 'W4',
    what: `${TITLES[name]}: tasks over 50 ms in ${ROUND_SECONDS} s while bots think`,
    peer: 'none',
    ours: `${median(counts)}`,
    theirs: '0',
    median: median(counts),
    worst: Math.max(...counts),
    target: TARGETS.W4,
    verified: `the trace sees a busy task; the strongest bots at all seats gave ${answers} answers meanwhile`,
  };
}

async function run(say: Say): Promise<readonly Finding[]> {
  say('W4: building the client; bots play at every table');
  const client = await openClient();
  try {
    const findings: Finding[] = [];
    for (const name of TABLES) {
      const browser = await client.launch(graphicsOf(name));
      const open = async (): Promise<Page> => openTable(await visit(client, browser), name, 'bots');
      findings.push(await watch(name, open, say));
      await browser.close();
    }
    return findings;
  } finally {
    await client.close();
  }
}

export const bench: Bench = { run };
