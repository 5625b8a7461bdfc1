/** The one place that maps viewports to layouts: components call it, style sheets read `data-layout`. */

/**
 * Layouts: a phone, upright and turned; a tablet, upright; one column beside the board; two columns in a low
 * viewport, in a common one, and with room for everything at once.
 */
export type Layout = 'phone' | 'landscape' | 'portrait' | 'middle' | 'low' | 'wide' | 'huge';

/** Layout of a viewport in CSS pixels, whatever a rem measures in it. */
export function layoutOf(width: number, height: number): Layout {
  if (height < 540 && width > height) return 'landscape';
  if (width < 760) return 'phone';
  if (width < 1280) return height > width ? 'portrait' : 'middle';
  if (width >= 2200 && height >= 1200) return 'huge';
  return height <= 820 ? 'low' : 'wide';
}

/** True for phones: small and touched. */
export const isHandheld = (layout: Layout): boolean => layout === 'phone' || layout === 'landscape';

/** True for the smallest phones, on which a table leaves out what is said again later. */
export const isTight = (width: number, height: number): boolean =>
  layoutOf(width, height) === 'phone' && (width <= 380 || height <= 780);

let column = 0;

/**
 * Reserves a column of so many rem for content beside a table, if a table fits into the rest; 0 releases it. Letters grow
 * with the viewport, and the column with them.
 */
export function takeColumn(rem: number): void {
  if (rem === column) return;
  column = rem;
  dispatchEvent(new Event('resize'));
}

/** Width of the viewport beside the reserved column. */
const restNow = (): number =>
  innerWidth - column * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** True while the reserved column is shown. */
export const isBeside = (): boolean => column > 0 && !isHandheld(layoutOf(restNow(), innerHeight));

let row = 0;

/** Reserves a row of the viewport for content below a table; 0 releases it. */
export function takeRow(height: number): void {
  row = height;
  dispatchEvent(new Event('resize'));
}

/** Width that is left for a table. */
export const widthNow = (): number => (isBeside() ? restNow() : innerWidth);

/** True if the viewport is tall enough for a reserved row. */
export const isTall = (): boolean => /wide|huge/.test(layoutOf(widthNow(), innerHeight));

/** Layout of the viewport without the reserved column and row. */
export const layoutNow = (): Layout => layoutOf(widthNow(), isTall() ? innerHeight - row : innerHeight);
