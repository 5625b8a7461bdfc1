/** A Vite plugin: `virtual:rules/<game>/en` is docs/rules/<game>.md as a page, `…/fr` is <game>.fr.md. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@tessera/engine';
import type { Plugin } from 'vite';
import { convertRules } from './convert.ts';

const PREFIX = 'virtual:rules/';
/** By convention ids of virtual modules begin with a zero byte, so that no other plugin reads them as files. */
const RESOLVED = `\0${PREFIX}`;

/** Serves the rules documents of a folder as modules. */
export function rulesPages(folder: string): Plugin {
  return {
    name: 'tessera-rules',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const name = id.slice(RESOLVED.length);
      const file = join(folder, fileOf(name));
      if (!existsSync(file)) throw new Error(`The rules document ${file} does not exist.`);
      this.addWatchFile(file);
      const language = LANGUAGES.find(one => name.endsWith(`/${one}`));
      return `export const page = ${JSON.stringify(convertRules(readFileSync(file, 'utf8'), language))};`;
    },
  };
}

/** English is written in <game>.md, every other language in <game>.<language>.md. */
export function fileOf(name: string): string {
  const [game, language] = name.split('/');
  return language === LANGUAGES[0] ? `${game}.md` : `${game}.${language}.md`;
}
