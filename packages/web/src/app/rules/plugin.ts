/** A Vite plugin: a document of docs/rules, asked for as `<game>.md?page`, is a page of the reader. */
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@tessera/engine';
import type { Plugin } from 'vite';
import { convertRules } from './convert.ts';

const QUERY = '?page';

export const rulesPages: Plugin = {
  name: 'tessera-rules',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith(`.md${QUERY}`)) return undefined;
    const file = id.slice(0, -QUERY.length);
    const language = LANGUAGES.find(one => file.endsWith(`.${one}.md`)) ?? LANGUAGES[0];
    return `export const page = ${JSON.stringify(convertRules(readFileSync(file, 'utf8'), language))};`;
  },
};
