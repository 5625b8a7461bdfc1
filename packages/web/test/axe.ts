/** Incremental accessibility checks with axe: content that was checked before is skipped. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { unveiled } from './stage.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules about colours; all others depend on the content only. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const NO_COLOURS = Object.fromEntries(COLOUR_RULES.map(id => [id, { enabled: false }]));

interface Judge {
  readonly axe: typeof axe;
  /** Fingerprints of checked pages and elements, each with a number. */
  judged?: Map<string, number>;
  /** Elements whose colours are checked next. */
  coloured?: Element[];
}

/** Rules to run; `isPartial` limits the check of colours to new elements. */
interface Question {
  readonly options: axe.RunOptions;
  readonly isPartial?: boolean;
}

/** Violated rules, as "rule: element". */
export async function axeViolations(page: Page): Promise<string[]> {
  await summon(page);
  return unveiled(page, () => page.evaluate(judge, { options: {} }));
}

/**
 * Violations on a page that is checked in several viewports and themes: content is checked once, and so are
 * the colours of each element. At a table, overlaps differ by viewport: there `place` names the viewport and
 * everything is checked.
 */
export async function newViolations(page: Page, place = ''): Promise<string[]> {
  await summon(page);
  const { isNew, colours } = await page.evaluate(seen, place);
  const found: string[] = [];
  const ask = async (question: Question): Promise<void> => {
    found.push(...(await unveiled(page, () => page.evaluate(judge, question))));
  };
  const isWhole = colours === 'all';
  if (isNew && isWhole) await ask({ options: {} });
  else if (isNew) await ask({ options: { rules: NO_COLOURS } });
  else if (isWhole) await ask({ options: { runOnly: COLOUR_RULES } });
  if (colours === 'some') await ask({ options: { runOnly: COLOUR_RULES }, isPartial: true });
  return found;
}

async function summon(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
}

/**
 * Selectors are computed for violations only: for all elements of a long page they take a third of the time.
 */
async function judge({ options, isPartial }: Question): Promise<string[]> {
  const { axe, coloured = [] } = globalThis as unknown as Judge;
  const context = isPartial ? { include: coloured } : document;
  const asked = { resultTypes: ['violations'], ...options } satisfies axe.RunOptions;
  const { violations } = await axe.run(context, { ...asked, selectors: false });
  if (violations.length === 0) return [];
  const named = await axe.run(context, asked);
  return named.violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`));
}

/**
 * Records the content of the page (elements, text, visibility, scrolling) and the colours of each element and
 * its ancestors. Returns whether the content is new, and how many colours are. New colours over other
 * content, and anything new at a table, count as all.
 */
function seen(place: string): { isNew: boolean; colours: 'all' | 'some' | 'none' } {
  const here = globalThis as unknown as Judge;
  here.judged ??= new Map();
  const { judged } = here;
  const isFirstPage = judged.size === 0;
  /** Equal texts get equal numbers, so that a short fingerprint covers an element with all its ancestors. */
  const numberOf = (text: string): number => {
    const known = judged.get(text) ?? judged.size;
    judged.set(text, known);
    return known;
  };
  const things = [place, document.title, document.documentElement.lang, document.body.outerHTML];
  const prints = new Map<Element | null, number>();
  const coloured: Element[] = [];
  let isLaidOver = false;
  for (const element of document.querySelectorAll('body, body *')) {
    const style = getComputedStyle(element);
    const isSeen = element.checkVisibility({ visibilityProperty: true });
    const isScrolled = style.overflow !== 'visible' && element.scrollHeight > element.clientHeight;
    things.push(`${style.display} ${isSeen} ${isScrolled}`);
    // Contrast rules only distinguish large from normal text.
    const [size, weight] = [Number.parseFloat(style.fontSize), Number(style.fontWeight)];
    const isLarge = size >= 24 || (size >= 18.66 && weight >= 700);
    const before = judged.size;
    const around = prints.get(element.parentElement) ?? place;
    const print = numberOf(
      `${around} ${element.localName} ${isSeen} ${style.position} ${style.color} ${style.fill} ${style.opacity} ` +
        `${style.backgroundColor} ${style.backgroundImage} ${isLarge} ${style.textDecorationLine}`,
    );
    prints.set(element, print);
    if (print < before || !isSeen) continue;
    coloured.push(element);
    isLaidOver ||= style.position === 'absolute' || style.position === 'fixed';
  }
  here.coloured = coloured;
  const before = judged.size;
  const isNew = numberOf(things.join('\n')) === before;
  const isTable = place !== '';
  const isAll = isTable ? isNew || coloured.length > 0 : coloured.length > 0 && (isFirstPage || isLaidOver);
  return { isNew, colours: isAll ? 'all' : coloured.length > 0 ? 'some' : 'none' };
}
