/** Checks of a screen in many viewports: nothing clipped, nothing decisive out of view, no axe violations. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Layout, layoutOf } from '../src/ui/breakpoints.ts';
import { axeViolations } from './axe.ts';
import { isWanted, TAKES_SHEETS, take } from './contactSheets.ts';
import { pictured, TAKES_PICTURES } from './pictures.ts';
import { clippedButtons, DESKTOP, drawn, overflows, PHONE, stage, TABLET } from './stage.ts';
import { unveiled } from './veil.ts';

/** Timeout of a test with eight viewports on a busy machine. */
export const PATIENCE = 180_000;

const THEMES = ['dark', 'light'] as const;
type Theme = (typeof THEMES)[number];

export type Size = keyof typeof SIZES;
export const SIZES = {
  phone: PHONE,
  landscape: { width: 844, height: 390 },
  portrait: { width: 768, height: 1024 },
  tablet: TABLET,
  laptop: { width: 1366, height: 768 },
  desktop: DESKTOP,
  large: { width: 1920, height: 1080 },
  huge: { width: 2560, height: 1440 },
} as const;

const ALL = Object.keys(SIZES) as readonly Size[];
/** True in `npm run test:screens`, which checks every combination; `npm test` a selection of them. */
export const HAS_ALL = process.env.SCREENS === 'all';

/** One viewport of each layout, for axe. */
export const READ: readonly Size[] = ['phone', 'landscape', 'tablet', 'desktop'];

/** Long pages share one layout and are dear to read: only the rules of rift are read by axe on a phone. */
export const LONG = { sizes: HAS_ALL ? READ : ['phone', 'desktop'], read: ['desktop'] } satisfies Look;

/** Lets the page follow the system's theme, so that a test can change it without reloading. */
export const followSystem = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const key = 'tessera.settings';
    const settings = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...settings, theme: 'system' }));
  });

/** Sets the theme of the open page, and waits until its colours have changed, without transitions. */
export async function dress(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction(wanted => {
    if (document.documentElement.dataset.theme !== wanted) return false;
    const changes = document.getAnimations().filter(one => one instanceof CSSTransition);
    for (const change of changes) change.finish();
    return changes.length === 0;
  }, theme);
}

/** Resizes the viewport and waits until the page has applied its layout. */
async function resize(page: Page, size: Size): Promise<void> {
  const { width, height } = SIZES[size];
  await page.setViewportSize({ width, height });
  await page.waitForFunction(wanted => innerWidth === wanted, width);
  await drawn(page);
}

/** Elements that are partly or completely hidden by the viewport, by scrolling or by clipping. */
const outOfSight = (page: Page, wanted: readonly string[]): Promise<string[]> =>
  page.evaluate(selectors => {
    const isSeen = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
      for (let at = element.parentElement; at; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue;
        const edge = at.getBoundingClientRect();
        left = Math.max(left, edge.left);
        top = Math.max(top, edge.top);
        right = Math.min(right, edge.right);
        bottom = Math.min(bottom, edge.bottom);
      }
      const slack = 2;
      const isInside =
        box.left >= left - slack &&
        box.top >= top - slack &&
        box.right <= right + slack &&
        box.bottom <= bottom + slack;
      return box.width > 0 && isInside;
    };
    return selectors.filter(selector => {
      const found = [...document.querySelectorAll(selector)];
      return found.length === 0 || !found.every(isSeen);
    });
  }, wanted);

/** Text that is too small to read. */
const smallPrint = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    let last: Element | null = null;
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!element || element === last || !walker.currentNode.textContent?.trim()) continue;
      last = element;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const isSmall = size > 0 && size < 12 && !element.closest('svg, .only-read, .tess-die');
      if (isSmall && element.checkVisibility()) found.add(`${element.className} ${size}`);
    }
    return [...found];
  });

/** Viewports of a screen that the documentation shows. */
const isPictured = (size: Size, theme: Theme): boolean =>
  size === 'desktop' || (size === 'phone' && theme === 'dark');

