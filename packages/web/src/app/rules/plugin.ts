/** Vite plugin: imports a document of docs/rules as HTML by `<game>.md?page`. */
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
