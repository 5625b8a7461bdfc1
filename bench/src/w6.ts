/** W6: from a press to the next frame at every table, beside as many presses on a page that repaints one element. */
import type { BrowserContext, Page } from 'playwright-core';
import type { Bench, Say } from './bench.ts';
import {
  BARE,
  type Client,
  type Graphics,
  graphicsOf,
  openClient,
  openTable,
  TABLES,
  type TableName,
  TITLES,
  visit,
} from './client.ts';
import { type Finding, formatRatio } from './results.ts';
import { TARGETS } from './targets.ts';

const ROUNDS = 5;
const PRESSES = 20;
/** Presses before the first round: every step of a table once, since shaders are compiled on first use. */
const WARM_UP = 8;
/** Resolution of the browser's report: anything faster made the next frame anyway. */
const FRAME_MS = 16;
/** Pause for animations after an answer; nobody presses faster. Without a graphics card the cube takes longer. */
const PAUSE_MS: Readonly<Record<Graphics, number>> = { plain: 250, webgl: 400 };
/** Pause after a press on the bare page, which only repaints its button. */
const BARE_PAUSE_MS = 30;

/** Event timing that the pages put on their window: the time of each press until the next frame. */
interface Watched {
  presses: Map<number, number>;
}

/**
 * A press has several events; the slowest of them counts. Releasing a key is left out: the page answers when
 * the key goes down, and what it shows later, such as a picture that follows the words, is not waited for.
 */
const WATCH = `window.presses = new Map();
new PerformanceObserver(list => {
  for (const { interactionId, duration, name } of list.getEntries())
    if (interactionId && name !== 'keyup') presses.set(interactionId, Math.max(duration, presses.get(interactionId) ?? 0));
}).observe({ type: 'event', durationThreshold: ${FRAME_MS} });`;

interface Presser {
  readonly page: Page;
  /** The next press of an endless sequence. */
  press(): Promise<void>;
}

/** A press, and the state that the table must reach by it. */
interface Step {
  press(): Promise<void>;
  readonly result: string;
}

/** Steps that lead back to their beginning, again and again. */
function seated(page: Page, name: TableName): Presser {
  const steps = STEPS[name](page);
  let count = 0;
  return {
    page,
    async press() {
      const step = steps[count++ % steps.length] as Step;
      await step.press();
      await page.locator(step.result).first().waitFor();
      await page.waitForTimeout(PAUSE_MS[graphicsOf(name)]);
    },
  };
}

const CHOSEN = '.table-root:has(.tb-chosen)';
const FREE = '.table-root:not(:has(.tb-chosen))';

/** On a board of squares a piece is lifted, put elsewhere and taken back. */
function lifting(page: Page, from: number, to: number, piece: string): readonly Step[] {
  const square = (at: number): string => `[data-square="${at}"]`;
  const press = (at: number) => () => page.locator(square(at)).click();
  return [
    { press: press(from), result: `${square(from)}[aria-selected="true"]` },
    { press: press(to), result: `${square(to)}[aria-label*="${piece}"]` },
    { press: () => page.keyboard.press('z'), result: `${square(from)}[aria-label*="${piece}"]` },
  ];
}

/** In tesseract a die is chosen, another one, and released. */
const STEPS: Readonly<Record<TableName, (page: Page) => readonly Step[]>> = {
  // Tf13-f5
  rift: page => lifting(page, 185, 65, 'Tesseract'),
  // move a2 3,4; the ship stays lifted
  quantum: page => [
    ...lifting(page, 19, 39, 'Scout'),
    { press: () => page.keyboard.press('Escape'), result: '[role="grid"]:not(:has([aria-selected="true"]))' },
  ],
  // useCard S-TP-1; the end of the actions is chosen and released
  loop: page => [
    { press: () => page.keyboard.press('1'), result: '.lp-card.is-exhausted' },
    { press: () => page.keyboard.press('z'), result: '.table-root:not(:has(.lp-card.is-exhausted))' },
    { press: () => page.locator('.lp-end').click(), result: CHOSEN },
    { press: () => page.keyboard.press('Escape'), result: FREE },
  ],
  layers: page => [
    ...['1 3', '2 3'].map(spot => ({
      press: () => page.locator(`[data-spot="${spot}"]`).click(),
      result: CHOSEN,
    })),
    { press: () => page.keyboard.press('Escape'), result: FREE },
  ],
  // Released each time: the card of the chosen die may cover the next one.
  cube: page =>
    DICE.flatMap(die => [
      { press: () => pressDie(page, die), result: CHOSEN },
      { press: () => page.keyboard.press('Escape'), result: FREE },
    ]),
};

