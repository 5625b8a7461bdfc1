/**
 * Vite plugin: writes out the files behind `` import(`./${language}.ts`) ``, the form in which every catalogue is loaded.
 * Vite itself would take in all files of the folder, tests included. A language without a file gives undefined. While no
 * language is in progress, the client carries no code for that.
 */
import { createRequire } from 'node:module';
import { DRAFTS, LANGUAGES } from '@tessera/engine';
import type { Plugin } from 'vite';

const OURS = /\/packages\/(?:engine|games|table|web)\/src\/.*\.tsx?$/;
const TEMPLATE = /import\(`([^`$]*)\$\{language\}([^`$]*)`\)/g;
const ANY_TEMPLATE = /\bimport\(`/;
const ASKED = /\b(?:\w+\.)?language in DRAFTS\b/g;

export const languages: Plugin = {
  name: 'tessera-languages',
  enforce: 'pre',
  transform: {
    filter: { id: { include: OURS, exclude: /\.test\.tsx?$/ }, code: /\bimport\(`|\bin DRAFTS\b/ },
    handler(code, id) {
      const listed = withFiles(code, { languages: LANGUAGES, isThere: isThereFor(id) });
      if (ANY_TEMPLATE.test(listed)) this.error('only `language` may vary in a path that is imported');
      const isAsked = Object.keys(DRAFTS).length > 0;
      return { code: isAsked ? listed : listed.replace(ASKED, 'false'), map: null };
    },
  },
};

interface Known {
  readonly languages: readonly string[];
  readonly isThere: (path: string) => boolean;
}

/** The module with one import for each language that has a file; English that it imports at once is not fetched again. */
export function withFiles(code: string, { languages, isThere }: Known): string {
  return code.replace(TEMPLATE, (_, before: string, after: string) => {
    const pathOf = (language: string): string => `${before}${language}${after}`;
    const later = languages.filter(one => !code.includes(`import { ${one} } from '${pathOf(one)}'`));
    const files = later.filter(one => isThere(pathOf(one)));
    const imports = files.map(one => `${one}: () => import('${pathOf(one)}')`);
    return `({ ${imports.join(', ')} })[language]${files.length === later.length ? '' : '?.'}()`;
  });
}

/** True if a module finds a path, relative or of a package. */
function isThereFor(id: string): (path: string) => boolean {
  const { resolve } = createRequire(id);
  return path => {
    try {
      return resolve(path) !== '';
    } catch {
      return false;
    }
  };
}
