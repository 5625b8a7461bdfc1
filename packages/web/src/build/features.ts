/**
 * Features newer than a supported browser, with the versions that brought them (MDN's browser-compat-data).
 * `features.test.ts` searches the built client for them.
 */
import { type Browser, SUPPORTED } from './browsers.ts';

export interface Feature {
  readonly name: string;
  /** Occurrences in built scripts or style sheets. */
  readonly pattern: RegExp;
  /** First versions of Chrome, Safari and Firefox; null where no version has it. */
  readonly since: readonly [chrome: number | null, safari: number | null, firefox: number | null];
  /** Why a use is fine all the same, and what every file with a use must contain for that. */
  readonly allowed?: { readonly reason: string; readonly guard?: RegExp };
  /** Polyfilled in pages, not in workers. */
  readonly isOfPages?: boolean;
}

const BROWSERS: readonly Browser[] = ['chrome', 'safari', 'firefox'];

/** True if a supported browser lacks the feature. */
export const isNewer = ({ since }: Feature): boolean =>
  BROWSERS.some((browser, i) => (since[i] ?? Number.POSITIVE_INFINITY) > SUPPORTED[browser]);

const COSMETIC = { reason: 'looks plainer without it' };
const ITERATED = 'map|filter|some|every|find|reduce|take|drop|flatMap|forEach|toArray';
const SETS = 'union|intersection|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom';