/** Two dice of the drawn cube, pressed in their middle, by shares of the picture: this match always looks the same. */
const DICE = [
  [0.6, 0.4],
  [0.74, 0.3],
] as const;

async function pressDie(page: Page, [x, y]: (typeof DICE)[number]): Promise<void> {
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('the cube is not drawn');
  await page.mouse.click(box.x + x * box.width, box.y + y * box.height);
}

/** Alternates the sides, so that other load on the machine affects both; returns the times of each side. */
async function race(pressers: readonly Presser[], count: number): Promise<readonly (readonly number[])[]> {
  for (const { page } of pressers) await page.evaluate(() => (window as unknown as Watched).presses.clear());
  for (let i = 0; i < count; i++) for (const { press } of pressers) await press();
  return Promise.all(pressers.map(({ page }) => timesOf(page, count)));
}

/** Times of the presses in milliseconds; the browser does not report those that made the next frame. */
async function timesOf(page: Page, count: number): Promise<readonly number[]> {
  const times = await page.evaluate(() => [...(window as unknown as Watched).presses.values()]);
  return [...times, ...Array<number>(Math.max(0, count - times.length)).fill(FRAME_MS)];
}

/** The 95th percentile. */
function slowest(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(0.95 * sorted.length) - 1] as number;
}

async function watched(client: Client, name: TableName): Promise<BrowserContext> {
  const context = await visit(client, await client.launch(graphicsOf(name)));
  await context.addInitScript(WATCH);
  return context;
}

async function bare(context: BrowserContext): Promise<Presser> {
  const page = await context.newPage();
  await page.goto(BARE);
  return {
    page,
    press: async () => {
      await page.locator('button').click();
      await page.waitForTimeout(BARE_PAUSE_MS);
    },
  };
}

async function run(say: Say): Promise<readonly Finding[]> {
  say('W6: building the client and opening the tables');
  const client = await openClient();
  try {
    const findings: Finding[] = [];
    // A browser shows one page at a time, so each side has its own.
    for (const name of TABLES) {
      const [context, other] = [await watched(client, name), await watched(client, name)];
      const table = await openTable(context, name, 'people');
      const ours = seated(table, name);
      findings.push(await compareTable(name, ours, await bare(other), say));
      for (const one of [context, other]) await one.browser()?.close();
    }
    return findings;
  } finally {
    await client.close();
  }
}

async function compareTable(name: TableName, ours: Presser, theirs: Presser, say: Say): Promise<Finding> {
  const all: { readonly ours: number[]; readonly theirs: number[] } = { ours: [], theirs: [] };
  const ratios: number[] = [];
  await race([ours, theirs], WARM_UP);
  for (let i = 1; i <= ROUNDS; i++) {
    const [our = [], their = []] = await race([ours, theirs], PRESSES);
    const ratio = slowest(our) / slowest(their);
    say(
      `   ${TITLES[name]}, round ${i} of ${ROUNDS}: ${slowest(our)} ms beside ${slowest(their)} ms, ${formatRatio(ratio)}`,
    );
    all.ours.push(...our);
    all.theirs.push(...their);
    ratios.push(ratio);
  }
  const [our, their] = [slowest(all.ours), slowest(all.theirs)];
  return {
    id: 'W6',
    what: `${TITLES[name]}: press to next frame, p95 of ${all.ours.length}`,
    peer: 'a page that repaints one element',
    ours: `${our} ms`,
    theirs: `${their} ms`,
    median: our / their,
    worst: Math.max(...ratios),
    target: TARGETS.W6,
    verified: `${ROUNDS * PRESSES} presses on either side; every press had its effect`,
  };
}

export const bench: Bench = { run };
