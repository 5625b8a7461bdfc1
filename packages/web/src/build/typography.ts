/**
 * Vite plugin: sets the no-break spaces of French and Czech in the catalogues of the client, so that pages
 * carry no code for it. Sentences are those in a file or folder named after a language (`cs.ts`, `fr/panels.ts`)
 * and those under a name of a language anywhere else (`titles.cs`).
 */
import { LANGUAGES, type Language, typeset } from '@tessera/engine';
import { type Plugin, parseAst } from 'vite';

const OTHERS = LANGUAGES.slice(1).join('|');
const IN_FILE = new RegExp(`/(${OTHERS})(?:\\.ts$|/)`);
const IN_NAMES = new RegExp(`\\b(?:${OTHERS})\\b\\s*[:=]`);
const OURS = /\/packages\/(?:engine|games|table|web)\/src\/.*\.tsx?$/;

export const typography: Plugin = {
  name: 'tessera-typography',
  enforce: 'post',
  transform: {
    filter: { id: OURS },
    handler: (code, id) => ({ code: typesetModule(code, id), map: null }),
  },
};

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** A module in JavaScript whose sentences are typeset; `id` is its file. */
export function typesetModule(code: string, id: string): string {
  const language = IN_FILE.exec(id)?.[1] as Language | undefined;
  if (!language && !IN_NAMES.test(code)) return code;
  let [set, done] = ['', 0];
  const sentences = [...sentencesIn(parseAst(code) as unknown as Node, language)];
  // Fields of a template come text first.
  sentences.sort((a, b) => a.start - b.start);
  for (const { start, end, spoken } of sentences) {
    set += code.slice(done, start) + typeset(spoken, code.slice(start, end));
    done = end;
  }
  return set + code.slice(done);
}

interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly spoken: Language;
}

/** Literals and texts of templates, each with its language. */
function* sentencesIn(node: Node, language: Language | undefined): Generator<Sentence> {
  if ((node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateElement') {
    if (language) yield { start: node.start, end: node.end, spoken: language };
    return;
  }
  const spoken = languageNamed(node) ?? language;
  for (const field of Object.values(node))
    for (const child of Array.isArray(field) ? field : [field])
      if (isNode(child)) yield* sentencesIn(child, spoken);
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** Language whose name a property or a variable bears. */
function languageNamed(node: Node): Language | undefined {
  const key = node.type === 'Property' ? node.key : node.type === 'VariableDeclarator' ? node.id : undefined;
  const name = isNode(key) ? key.name : undefined;
  return LANGUAGES.find(one => one === name);
}
