/**
 * Finds every sentence that players read: catalogues, which are modules named after a language, and tables by
 * language inside other modules (`{ en: …, fr: …, cs: … }`).
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMPLETE_LANGUAGES, completed, DRAFTS, LANGUAGES, type Language } from '@tessera/engine';
import { parseAst } from 'vite';

export const ROOT = join(import.meta.dirname, '..', '..');

/** Catalogues of one place in the source, in the language that was asked for. */
interface Catalogue {
  /** File in the source, of the English catalogue. */
  readonly file: string;
  /** Game whose table speaks it, or `shared`. */
  readonly part: Part;
  /** Nested texts; a leaf is a sentence. */
  readonly words: object;
}

export const PARTS = ['loop', 'quantum', 'rift', 'tesseract', 'shared'] as const;
export type Part = (typeof PARTS)[number];

const NAMED = new RegExp(`[/](?:${LANGUAGES.join('|')})(?:[.]ts$|[/])`);

/** Source files that hold text, with forward slashes. */
export const sources = (): readonly string[] =>
  globSync('packages/{bots,cli,engine,games,table,web}/src/**/*.{ts,tsx}', { cwd: ROOT })
    .map(file => file.replaceAll(sep, '/'))
    .filter(file => !/[.]test[.]tsx?$|[/]testing/.test(file))
    .sort();

/** True for the files of a catalogue: `fr.ts`, `fr/panels.ts`. */
export const isNamed = (file: string): boolean => NAMED.test(file);

const partOf = (file: string): Part => PARTS.find(part => file.includes(`/${part}/`)) ?? 'shared';

/** All catalogues in a language; what one in progress does not have yet is in English, marked. */
export async function cataloguesIn(language: Language): Promise<readonly Catalogue[]> {
  const files = sources();
  const english = files.filter(file => /[/]en(?:[.]ts|[/]index[.]ts)$/.test(file));
  const modules = english.map(async file => {
    const words = await wordsIn(file, language);
    return { file, part: partOf(file), words: sentencesOnly(words) };
  });
  const tables = files
    .filter(file => !isNamed(file))
    .map(file => ({ file, part: partOf(file), words: whole(language, one => tableIn(file, one)) }))
    .filter(({ words }) => Object.keys(words).length > 0);
  return [...(await Promise.all(modules)), ...tables];
}

/** Words of the module beside an English one. */
async function wordsIn(file: string, language: Language): Promise<object> {
  const exportedIn = async (one: Language): Promise<object> => {
    const path = join(ROOT, file.replace(/en((?:[/]index)?[.]ts)$/, `${one}$1`));
    if (one in DRAFTS && !existsSync(path)) return {};
    const exported = await import(pathToFileURL(path).href);
    return exported[one] ?? exported.guide;
  };
  const [own, english] = await Promise.all([exportedIn(language), exportedIn('en')]);
  return whole(language, one => (one === 'en' ? english : own));
}

/** Words of a language, completed if it is in progress. */
const whole = (language: Language, wordsOf: (one: Language) => object): object =>
  language in DRAFTS ? completed(wordsOf('en'), wordsOf(language)) : wordsOf(language);

/** Fields of guides and glossaries that name pictures, clauses and stems, and are no sentences. */
const INNER = new Set(['id', 'figure', 'forms', 'banned', 'names', 'source', 'clause']);

function sentencesOnly(words: object): object {
  const isData = Array.isArray(words) || 'sections' in words;
  return isData
    ? JSON.parse(JSON.stringify(words, (key, value) => (INNER.has(key) ? undefined : value)))
    : words;
}

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** Types and imports hold no sentences; `as const` and `satisfies` do. */
const isAside = ({ type }: Node): boolean => /^Import|^TS(?!As|Satisfies)/.test(type);

export const parsed = (file: string): Node =>
  parseAst(readFileSync(join(ROOT, file), 'utf8'), {
    lang: file.endsWith('x') ? 'tsx' : 'ts',
  }) as unknown as Node;

/** Sentences under a property or variable that bears the name of the language, by path. */
function tableIn(file: string, language: Language): object {
  const source = readFileSync(join(ROOT, file), 'utf8');
  // A module that names only one language has no table.
  if (!COMPLETE_LANGUAGES.every(one => new RegExp(`\\b${one}\\b\\s*[:=,]`).test(source))) return {};
  const found: Record<string, string> = {};
  collect(parsed(file), { language, path: [], isInside: false, found });
  return found;
}

interface Walk {
  readonly language: Language;
  readonly path: readonly string[];
  readonly isInside: boolean;
  readonly found: Record<string, string>;
}

function collect(node: Node, walk: Walk): void {
  if (isAside(node)) return;
  const sentence = textOf(node);
  if (sentence !== undefined) {
    if (!walk.isInside || !/\p{Letter}{2}/u.test(sentence)) return;
    const at = walk.path.join('.');
    walk.found[at in walk.found ? `${at}.${Object.keys(walk.found).length}` : at] = sentence;
    return;
  }
  const name = nameOf(node);
  const isOther = LANGUAGES.some(one => one === name && one !== walk.language);
  const isInside = (walk.isInside || name === walk.language) && !isOther;
  const path = name === walk.language ? [] : name === undefined ? walk.path : [...walk.path, name];
  for (const [field, value] of Object.entries(node)) {
    if (field === 'key' || field === 'id') continue;
    const children = Array.isArray(value) ? value : [value];
    for (const [i, child] of children.entries()) {
      const inList = node.type === 'ArrayExpression' ? [...path, String(i)] : path;
      if (isNode(child)) collect(child, { ...walk, path: inList, isInside });
    }
  }
}

/** Text of a literal, or of a template without expressions. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateElement') return undefined;
  return (node.value as { cooked?: string }).cooked;
}

/** Name of a property or of a variable. */
function nameOf(node: Node): string | undefined {
  const key = node.type === 'Property' ? node.key : node.type === 'VariableDeclarator' ? node.id : undefined;
  if (!isNode(key)) return undefined;
  return String(key.name ?? key.value ?? '');
}

/** Every text in a module, with repetitions. */
export function* textsIn(node: Node): Generator<string> {
  if (isAside(node)) return;
  const text = textOf(node);
  if (text !== undefined) yield text;
  for (const [field, value] of Object.entries(node))
    if (field !== 'key')
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* textsIn(child);
}