export const OF_SCRIPTS: readonly Feature[] = [
  {
    name: 'Map.groupBy',
    pattern: /\bMap\.groupBy\b/,
    since: [117, 17.4, 119],
    allowed: { reason: 'ui/older brings it' },
    isOfPages: true,
  },
  {
    name: 'popover',
    pattern: /\bpopover(?:Target|:)|\.(?:hide|show|toggle)Popover\b/,
    since: [114, 17, 125],
    allowed: { reason: 'ui/older brings what tables use of it' },
    isOfPages: true,
  },
  {
    name: ':popover-open',
    pattern: /:popover-open/,
    since: [114, 17, 125],
    allowed: { reason: ':is() forgives it', guard: /:is\([^)`"']*:popover-open/ },
  },
  {
    name: 'CSS.highlights',
    pattern: /\bCSS\.highlights\b/,
    since: [105, 17.2, 140],
    allowed: { reason: 'words found in the rules are not marked without it', guard: /typeof Highlight\b/ },
  },
  {
    name: 'moveBefore',
    pattern: /\.moveBefore\(/,
    since: [133, null, 144],
    allowed: { reason: 'Preact asks for it first', guard: /\.moveBefore&&/ },
  },
  {
    name: 'navigator.share',
    pattern: /navigator\.share\(/,
    since: [128, 12.1, null],
    allowed: { reason: 'the button is shown where it works', guard: /["'`]share["'`]in navigator/ },
  },
  { name: 'Object.groupBy', pattern: /\bObject\.groupBy\b/, since: [117, 17.4, 119] },
  { name: 'Array.fromAsync', pattern: /\.fromAsync\b/, since: [121, 16.4, 115] },
  { name: 'Promise.withResolvers', pattern: /\.withResolvers\b/, since: [119, 17.4, 121] },
  { name: 'Promise.try', pattern: /\bPromise\.try\b/, since: [128, 18.2, 134] },
  { name: 'Set methods', pattern: new RegExp(`\\.(?:${SETS})\\(`), since: [122, 17, 127] },
  {
    name: 'iterator helpers',
    pattern: new RegExp(`\\bIterator\\.|\\.(?:values|keys|entries)\\(\\)\\.(?:${ITERATED})\\b`),
    since: [122, 18.4, 131],
  },
  { name: 'Map.getOrInsert', pattern: /\.getOrInsert(?:Computed)?\b/, since: [145, 26.2, 144] },
  { name: 'RegExp.escape', pattern: /\bRegExp\.escape\b/, since: [136, 18.2, 134] },
  // The build target turns such literals into calls of the constructor.
  { name: 'RegExp flag v', pattern: /RegExp\([^)]*,\s*["'`][dgimsuy]*v/, since: [112, 17, 116] },
  { name: 'RegExp modifiers', pattern: /\(\?(?:[ims]+(?:-[ims]+)?|-[ims]+):/, since: [125, 26, 132] },
  { name: 'Uint8Array as Base64', pattern: /\.(?:from|to)(?:Base64|Hex)\(/, since: [140, 18.2, 133] },
  { name: 'ArrayBuffer.transfer', pattern: /\.transferToFixedLength\b/, since: [114, 17.4, 122] },
  { name: 'Float16', pattern: /\bFloat16Array\b|\bf16round\b/, since: [135, 18.2, 129] },
  { name: 'Math.sumPrecise', pattern: /\.sumPrecise\b/, since: [147, 26.2, 137] },
  { name: 'Error.isError', pattern: /\bError\.isError\b/, since: [134, null, 138] },
  { name: 'Symbol.dispose', pattern: /\bSymbol\.(?:asyncD|d)ispose\b/, since: [125, null, 141] },
  { name: 'Temporal', pattern: /\bTemporal\.\w/, since: [144, null, 139] },
  { name: 'Intl.DurationFormat', pattern: /\bDurationFormat\b/, since: [129, 16.4, 136] },
  { name: 'JSON.rawJSON', pattern: /\bJSON\.rawJSON\b/, since: [114, 18.4, 135] },
  { name: 'AbortSignal.any', pattern: /\bAbortSignal\.any\b/, since: [116, 17.4, 124] },
  { name: 'URL.canParse', pattern: /\bURL\.canParse\b/, since: [120, 17, 115] },
  { name: 'URL.parse', pattern: /\bURL\.parse\b/, since: [126, 18, 126] },
  { name: 'URLPattern', pattern: /\bURLPattern\b/, since: [95, 26, 142] },
  { name: 'checkVisibility', pattern: /\.checkVisibility\b/, since: [105, 17.4, 106] },
  { name: 'setHTMLUnsafe', pattern: /\.setHTML(?:Unsafe)?\b/, since: [124, 26, 123] },
  { name: 'scheduler', pattern: /\bscheduler\.(?:yield|postTask)\b/, since: [129, null, 142] },
  { name: 'requestIdleCallback', pattern: /\brequestIdleCallback\b/, since: [47, null, 55] },
  { name: 'view transitions', pattern: /\bstartViewTransition\b/, since: [111, 18, 144] },
  { name: 'dialog.requestClose', pattern: /\.requestClose\b|\bclosedby\b/i, since: [134, 18.4, 139] },
  { name: 'command invokers', pattern: /\bcommandfor\b/i, since: [135, 26.2, 144] },
  { name: 'scrollend', pattern: /[`"']scrollend[`"']|\bonScrollEnd\b/, since: [114, 26.2, 109] },
  { name: 'caretPositionFromPoint', pattern: /\.caretPositionFromPoint\b/, since: [128, 26.2, 20] },
  { name: 'WebGPU', pattern: /\bnavigator\.gpu\b/, since: [144, 26, 141] },
  { name: 'streams as iterables', pattern: /\bReadableStream\.from\b/, since: [null, 27, 117] },
];

export const OF_SHEETS: readonly Feature[] = [
  {
    name: 'subgrid',
    pattern: /\bsubgrid\b/,
    since: [117, 16, 71],
    allowed: { reason: 'ui/older/older.css has rows of its own' },
  },
  { name: 'text-wrap', pattern: /\btext-wrap/, since: [117, 26, null], allowed: COSMETIC },
  { name: '@starting-style', pattern: /@starting-style/, since: [117, 17.5, 129] },
  {
    name: 'scrollbar colours',
    pattern: /\bscrollbar-(?:width|color)\b/,
    since: [121, 26.2, 64],
    allowed: COSMETIC,
  },
  { name: 'scrollbar-gutter', pattern: /\bscrollbar-gutter\b/, since: [94, 18.2, 97], allowed: COSMETIC },
  {
    name: '::details-content',
    pattern: /::details-content/,
    since: [131, 18.4, 143],
    allowed: { reason: 'buttons of a table stand below each other without it' },
  },
  {
    name: '::highlight',
    pattern: /::highlight\(/,
    since: [105, 17.2, 149],
    allowed: { reason: 'words found in the rules are not marked without it' },
  },
  {
    name: '::backdrop with variables',
    pattern: /::backdrop\{[^}]*var\(/,
    since: [122, 17.4, 120],
    allowed: { reason: 'ui/older/older.css has the colours', guard: /\.is-pause::backdrop/ },
  },
  prefixed('backdrop-filter', [76, 18, 103]),
  prefixed('mask-image', [120, 15.4, 53]),
  prefixed('user-select', [54, null, 69]),
  prefixed('hyphens', [55, 17, 43]),
  { name: 'nesting', pattern: /[{};]\s*&/, since: [120, 17.2, 117] },
  { name: 'light-dark()', pattern: /\blight-dark\(/, since: [123, 17.5, 120] },
  { name: 'relative colours', pattern: /\(\s*from\s/, since: [122, 18, 128] },
  { name: 'linear() easing', pattern: /[\s:,]linear\(/, since: [113, 17.2, 112] },
  { name: 'round(), mod(), rem()', pattern: /[\s:,(](?:round|mod|rem)\(/, since: [125, 15.4, 118] },
  { name: 'abs(), sign()', pattern: /[\s:,(](?:abs|sign)\(/, since: [138, 15.4, 118] },
  {
    name: 'if(), sibling-index()',
    pattern: /[\s:,(](?:if|sibling-(?:index|count))\(/,
    since: [138, null, null],
  },
  { name: ':open', pattern: /:open\b/, since: [133, 26.5, 136] },
  { name: ':popover-open', pattern: /(?<!not selector\():popover-open/, since: [114, 17, 125] },
  { name: ':user-valid', pattern: /:user-(?:in)?valid\b/, since: [119, 16.5, 88] },
  { name: '@scope', pattern: /@scope\b/, since: [118, 26.4, 146] },
  { name: 'style queries', pattern: /@container[^{]*\bstyle\(/, since: [111, 18, 151] },
  { name: 'view transitions', pattern: /\bview-transition\b/, since: [126, 18.2, null] },
  {
    name: 'anchor positioning',
    pattern: /\b(?:position-(?:anchor|area|try)|anchor-name)\b|\banchor(?:-size)?\(/,
    since: [129, 26, 147],
  },
  {
    name: 'scroll-driven animations',
    pattern: /\b(?:animation|scroll|view)-timeline\b/,
    since: [115, 26, 159],
  },
  { name: 'animated sizes', pattern: /\binterpolate-size\b|\bcalc-size\(/, since: [129, null, null] },
  {
    name: 'discrete transitions',
    pattern: /\btransition-behavior\b|\ballow-discrete\b/,
    since: [117, 17.4, 129],
  },
  { name: 'animation-composition', pattern: /\banimation-composition\b/, since: [112, 16, 115] },
  { name: 'field-sizing', pattern: /\bfield-sizing\b/, since: [123, 26.2, 152] },
  { name: 'text-box', pattern: /\btext-box(?:-trim|-edge)?:/, since: [133, 18.2, 154] },
  {
    name: 'content-visibility',
    pattern: /\bcontent-visibility\b/,
    since: [85, 18, 125],
    allowed: { reason: 'a long log is slower without it' },
  },
  { name: 'corner-shape', pattern: /\bcorner-shape\b/, since: [139, null, null] },
  { name: 'image-set()', pattern: /[\s:,]image-set\(/, since: [113, 17, 89] },
  { name: 'd as a property', pattern: /[;{]d:/, since: [52, null, 97] },
];

/** A property that a browser knows by its prefix; the build adds it. */
function prefixed(name: string, since: Feature['since']): Feature {
  const guard = new RegExp(`-webkit-${name}:`);
  return {
    name,
    pattern: new RegExp(`[;{]${name}:`),
    since,
    allowed: { reason: 'prefixed by the build', guard },
  };
}
