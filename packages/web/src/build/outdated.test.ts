import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { COMPLETE_LANGUAGES } from '@tessera/engine';
import { expect, test } from 'vitest';
import { SUPPORTED } from './browsers.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The last inline script of index.html. */
const DETECTION = [...read('index.html').matchAll(/<script>([\s\S]*?)<\/script>/g)].at(-1)?.[1] ?? '';

/** Address of the script that the detection loads in a browser with or without a feature. */
function loaded(has: { readonly property: boolean; readonly mix: boolean }): string | undefined {
  const script: { src?: string } = {};
  const CSS = { supports: () => has.mix };
  const window = has.property ? { CSSPropertyRule: class {} } : {};
  const document = { createElement: () => script, head: { appendChild: (added: object) => added } };
  runInNewContext(DETECTION, { window, CSS, document });
  return script.src;
}

test('a browser that lacks a feature of the supported ones loads the notice', () => {
  expect(loaded({ property: true, mix: true })).toBeUndefined();
  expect(loaded({ property: false, mix: true })).toBe('/outdated.js');
  expect(loaded({ property: true, mix: false })).toBe('/outdated.js');
});

/** Text of the notice for a stored and a preferred language. */
function noticeIn(stored: string | null, languages: readonly string[]): string {
  const said: { textContent?: string }[] = [];
  const note = {
    lang: '',
    style: {},
    setAttribute: () => undefined,
    appendChild: (part: object) => {
      said.push(part);
      return part;
    },
  };
  const document = {
    createElement: (tag: string) => (tag === 'main' ? note : {}),
    body: { insertBefore: (shown: object) => expect(shown).toBe(note) },
  };
  const localStorage = { getItem: () => stored };
  runInNewContext(read('public/outdated.js'), { document, localStorage, navigator: { languages } });
  return [note.lang, ...said.map(({ textContent }) => textContent)].join(' ');
}

test('the notice names the supported browsers in the language of the page', () => {
  for (const language of COMPLETE_LANGUAGES) {
    const text = noticeIn(null, ['zz-AT', `${language}-XX`]);
    expect(text).toMatch(new RegExp(`^${language} `));
    for (const [name, version] of Object.entries(SUPPORTED))
      expect(text.toLowerCase()).toContain(`${name} ${version}`);
  }
  expect(noticeIn('{"language":"cs"}', ['fr-FR'])).toMatch(/^cs Tento prohlížeč/);
  expect(noticeIn('{', ['zz'])).toMatch(/^en This browser/);
});
