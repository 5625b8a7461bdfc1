/**
 * Pseudo-language: English with accents and 40% longer, written into the catalogues while a page fetches them. Text without
 * accents was never in a catalogue; text that is cut off would be cut off in a longer language.
 */
import type { Page } from 'playwright-core';
import { parseAst } from 'vite';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
  y: 'ý',
  A: 'Á',
  E: 'É',
  I: 'Î',
  O: 'Ö',
  U: 'Ü',
};

/** A sentence in the pseudo-language; parameters and clauses stay. Vowels are repeated until it is 40% longer. */
export function pseudo(sentence: string): string {
  let owed = 0;
  return sentence.replace(/\{[\w|]+\}|\[[\w-]+\]|\p{L}/gu, part => {
    if (part.length > 1) return part;
    owed += 0.4;
    const accented = ACCENTED[part] ?? part;
    if (owed < 1 || accented === part) return accented;
    owed -= 1;
    return accented + accented.toLowerCase();
  });
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

function* literalsIn(node: Node): Generator<Node> {
  if (/^(?:Import|Export\w+Specifier)/.test(node.type)) return;
  const isText =
    (node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateElement';
  if (isText) yield node;
  for (const [field, value] of Object.entries(node))
    if (field !== 'key' && field !== 'source')
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* literalsIn(child);
}

/** A chunk of a catalogue whose sentences are in the pseudo-language. */
export function pseudoModule(code: string): string {
  let [set, done] = ['', 0];
  const literals = [...literalsIn(parseAst(code) as unknown as Node)].sort((a, b) => a.start - b.start);
  for (const { start, end } of literals) {
    // Escapes (`\n`) stay whole.
    const words = code.slice(start, end).split(/(\\.)/);
    set += code.slice(done, start) + words.map((part, i) => (i % 2 ? part : pseudo(part))).join('');
    done = end;
  }
  return set + code.slice(done);
}

/** English catalogues arrive in the pseudo-language from the next load on. */
export const speakPseudo = (page: Page): Promise<unknown> =>
  page.route(/\/assets\/(?:[\w-]+-)?en-[\w-]{8}\.js$/, async route => {
    const response = await route.fetch();
    const headers = { 'content-type': 'text/javascript' };
    await route.fulfill({ status: 200, headers, body: pseudoModule(await response.text()) });
  });
