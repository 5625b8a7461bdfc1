/** Incremental accessibility checks with axe: what was checked before is skipped, colours even on another page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { serveFile } from './stage.ts';
import { unveiled } from './veil.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules about colours, more than half of the work; all others depend on the content only. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const NO_COLOURS = Object.fromEntries(COLOUR_RULES.map(id => [id, { enabled: false }]));

type Matches = (this: unknown, node: Element, ...more: unknown[]) => boolean;

interface Judge {
  axe?: typeof axe & { readonly _audit: { readonly rules: { readonly id: string; matches: Matches }[] } };
  /** Fingerprints of checked contents and colours. */
  judged?: Set<string>;
  /** Elements whose colours are checked next. */
  coloured?: Set<Element>;
}

/** Fingerprints of colours without violations on any page of this test worker. */
const legible = new Set<string>();

/** Violated rules, as "rule: element"; on a page that was checked before, those of what has changed since. */
export async function axeViolations(page: Page): Promise<string[]> {
  await summon(page);
  const { isNew, colours } = await page.evaluate(seen);
  if (!isNew && colours.length === 0) return [];
  const options = isNew ? (colours.length > 0 ? {} : { rules: NO_COLOURS }) : { runOnly: COLOUR_RULES };
  const violations = await unveiled(page, () => page.evaluate(judge, options));
  if (violations.length === 0) for (const one of colours) legible.add(one);
  return violations;
}

/** Loads axe once for each document; a file of the server is compiled only once for all of them. */
async function summon(page: Page): Promise<void> {
  const isThere = await page.evaluate(
    known => {
      (globalThis as Judge).judged ??= new Set(known);
      return 'axe' in globalThis;
    },
    [...legible],
  );
  if (isThere) return;
  const file = await serveFile('axe.js', SOURCE);
  if (page.url().startsWith(new URL(file).origin)) await page.evaluate(`import('${file}').then(() => true)`);
  else await page.evaluate(SOURCE);
  await page.evaluate(limitTo, COLOUR_RULES);
}

/**
 * Limits the rules about colours to the elements that `seen` has found, and keeps axe from writing down the HTML of
 * every element, from the root on: nobody reads it, and it takes a quarter of the time.
 */
function limitTo(ids: readonly string[]): void {
  const here = globalThis as Judge;
  here.axe?.configure({ noHtml: true });
  for (const rule of here.axe?._audit.rules ?? []) {
    if (!ids.includes(rule.id)) continue;
    const { matches } = rule;
    rule.matches = function (node, ...more) {
      return (here.coloured?.has(node) ?? true) && matches.call(this, node, ...more);
    };
  }
}

/**
 * Selectors are computed for violations only: for all elements of a long page they take a third of the time.
 */
async function judge(options: axe.RunOptions): Promise<string[]> {
  const { axe } = globalThis as unknown as Required<Judge>;
  const asked = { resultTypes: ['violations'], ...options } satisfies axe.RunOptions;
  const { violations } = await axe.run(document, { ...asked, selectors: false });
  if (violations.length === 0) return [];
  const named = await axe.run(document, asked);
  return named.violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`));
}

/**
 * Records the content of the page (elements, text, visibility, scrolling), and the colours of each text: its own, those
 * painted by its ancestors, and those of anything else at its place. Returns whether the content is new, and the
 * fingerprints of new colours.
 */
function seen(): { isNew: boolean; colours: string[] } {
  const here = globalThis as Judge;
  const { judged = new Set() } = here;
  const isNew = (text: string): boolean => {
    const { size } = judged;
    return judged.add(text).size > size;
  };
  // Elements that let the pointer through are painted as well.
  const touchable = new CSSStyleSheet();
  touchable.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(touchable);
  // Colours in attributes are no content.
  const html = document.body.outerHTML.replace(/#[\da-f]{3,8}\b|rgba?\([^)]*\)/g, '');
  const things = [document.title, document.documentElement.lang, html];
  /** Paint of an element itself, and all paint behind its content. */
  const own = new Map<Element, string>();
  const behind = new Map<Element | null, string>();
  const texts = new Map<Element, string>();
  for (const element of document.querySelectorAll('body, body *')) {
    const style = getComputedStyle(element);
    const isSeen = element.checkVisibility({ visibilityProperty: true });
    const isScrolled = style.overflow !== 'visible' && element.scrollHeight > element.clientHeight;
    things.push(`${style.display} ${isSeen} ${isScrolled}`);
    const { backgroundColor, backgroundImage, opacity, fill } = style;
    const isClear = /^(transparent|.*, 0\))$/.test(backgroundColor) && backgroundImage === 'none';
    const isDrawn = /^(canvas|circle|ellipse|image|img|line|path|poly\w+|rect|text|use|video)$/.test(
      element.localName,
    );
    const paint = isClear
      ? isDrawn
        ? `${element.localName} ${fill}`
        : ''
      : `${backgroundColor} ${backgroundImage}`;
    const isOpaque = /^rgb\(/.test(backgroundColor) && backgroundImage === 'none';
    const faded = opacity === '1' ? '' : `at ${opacity} `;
    own.set(element, paint && paint + faded);
    const around = behind.get(element.parentElement) ?? '';
    // Opaque paint hides what is behind it, but fades with it.
    const kept = isOpaque ? around.replace(/^.*?(?=(at [\d.]+ )*$)/, '') : around;
    behind.set(element, `${kept}${isClear ? '' : `${paint} `}${faded}`);
    const isText = [...element.childNodes].some(node => node instanceof Text && node.data.trim() !== '');
    if (!isSeen || !(isText || element.matches('input, textarea, select'))) continue;
    // Contrast rules only distinguish large from normal text.
    const [size, weight] = [Number.parseFloat(style.fontSize), Number(style.fontWeight)];
    const isLarge = size >= 24 || (size >= 18.66 && weight >= 700);
    const block = element.localName === 'a' && element.parentElement;
    const link = block ? `${style.textDecorationLine} ${weight} in ${getComputedStyle(block).color}` : '';
    const ink = element instanceof SVGElement ? fill : style.color;
    texts.set(element, `${ink} ${isLarge} ${style.textShadow} ${link} on ${behind.get(element)}`);
  }
  /** Paint that shares its place with a text and is none of its ancestors; unknown outside of the viewport. */
  const beside = (element: Element): string => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, top, width, height } = range.getClientRects()[0] ?? element.getBoundingClientRect();
    return document
      .elementsFromPoint(left + width / 2, top + height / 2)
      .flatMap(one => (one.contains(element) || element.contains(one) ? [] : (own.get(one) ?? '') || []))
      .join();
  };
  here.coloured = new Set();
  const colours: string[] = [];
  for (const [element, own] of texts) {
    const colour = `${own} beside ${beside(element)}`;
    if (!isNew(colour)) continue;
    colours.push(colour);
    here.coloured.add(element);
  }
  document.adoptedStyleSheets.pop();
  return { isNew: isNew(things.join('\n')), colours };
}
