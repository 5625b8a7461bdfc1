/** Plots drawn without a browser: Observable Plot on a document of linkedom, as SVG text. */
import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';

const { document } = parseHTML('<!doctype html><html><body></body></html>');

/** Widths that every figure is drawn at; the style sheet shows the one that fits. */
const WIDTHS = { wide: 1240, half: 602, phone: 358 } as const;
export type Size = keyof typeof WIDTHS;

/** The plot as SVG that scales with its column; colours are the tokens of the page. */
export function drawn(options: Plot.PlotOptions, label: string): string {
  const { width = WIDTHS.half } = options;
  const svg = Plot.plot({
    ...options,
    // Captions say what the scales are.
    x: { label: null, ...options.x },
    y: { label: null, ...options.y },
    width,
    document: document as unknown as Document,
  });
  for (const style of svg.querySelectorAll('style')) style.remove();
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  svg.removeAttribute('class');
  svg.setAttribute('font-size', '12.5');
  svg.removeAttribute('font-family');
  svg.removeAttribute('style');
  return svg.outerHTML.replace(/(\.\d\d)\d+/g, '$1');
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, letter => ESCAPES[letter] ?? letter);

/** One figure at several widths, a phone's and another. */
export const responsive = (
  size: Exclude<Size, 'phone'>,
  draw: (width: number, isPhone: boolean) => string,
): string =>
  `<div class="at-desk">${draw(WIDTHS[size], false)}</div><div class="at-phone">${draw(WIDTHS.phone, true)}</div>`;

export const percent = (share: number, digits = 0): string => (100 * share).toFixed(digits);
export const signed = (share: number, digits = 1): string => {
  const text = percent(Math.abs(share), digits);
  return Number(text) === 0 ? text : `${share < 0 ? '−' : '+'}${text}`;
};
export const grouped = (count: number): string => Math.round(count).toLocaleString('en');