const isEnd = (size: Size): boolean => size === 'phone' || size === 'desktop';
const isSmall = (size: Size): boolean => SIZES[size].width < TABLET.width;

export interface Look {
  /** Parts that must be visible in every viewport, or in some layouts; a table never scrolls. */
  readonly never?: readonly (string | { readonly of: string; readonly in: readonly Layout[] })[];
  readonly isTable?: boolean;
  /** True if its picture is in docs/pictures. */
  readonly isPictured?: boolean;
  readonly sizes?: readonly Size[];
  /** Viewports with axe; by default one of each layout in all combinations, fewer otherwise. */
  readonly read?: readonly Size[];
  readonly themes?: readonly Theme[];
}

interface Stop {
  readonly size: Size;
  readonly theme: Theme;
  readonly isRead: boolean;
  /** True where it is checked that anything is painted: screenshots are slow. */
  readonly isShot: boolean;
}

/** Some viewports for every screen, and one of the others, another one for the next screen. */
const someOf = (always: readonly Size[], sum: number): readonly Size[] => {
  const others = ALL.filter(size => !always.includes(size));
  return ALL.filter(size => always.includes(size) || size === others[sum % others.length]);
};

/** Viewports of every table: those in which its parts are arranged anew. A tablet across and large ones take turns. */
const ARRANGED: readonly Size[] = ['phone', 'landscape', 'portrait', 'laptop', 'desktop'];

/**
 * Viewports that axe reads outside of all combinations: of pictures the smallest or the largest, of other screens in all
 * viewports a small one and a large one, and one of a variant of a screen (those that list their viewports).
 */
function isReadIn(size: Size, sum: number, { isPictured, sizes, read }: Look): boolean {
  if (read) return read.includes(size);
  if (isPictured) return size === (sum % 2 === 1 ? 'phone' : 'desktop');
  if (!sizes) return READ.includes(size) && isEnd(size) === sum % 4 < 2;
  const all = READ.filter(one => sizes.includes(one));
  return size === all[sum % all.length];
}

/**
 * Viewports and themes in which a screen is checked. Small viewports have one theme and large ones the other; which, differs
 * from screen to screen, so that every screen has both, and every viewport too. In all combinations, for pictures, and among
 * viewports of one kind, the smallest and the largest viewport have both: colours do not depend on the layout. So has the
 * one viewport in which axe reads a variant.
 */
function stopsOf(name: string, look: Look): Stop[] {
  const { read = READ, themes = THEMES } = look;
  const sum = [...name].reduce((all, letter) => all + letter.charCodeAt(0), 0);
  const isOdd = sum % 2 === 1;
  const isAll = HAS_ALL || look.isPictured;
  const sizes = look.sizes ?? (isAll ? ALL : someOf(look.isTable ? ARRANGED : READ, sum));
  const isRead = (size: Size): boolean => (HAS_ALL ? read.includes(size) : isReadIn(size, sum, look));
  const [last, first] = isOdd ? themes : themes.toReversed();
  const isMixed = sizes.some(isSmall) && !sizes.every(isSmall);
  const isWhole = HAS_ALL || look.isPictured || !isMixed;
  const isVariant = !HAS_ALL && look.sizes !== undefined && !look.read && !look.isPictured;
  const shot = sizes.filter(isEnd).at(isOdd ? 0 : -1);
  return sizes.flatMap(size => {
    const isBare = !isRead(size) && !look.isPictured;
    const inBoth = !isBare && ((isWhole && isEnd(size)) || (isVariant && isRead(size)));
    // Colours are dear to change: the viewport after one with both themes goes on with the second.
    const worn = [...(inBoth || !isSmall(size) ? [last] : []), ...(inBoth || isSmall(size) ? [first] : [])];
    return [...new Set(worn.map(theme => theme ?? themes[0]))].map((theme, nth) => ({
      ...{ size, theme: theme as Theme, isRead: isRead(size) },
      isShot: nth === 0 && isEnd(size) && (HAS_ALL || size === shot),
    }));
  });
}

