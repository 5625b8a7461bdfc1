/** What axe has to say about a page, asked only about what it has not seen. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { unveiled } from './stage.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that colours can break; all others are about what is there, in whatever colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const NO_COLOURS = Object.fromEntries(COLOUR_RULES.map(id => [id, { enabled: false }]));

interface Judge {
  readonly axe: typeof axe;
  /** Pages and elements that were judged, as far as a verdict depends on them, each with a number. */
  judged?: Map<string, number>;
  /** Elements whose colours are judged next. */
  coloured?: Element[];
}

/** The rules to run, and whether colours are judged of the whole page or only where they are new. */
interface Question {
  readonly options: axe.RunOptions;
  readonly isPartial?: boolean;
}

/** Rules of accessibility that the page breaks, as "rule: element". */
export async function axeViolations(page: Page): Promise<string[]> {
  await summon(page);
  return unveiled(page, () => page.evaluate(judge, { options: {} }));
}

/**
 * The same about a page that is looked at in one window and theme after the other: what is there is judged once, and so are
 * the colours of each element. A table lays one thing over another in each window its own way, so there `place` names the
 * window and all of it is judged.
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

/** Selectors are worked out only where something is wrong: for all elements of a long page they take a third of the time. */
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
 * Remembers what stands in the page (elements, words, what of them is seen or scrolls), and the colours of each element
 * together with those of all it stands in. Says whether the page is new, and of how much of it the colours are. New colours
 * that lie over something else, and whatever is new at a table, make all of them so.
 */
function seen(place: string): { isNew: boolean; colours: 'all' | 'some' | 'none' } {
  const here = globalThis as unknown as Judge;
  here.judged ??= new Map();
  const { judged } = here;
  const isFirstPage = judged.size === 0;
  /** Equal texts have equal numbers, and short ones: a print can stand for all that an element stands in. */
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
    // Of a size, contrast only asks whether it is that of a heading.
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
