/** Marks terms of the glossary in the text of the rules. */
import { type Glossary, patternOfStems } from '@tessera/games/glossary';

/** Text that keeps its plain look: links, code, headings, tables and pictures. */
const PLAIN = 'a, code, pre, h2, h3, h4, table, summary, svg, figure > :not(figcaption)';

/** Class of a marked term; its `data-term` is the id in the glossary. */
const TERM = 'term';

/** Makes the first occurrence of each term in a section a button. Marking an article twice changes nothing. */
export function markTerms(article: HTMLElement, glossary: Glossary): void {
  if (article.dataset.terms !== undefined) return;
  article.dataset.terms = '';
  // The longer term wins: "perpetual energy" is not "energy".
  const terms = [...glossary]
    .sort((a, b) => b.term.length - a.term.length)
    .map(({ id, forms }) => ({ id, pattern: patternOfStems(forms) }));
  let seen = new Set<string>();
  for (const block of article.children) {
    if (block.tagName === 'H2') seen = new Set();
    for (const text of textsIn(block)) markIn(text, terms, seen);
  }
}

function textsIn(block: Element): readonly Text[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest(PLAIN)) texts.push(walker.currentNode as Text);
  return texts;
}

interface Found {
  readonly id: string;
  readonly at: number;
  readonly length: number;
}

function markIn(text: Text, terms: readonly { id: string; pattern: RegExp }[], seen: Set<string>): void {
  const words = text.data;
  const found: Found[] = [];
  for (const { id, pattern } of terms) {
    const match = seen.has(id) ? undefined : [...words.matchAll(pattern)].find(isApart(found));
    if (!match) continue;
    seen.add(id);
    found.push({ id, at: match.index, length: match[0].length });
  }
  // From the last to the first, so that earlier places stay where they are.
  for (const { id, at, length } of found.sort((a, b) => b.at - a.at)) {
    const rest = text.splitText(at);
    rest.splitText(length);
    rest.replaceWith(termOf(id, rest.data));
  }
}

const isApart =
  (found: readonly Found[]) =>
  ({ index, 0: { length } }: RegExpExecArray): boolean =>
    found.every(one => index >= one.at + one.length || index + length <= one.at);

/** A span, since a native button would not break between lines. */
function termOf(id: string, words: string): HTMLElement {
  const term = document.createElement('span');
  term.className = TERM;
  term.dataset.term = id;
  term.setAttribute('role', 'button');
  term.tabIndex = 0;
  term.textContent = words;
  return term;
}

/** The marked term around an element, if any. */
export const termAround = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>(`.${TERM}`)) || undefined;
