/**
 * Pseudo-language: English with accents and 40% longer, written into the catalogues of a copy of the built client. Text without
 * accents was never in a catalogue; text that is cut off would be cut off in a longer language.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

const CLIENT = join(import.meta.dirname, '..', 'dist');

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

/** Fields of guides and glossaries that name things instead of saying something. */
const NAMING = /^(?:id|figure|source|clause|term)$/;

const isNaming = ({ type, key }: Node): boolean =>
  type === 'Property' && isNode(key) && NAMING.test(String(key.name));

function* literalsIn(node: Node): Generator<Node> {
  if (/^(?:Import|Export\w+Specifier)/.test(node.type) || isNaming(node)) return;
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

/** Chunks of the English catalogues. */
const CATALOGUE = /^(?:[\w-]+-)?en-\w{7}\.js$/;

/** Copies the built client into a folder, with the pseudo-language in place of English. */
export function writePseudoClient(folder: string): void {
  cpSync(CLIENT, folder, { recursive: true });
  const assets = join(folder, 'assets');
  for (const name of readdirSync(assets)) {
    if (!CATALOGUE.test(name)) continue;
    const file = join(assets, name);
    writeFileSync(file, pseudoModule(readFileSync(file, 'utf8')));
    for (const packed of ['.br', '.gz']) rmSync(file + packed, { force: true });
  }
}
