/**
 * The tables of docs/rules/loop.md, parsed from the page itself: the literal implementation shares no row
 * with the rules it checks.
 */
import { readFileSync } from 'node:fs';

export const ERAS = ['dawn', 'medieval', 'renaissance', 'industry', 'globalization', 'robots', 'end'];
export const ELEMENTARY = ['spiral', 'star', 'stripes'];
const DIMENSIONS: Readonly<Record<string, string>> = {
  SP: 'spiral',
  ST: 'star',
  BA: 'stripes',
  BH: 'hole',
};

export interface Op {
  readonly name: string;
  readonly args: readonly string[];
  /** Nested effects: one, or those of a choice. */
  readonly inner: readonly (readonly Op[])[];
}

interface BookCard {
  readonly agent: string | undefined;
  readonly dimension: string;
  readonly origin: number;
  readonly effect: readonly Op[];
}

const LINES = readFileSync(new URL('../../../../docs/rules/loop.md', import.meta.url), 'utf8').split('\n');

/** Cells of the rows whose first cell matches. */
function rows(first: RegExp, heading: string): string[][] {
  const from = LINES.findIndex(line => line.startsWith(heading));
  const to = LINES.findIndex((line, i) => i > from && /^#{2,3} /.test(line));
  return LINES.slice(from, to)
    .map(line =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map(cell => cell.trim().replaceAll('`', '').replaceAll('\\|', '|')),
    )
    .filter(cells => first.test(cells[0] ?? ''));
}

/** Splits outside parentheses. */
function split(text: string, by: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth++;
    if (char === ')') depth--;
    if (char === by && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map(part => part.trim());
}

const effectOf = (text: string): Op[] => split(text, ';').map(opOf);

function opOf(text: string): Op {
  const open = text.indexOf('(');
  if (open < 0) return { name: text, args: [], inner: [] };
  const name = text.slice(0, open);
  const inside = text.slice(open + 1, -1);
  if (name === 'choose') return { name, args: [], inner: split(inside, '|').map(effectOf) };
  if (name === 'may' || name === 'eachPlayer') return { name, args: [], inner: [effectOf(inside)] };
  const args = split(inside, ',');
  if (name === 'if' || name === 'foreach')
    return { name, args: args.slice(0, 1), inner: args.slice(1).map(effectOf) };
  return { name, args, inner: [] };
}

export const CARDS: Readonly<Record<string, BookCard>> = Object.fromEntries([
  ...rows(/^S-/, '### 15.1').map(([id, agent, , , dim, origin, effect]) => [
    id,
    bookCard(agent, dim, origin, effect),
  ]),
  ...rows(/^A-/, '### 15.2').map(([id, , , dim, origin, effect]) => [
    id,
    bookCard(undefined, dim, origin, effect),
  ]),
]);

function bookCard(agent: string | undefined, dim = '', origin = '', effect = ''): BookCard {
  return {
    agent,
    dimension: DIMENSIONS[dim] as string,
    origin: ERAS.indexOf(origin),
    effect: effectOf(effect),
  };
}

/** Era of an Ultramachina card, target of a simple one's rift, its slots. */
export const ULTRAS = Object.fromEntries(
  rows(/^U-/, '### 15.4').map(([id = '', , , at = '', does = '', slots]) => [
    id,
    {
      era: ERAS.indexOf(at),
      target: ERAS.indexOf(/^add 1 rift at (\w+)$/.exec(does)?.[1] ?? ''),
      slots: Number(slots),
    },
  ]),
);

export const NEEDS: Readonly<Record<string, number>> = Object.fromEntries(
  rows(/^L-MIS-\d/, '## 8.').map(cells => [cells[1], Number(cells[7])]),
);

export const STARTS: Readonly<Record<string, number>> = Object.fromEntries(
  rows(/^(prowler|cztwyzzek|mrtime|robofinisher|vgirl)$/, '## 13.').map(cells => [
    cells[0],
    ERAS.indexOf(cells[3] ?? ''),
  ]),
);