/** Checks an open page in one viewport after another; returns all faults. */
async function troublesOf(page: Page, name: string, look: Look): Promise<string[]> {
  const troubles: string[] = [];
  let shown: Size | undefined;
  for (const { size, theme, isRead, isShot } of stopsOf(name, look)) {
    if (size !== shown) await resize(page, size);
    shown = size;
    await dress(page, theme);
    if (look.isPictured && isPictured(size, theme)) await pictured(page, `${name}-${size}-${theme}`);
    if (TAKES_PICTURES) continue;
    const found = { ...(await sightOf(page, name, size, look, isShot)) };
    if (isRead) found.axe = await axeViolations(page);
    for (const [what, all] of Object.entries(found))
      if (all.length > 0) troubles.push(`${size}, ${theme}, ${what}: ${all.join(' | ')}`);
  }
  return troubles;
}

async function sightOf(
  page: Page,
  name: string,
  size: Size,
  { never = [], isTable = false }: Look,
  isShot: boolean,
): Promise<Record<string, readonly string[]>> {
  const { width, height } = SIZES[size];
  const layout = layoutOf(width, height);
  const wanted = never.flatMap(one =>
    typeof one === 'string' ? [one] : one.in.includes(layout) ? [one.of] : [],
  );
  // A blank JPEG has a fixed number of bytes for each block of pixels. Hiding the caret would restyle every element.
  const shot = isShot
    ? await unveiled(page, () => page.screenshot({ type: 'jpeg', quality: 20, caret: 'initial' }))
    : undefined;
  const [{ x, y }, clipped, hidden, small] = await Promise.all([
    overflows(page),
    clippedButtons(page),
    outOfSight(page, wanted),
    smallPrint(page),
  ]);
  return {
    blank: shot && shot.length < 1000 + (width * height) / 150 ? [name] : [],
    'scrolls sideways': x > 0 ? [`${x}px`] : [],
    'scrolls to decide': isTable && y > 0 ? [`${y}px`] : [],
    clipped,
    'out of sight': hidden,
    'small print': small,
  };
}

/** Takes the pictures of an open page for its contact sheet. */
async function sheetOf(page: Page, name: string): Promise<void> {
  if (!isWanted(name)) return;
  const before = page.viewportSize() ?? DESKTOP;
  for (const size of ALL) {
    await resize(page, size);
    for (const theme of THEMES) {
      await dress(page, theme);
      await unveiled(page, () => take(page, name, `${size}-${theme}`));
    }
  }
  await page.setViewportSize(before);
  console.log(`${name}: ${ALL.length * THEMES.length} pictures`);
}

export async function expectSound(page: Page, name: string, look: Look = {}): Promise<void> {
  if (TAKES_SHEETS) return sheetOf(page, name);
  expect(await troublesOf(page, name, look)).toEqual([]);
}

/** Options of a test that opens a screen: `npm run sheets` runs those with its tag. */
export const SCREEN = { timeout: PATIENCE, tags: ['screen'] };

/** Suffix of the names of tests that `npm run pictures` runs. */
export const PICTURED = 'as pictured in the documentation';

/** Defines a test that opens a page and expects no faults. */
export function testSound(name: string, open: (page: Page) => Promise<unknown>, look: Look = {}): void {
  test(look.isPictured ? `${name}, ${PICTURED}` : name, SCREEN, async () => {
    if (!isWanted(name)) return;
    const { page, troubles } = await stage.visit();
    await followSystem(page);
    await open(page);
    await expectSound(page, name, look);
    expect(troubles).toEqual([]);
  });
}

/** Opens a page and waits for a part of it. */
export const pageAt = (address: string, part: string) => async (page: Page) => {
  await page.goto(address);
  await page.locator(part).first().waitFor();
};
