/** Colours of style sheets as data, for tests of contrast. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Colours = Readonly<Record<string, string>>;
/** Red, green and blue of sRGB, from 0 to 1. */
type Rgb = readonly [red: number, green: number, blue: number];

const WEB = join(import.meta.dirname, '..', '..');

/** Text of style sheets, by their paths in the client; each rule begins a line. */
export const sheets = (...paths: readonly string[]): string =>
  paths.map(path => `\n${readFileSync(join(WEB, path), 'utf8')}`).join('');

/** Custom properties of the rules with these selectors, by name; the last rule that has one counts. */
export function propertiesOf(css: string, ...selectors: readonly string[]): Colours {
  const found = selectors.flatMap(selector => {
    const blocks = css.split(`\n${selector} {`).slice(1);
    if (blocks.length === 0) throw new Error(`no rule ${selector}`);
    return blocks.flatMap(block =>
      [...block.slice(0, block.indexOf('\n}')).matchAll(/\n {2}--([\w-]+): ([^;]+);/g)].map(
        ([, name, value]) => [name, value],
      ),
    );
  });
  return Object.fromEntries(found);
}

const LIGHT = '[data-theme="light"]';

/** A board with its style sheets: `table` and `board` are selectors, `first` is the look without rules of its own. */
interface Dressed {
  readonly css: string;
  readonly table: string;
  readonly board: string;
  readonly first: string;
}

/** Custom properties of a board in a look. */
export function coloursIn({ css, table, board, first }: Dressed, look: string, isLight: boolean): Colours {
  const own = look === first ? [] : ['', ` ${board}`].map(part => ` ${table}${part}`);
  const inTheme = (theme: string) => own.map(part => `[data-look="${look}"]${theme}${part}`);
  const light = isLight ? [LIGHT, `${LIGHT} ${board}`, ...inTheme(LIGHT)] : [];
  return propertiesOf(css, ':root', board, ...inTheme(''), ...light);
}

/** The colour of a value: three to eight digits, or the name of a property. */
export function colourOf(value: string, colours: Colours = {}): Rgb {
  const named = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (named !== undefined) return colourOf(colours[named] ?? '', colours);
  const digits = /^#([0-9a-f]{3,8})$/.exec(value)?.[1];
  if (digits === undefined) throw new Error(`no colour: ${value}`);
  const long = digits.length < 6 ? digits.replaceAll(/\w/g, '$&$&') : digits;
  return [0, 2, 4].map(at => Number.parseInt(long.slice(at, at + 2), 16) / 255) as unknown as Rgb;
}

/** A share of one colour and the rest of another, as `color-mix(in srgb, …)`. */
export const mixed = (one: Rgb, share: number, other: Rgb): Rgb =>
  eachOf(i => one[i] * share + other[i] * (1 - share));

const eachOf = (of: (channel: 0 | 1 | 2) => number): Rgb => [of(0), of(1), of(2)];

const linear = (colour: Rgb): Rgb =>
  eachOf(i => (colour[i] <= 0.04045 ? colour[i] / 12.92 : ((colour[i] + 0.055) / 1.055) ** 2.4));

function luminance(colour: Rgb): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast as WCAG counts it, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Linear light as seen without red or green cones (Machado, Oliveira and Fernandes 2009). */
const EYES = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
} as const;

/** Distance of two colours in OKLab, from 0 to about 1, for the eyes that tell them apart worst. */
export function apart(one: Rgb, other: Rgb): number {
  const [from, to] = [linear(one), linear(other)];
  const distances = Object.values(EYES).map(rows => {
    const seen = (light: Rgb): Rgb =>
      eachOf(i => Math.max(0, rows[i][0] * light[0] + rows[i][1] * light[1] + rows[i][2] * light[2]));
    const [a, b] = [oklab(seen(from)), oklab(seen(to))];
    return Math.hypot(...eachOf(i => a[i] - b[i]));
  });
  return Math.min(...distances);
}

function oklab([r, g, b]: Rgb): Rgb {
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}
