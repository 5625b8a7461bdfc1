/**
 * Reading list: `npx node scripts/readingList.ts [--language fr] [--part loop] [--to folder]`. Every sentence of every
 * catalogue as players see it, filled with realistic names and numbers, one text file per part and language.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { fill, LANGUAGES, type Language, typeset } from '@tessera/engine';
import { cataloguesIn, PARTS, type Part, ROOT } from './reading/catalogues.ts';
import { CHANCES, COUNTS, samplesOf } from './reading/samples.ts';

/** A sentence of a catalogue: its file, its key there, the words as written, and as players see them. */
interface Entry {
  readonly file: string;
  readonly part: Part;
  readonly key: string;
  readonly written: string;
  readonly seen: readonly string[];
}

type Forms = Readonly<Record<string, string>>;

/** Every sentence in a language, in the order of the catalogues. */
export async function readingIn(language: Language): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for (const { file, part, words } of await cataloguesIn(language)) {
    const say = speakerOf(part, language);
    const walk = (value: unknown, path: readonly string[]): void => {
      const key = path.join('.');
      if (typeof value === 'string')
        entries.push({ file, part, key, written: value, seen: say.sentence(value) });
      else if (isCounted(value)) {
        const counted = say.counted(value);
        for (const [form, written] of Object.entries(value))
          entries.push({ file, part, key: `${key}.${form}`, written, seen: counted[form] ?? [] });
      } else if (typeof value === 'object' && value !== null)
        for (const [name, inner] of Object.entries(value)) walk(inner, [...path, name]);
    };
    walk(words, []);
  }
  return entries;
}

/** Plural forms: those of the shell (`one`, `other`) and those of the loop's effects (`one`, `few`, `many`). */
const isCounted = (value: unknown): value is Forms =>
  typeof value === 'object' &&
  value !== null &&
  'one' in value &&
  Object.entries(value).every(
    ([form, text]) => /^(?:zero|one|two|few|many|other)$/.test(form) && typeof text === 'string',
  );

function speakerOf(part: Part, language: Language) {
  const samples = samplesOf(part, language);
  const rules = new Intl.PluralRules(language);
  const percents = new Intl.NumberFormat(language, { style: 'percent' });
  /** A chance has its sign, unless it stands in the sentence. */
  const sampleOf = (set: string, name: string, value = ''): string =>
    CHANCES.includes(name) && !new RegExp(`\\{${name}\\}\\s?%`).test(set)
      ? percents.format(Number(value) / 100)
      : value;
  /** Fills a sentence, once for each sample of the parameters that take a form. */
  const sentence = (written: string, count?: number): readonly string[] => {
    const set = typeset(language, written);
    const names = [...set.matchAll(/\{(\w+)(\|\w+)?\}/g)].map(([, name = '', form]) => ({ name, form }));
    const runs = Math.max(1, ...names.map(({ name, form }) => (form ? samples(name).length : 1)));
    const filled = Array.from({ length: runs }, (_, run) =>
      fill(
        set,
        Object.fromEntries(
          names.map(({ name }) => [
            name,
            name === 'count' && count !== undefined
              ? String(count)
              : sampleOf(set, name, samples(name)[run] ?? samples(name)[0]),
          ]),
        ),
      ),
    );
    return [...new Set(filled)];
  };
  const counted = (forms: Forms): Readonly<Record<string, readonly string[]>> => {
    const formFor = (count: number): string => {
      if (!('other' in forms)) return count === 1 ? 'one' : count > 1 && count < 5 ? 'few' : 'many';
      const form = rules.select(count);
      return form in forms ? form : 'other';
    };
    const said: Record<string, string[]> = {};
    for (const count of COUNTS) {
      const form = formFor(count);
      said[form] = [...(said[form] ?? []), ...sentence(forms[form] ?? '', count)];
    }
    return said;
  };
  return { sentence: (written: string) => sentence(written), counted };
}

/** Text of a part: a heading per file, then the key and every sentence of it. */
export function page(entries: readonly Entry[]): string {
  const lines: string[] = [];
  let heading = '';
  for (const { file, key, seen } of entries) {
    if (file !== heading) lines.push('', `## ${file}`, '');
    heading = file;
    lines.push(...seen.map((sentence, i) => `${i === 0 ? key : ' '.repeat(key.length)}\t${sentence}`));
  }
  return `${lines.join('\n').trim()}\n`;
}

async function write(languages: readonly Language[], parts: readonly Part[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const language of languages) {
    const entries = await readingIn(language);
    for (const part of parts) {
      const own = entries.filter(entry => entry.part === part);
      const file = join(folder, `${part}.${language}.txt`);
      writeFileSync(file, page(own));
      console.log(`${file}: ${own.length} keys`);
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: { language: { type: 'string' }, part: { type: 'string' }, to: { type: 'string' } },
  });
  const languages = LANGUAGES.filter(one => (values.language ?? one) === one);
  const parts = PARTS.filter(one => (values.part ?? one) === one);
  if (languages.length * parts.length > 0)
    await write(languages, parts, values.to ?? join(ROOT, 'reading-list'));
  else {
    console.error(`Choose a language (${LANGUAGES.join(', ')}) and a part (${PARTS.join(', ')}).`);
    process.exitCode = 2;
  }
}
