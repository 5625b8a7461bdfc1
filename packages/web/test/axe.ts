/** What axe has to say about a page, asked only about what it has not seen. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { unveiled } from './stage.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that colours can break; all others are about what is there, in whatever colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Judge {
  readonly axe: typeof axe;
  /** What it was asked about, as far as its answer depends on that. */
  judged?: Set<string>;
}

/** Rules of accessibility that the page breaks, as "rule: element". */
export async function axeViolations(page: Page): Promise<string[]> {
  await summon(page);
  return unveiled(page, () => page.evaluate(judge, {}));
}

/**
 * The same about a page that is looked at in one window and theme after the other: what is there is judged once, and so are
 * its colours. A table lays one thing over another in each window its own way, so there `place` names the window.
 */
export async function newViolations(page: Page, place = ''): Promise<string[]> {
  await summon(page);
  const { isNew, areNewColours } = await page.evaluate(seen, place);
  if (!isNew && !areNewColours) return [];
  const colours = Object.fromEntries(COLOUR_RULES.map(id => [id, { enabled: false }]));
  const rules = isNew ? (areNewColours ? {} : { rules: colours }) : { runOnly: COLOUR_RULES };
  return unveiled(page, () => page.evaluate(judge, rules));
}

async function summon(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
}

async function judge(options: axe.RunOptions): Promise<string[]> {
  const { axe } = globalThis as unknown as Judge;
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...options });
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`));
}

/** Remembers what stands in the page: elements, words, what of them is seen or scrolls; and in which colours. */
function seen(place: string): { isNew: boolean; areNewColours: boolean } {
  const here = globalThis as unknown as Judge;
  here.judged ??= new Set();
  const judged = here.judged;
  const isFirst = (print: string): boolean => judged.size < judged.add(print).size;
  const things = [place, document.title, document.documentElement.lang, document.body.outerHTML];
  const colours = [...things];
  for (const element of document.querySelectorAll('body, body *')) {
    const style = getComputedStyle(element);
    const isScrolled = style.overflow !== 'visible' && element.scrollHeight > element.clientHeight;
    things.push(`${style.display} ${element.checkVisibility({ visibilityProperty: true })} ${isScrolled}`);
    colours.push(
      `${style.display} ${style.visibility} ${style.position} ${style.color} ${style.fill} ${style.opacity} ` +
        `${style.backgroundColor} ${style.backgroundImage} ${style.fontSize} ${style.fontWeight} ${style.textDecorationLine}`,
    );
  }
  return { isNew: isFirst(things.join('\n')), areNewColours: isFirst(colours.join('\n')) };
}
