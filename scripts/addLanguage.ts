/**
 * Adds a language: `npx node scripts/addLanguage.ts de`. Wherever a catalogue is listed by language, the English one
 * stands in for the new language, so that the program speaks it at once and can be translated file by file.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..');

/** A property of an object literal: its name, its value as it is written, and where it ends. */
interface Property {
  readonly name: string;
  readonly value: string;
  readonly end: number;
}

/** `Deutsch`, as its speakers write it. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/**
 * The source with one more language in every object that has one entry each for `en`, `fr` and `cs`. `bring` is told of
 * every file that is imported for it.
 */
export function withLanguage(source: string, language: string, bring: (path: string) => void): string {
  let result = source;
  // From the last to the first, so that earlier places stay where they are.
  for (const { index } of [...source.matchAll(/(?<=[{,]\s*)en(?=\s*[:,])/g)].reverse()) {
    const properties = propertiesFrom(result, index);
    const names = properties.map(({ name }) => name);
    if (!names.includes('fr') || !names.includes('cs') || names.includes(language)) continue;
    const value = entryFor(properties[0]?.value ?? '', language, bring);
    const { end } = properties.at(-1) as Property;
    // A pattern takes an object apart, and lists nothing.
    if (/^[,\s]*\}\s*(=[^=]|\)\s*=>)/.test(result.slice(end))) continue;
    result = `${result.slice(0, end)}, ${language}: ${value}${result.slice(end)}`;
  }
  return result;
}

/** `() => import('./de.ts')` from `() => import('./en.ts')`; any other value is that of English. */
function entryFor(english: string, language: string, bring: (path: string) => void): string {
  if (english === "'English'") return `'${nameOf(language)}'`;
  return english
    .replace(/(?<=import\('.*\/)en(?=(\/index)?\.ts'\))/, language)
    .replace(/(?<=import\('(.+)'\)\)?)(\.en)?$/, (found, path: string) => {
      bring(path);
      return found && `.${language}`;
    });
}

/** Properties of the literal around `start`, from the one that begins there on. */
function propertiesFrom(source: string, start: number): readonly Property[] {
  const properties: Property[] = [];
  let from = start;
  while (true) {
    const end = endOfProperty(source, from);
    const [, name, value = name] =
      /^\s*([\w$]+)\s*(?::\s*([\s\S]*?))?\s*$/.exec(source.slice(from, end)) ?? [];
    if (name === undefined) return properties;
    const trimmed = source.slice(from, end).trimEnd().length;
    properties.push({ name, value: value as string, end: from + trimmed });
    if (source[end] !== ',') return properties;
    from = end + 1;
  }
}

/** Where the comma or the brace behind a property stands. */
function endOfProperty(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    const sign = source[at] as string;
    if (`'"\``.includes(sign)) at = endOfText(source, at);
    else if ('([{'.includes(sign)) depth++;
    else if (depth === 0 && ',}'.includes(sign)) return at;
    else if (')]}'.includes(sign)) depth--;
  }
  return source.length;
}

function endOfText(source: string, from: number): number {
  let at = from + 1;
  while (at < source.length && source[at] !== source[from]) at += source[at] === '\\' ? 2 : 1;
  return at;
}

/** A file for the words of a language, with those of English in it. */
function standIn(file: string, language: string): string {
  const isFolder = file.endsWith(join(language, 'index.ts'));
  if (isFolder) mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `export { en as ${language} } from '${isFolder ? '../en/index.ts' : './en.ts'}';\n`);
  return file;
}

function add(language: string): void {
  const files = globSync('packages/*/{src,test}/**/*.{ts,tsx}', { cwd: ROOT }).map(file => join(ROOT, file));
  const changed: string[] = [];
  for (const file of files) {
    const before = readFileSync(file, 'utf8');
    const isList = file.endsWith(join('engine', 'src', 'language.ts'));
    const bring = (path: string): void => {
      changed.push(standIn(join(dirname(file), path), language));
    };
    const after = isList
      ? before.replace(/(?<=LANGUAGES = \[[^\]]*)(?=\])/, `, '${language}'`)
      : withLanguage(before, language, bring);
    if (after === before) continue;
    writeFileSync(file, after);
    changed.push(file);
  }
  const biome = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  spawnSync(process.execPath, [biome, 'format', '--write', ...changed], { cwd: ROOT });
  console.log(`${nameOf(language)} (${language}) was added in ${changed.length} files, in English words.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , language = ''] = process.argv;
  if (/^[a-z]{2}$/.test(language)) add(language);
  else {
    console.error('Name the language by its two letters: npx node scripts/addLanguage.ts de');
    process.exitCode = 2;
  }
}
