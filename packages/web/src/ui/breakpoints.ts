/** The one place that says which window gets which layout: components ask here, style sheets read `data-layout`. */

/**
 * A phone, upright and turned; a tablet, upright; one column beside the board; two of them in a low window,
 * in a common one, and with room for everything at once.
 */
export type Layout = 'phone' | 'landscape' | 'portrait' | 'middle' | 'low' | 'wide' | 'huge';

/** In CSS pixels: the window as it is, whatever a rem measures in it. */
export function layoutOf(width: number, height: number): Layout {
  if (height < 540 && width > height) return 'landscape';
  if (width < 760) return 'phone';
  if (width < 1280) return height > width ? 'portrait' : 'middle';
  if (width >= 2200 && height >= 1200) return 'huge';
  return height <= 820 ? 'low' : 'wide';
}

/** Held in a hand: small, touched, and a tap is no decision yet. */
export const isHandheld = (layout: Layout): boolean => layout === 'phone' || layout === 'landscape';

let column = 0;

/** Takes a column of the window for what stands beside a table, if a table fits into the rest; none with 0. */
export function takeColumn(width: number): void {
  column = width;
  dispatchEvent(new Event('resize'));
}

/** Whether that column stands there now. */
export const isBeside = (): boolean => column > 0 && !isHandheld(layoutOf(innerWidth - column, innerHeight));

let row = 0;

/** Takes a row of the window for what stands under a table; none with 0. */
export function takeRow(height: number): void {
  row = height;
  dispatchEvent(new Event('resize'));
}

const widthNow = (): number => (isBeside() ? innerWidth - column : innerWidth);

/** Whether such a row leaves enough for the table. */
export const isTall = (): boolean => /wide|huge/.test(layoutOf(widthNow(), innerHeight));

/** Of a table: what stands beside it or under it takes from the window. */
export const layoutNow = (): Layout => layoutOf(widthNow(), isTall() ? innerHeight - row : innerHeight);
