/** Full-text search in the rules: filters passages and finds the ranges to highlight. */

/**
 * Folds case, accents and no-break spaces, so that "etoile" finds "étoile"; the length stays the same.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\0-\x7f]/g, letter => letter.normalize('NFD').charAt(0) || letter)
    .replaceAll('\u00a0', ' ')
    .toLowerCase();

/** Elements that are found or hidden as a whole; of a picture only its caption. */
const PASSAGES = ':is(li, p, tr, pre):not(figure *), figcaption, h2, h3, h4';

/** Hides passages without the query and returns the matching ranges; an empty query shows everything. */
export function filterRules(article: HTMLElement, query: string): { passages: number; ranges: Range[] } {
  const wanted = folded(query.trim());
  const ranges: Range[] = [];
  let passages = 0;
  for (const block of article.children) {
    if (!(block instanceof HTMLElement)) continue;
    const parts = block.matches(PASSAGES) ? [block] : [...block.querySelectorAll<HTMLElement>(PASSAGES)];
    let isAnyShown = wanted === '';
    for (const part of parts) {
      const isShown = wanted === '' || folded(part.textContent ?? '').includes(wanted);
      const isHead = part.parentElement?.tagName === 'THEAD';
      part.hidden = !isShown && !isHead;
      if (wanted === '' || !isShown || isHead) continue;
      isAnyShown = true;
      passages++;
      ranges.push(...rangesIn(part, wanted));
    }
    block.hidden = !isAnyShown;
    if (block instanceof HTMLDetailsElement) block.open = wanted !== '' && isAnyShown;
  }
  if (wanted !== '') showHeadings(article);
  return { passages, ranges };
}

/** Shows the headings above visible passages. */
function showHeadings(article: HTMLElement): void {
  let open: HTMLElement[] = [];
  for (const block of article.children) {
    if (!(block instanceof HTMLElement)) continue;
    const level = /^H([2-4])$/.exec(block.tagName)?.[1];
    if (level !== undefined) open = [...open.filter(({ tagName }) => tagName < block.tagName), block];
    else if (!block.hidden) for (const heading of open) heading.hidden = false;
  }
}

/** Ranges of a text inside an element; one may span several text nodes, since terms are marked. */
function rangesIn(element: HTMLElement, wanted: string): Range[] {
  const nodes: { node: Node; start: number }[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) {
    nodes.push({ node: walker.currentNode, start: text.length });
    text += folded(walker.currentNode.nodeValue ?? '');
  }
  const ranges: Range[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const end = at + wanted.length;
    const [first, last] = [
      nodes.findLast(({ start }) => start <= at),
      nodes.findLast(({ start }) => start < end),
    ];
    if (!first || !last) continue;
    const range = new Range();
    range.setStart(first.node, at - first.start);
    range.setEnd(last.node, end - last.start);
    ranges.push(range);
  }
  return ranges;
}

/** Highlights ranges by the CSS Custom Highlight API, where the browser supports it. */
export function highlight(ranges: readonly Range[]): void {
  if (typeof Highlight === 'undefined') return;
  if (ranges.length === 0) CSS.highlights.delete('found');
  else CSS.highlights.set('found', new Highlight(...ranges));
}
