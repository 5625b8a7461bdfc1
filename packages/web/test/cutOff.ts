/** Finds text of an open page that cannot be read: clipped, broken inside a word, covered, on other text, out of its box. */
import type { Page } from 'playwright-core';

export interface Unread {
  readonly fault: 'clipped' | 'broken' | 'covered' | 'overlaps' | 'spills';
  readonly text: string;
  /** Names and classes of its element and its parent. */
  readonly where: string;
  /** The element that lies over it, whose text does, or whose box is too small for it. */
  readonly under?: string | undefined;
}

/** Text that is shortened on purpose. */
export const BY_DESIGN: readonly string[] = [
  // Names that people choose have up to 24 letters.
  '.tb-seats b',
  // Letters of columns are repeated on every layer: a tag may stand on one of them.
  '.tess-letters',
];

/**
 * Faults of all visible text; text in elements that match `byDesign` is left out. Afterwards the page takes no more presses:
 * nothing lets the pointer through.
 */
export const unreadText = (page: Page, byDesign: readonly string[] = []): Promise<Unread[]> =>
  page.evaluate(exempt => {
    /** Ascent and descent reach beyond the letters: this part of a line may be clipped. */
    const LEADING = 0.3;
    /** Distance in pixels below which two texts look like one. */
    const TOUCH = -1.5;
    const EXEMPT = ['svg', '.only-read', '.skip', ...exempt].join(', ');
    /** Elements that lie over the page on purpose, until they are closed. */
    const OVERLAYS = 'dialog, [popover], [role=dialog], .tb-chosen, .tb-banner';

    const isClip = (value: string): boolean => value === 'hidden' || value === 'clip';
    const isScroll = (value: string): boolean => value === 'auto' || value === 'scroll';
    const nameOf = (one: Element | null): string => (one ? [one.localName, ...one.classList].join('.') : '');

    interface Frame {
      readonly style: CSSStyleDeclaration;
      readonly edge: DOMRect;
      /** True if it hides its content: faint, or reduced to a point for screen readers. */
      readonly isHidden: boolean;
    }
    const frames = new Map<Element, Frame>();
    const frameOf = (element: Element): Frame => {
      const known = frames.get(element);
      if (known) return known;
      const style = getComputedStyle(element);
      const edge = element.getBoundingClientRect();
      const isPoint = style.position === 'absolute' && style.clipPath === 'inset(50%)';
      const frame = { style, edge, isHidden: Number(style.opacity) < 0.1 || isPoint };
      frames.set(element, frame);
      return frame;
    };
    /** An element and its ancestors; the root itself is hidden from painting while it is tested. */
    const lineage = (element: Element): readonly Element[] => {
      const all: Element[] = [];
      for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement)
        all.push(at);
      return all;
    };

    /** The part of a line that scrolling leaves in view, and whether an ancestor clips the line. */
    function seenOf(above: readonly Element[], line: DOMRect): { box: DOMRect; isCut: boolean } | undefined {
      let [left, top, right, bottom] = [line.left, line.top, line.right, line.bottom];
      let isCut = false;
      const slack = LEADING * line.height;
      for (const at of above) {
        const { style, edge } = frameOf(at);
        if (style.display === 'inline' || style.display === 'contents') continue;
        if (isClip(style.overflowX)) isCut ||= line.left < edge.left - 1 || line.right > edge.right + 1;
        if (isClip(style.overflowY))
          isCut ||= line.top < edge.top - slack || line.bottom > edge.bottom + slack;
        if (isScroll(style.overflowX))
          [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (isScroll(style.overflowY))
          [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        // Scrolled out of sight.
        if (right - left < 2 || bottom - top < 2) return undefined;
        if (style.position === 'fixed') break;
      }
      return { box: new DOMRect(left, top, right - left, bottom - top), isCut };
    }

    const isOpaque = (element: Element): boolean => {
      const { style } = frameOf(element);
      const alpha = /(?:rgba\(.*,|\/)\s*([\d.]+)\)/.exec(style.backgroundColor)?.[1];
      return Number(alpha ?? 1) > 0.5 && Number(style.opacity) > 0.5 && style.visibility === 'visible';
    };
    /** The nearest element around that floats over the page. */
    const layerOf = (element: Element): Element | undefined =>
      lineage(element).find(at => at.matches(OVERLAYS) || /fixed|sticky/.test(frameOf(at).style.position));

    /** The element that is painted over the middle of a line and has nothing to do with it. */
    function coverOf(element: Element, box: DOMRect): Element | undefined {
      const y = box.top + box.height / 2;
      if (y < 0 || y > innerHeight) return undefined;
      // Both ends, or the middle of a letter or two.
      for (const x of box.width < 16 ? [box.left + box.width / 2] : [box.left + 2, box.right - 2]) {
        if (x < 0 || x > innerWidth) continue;
        const isRelated = (over: Element): boolean => over.contains(element) || element.contains(over);
        const top = document.elementFromPoint(x, y);
        if (!top || isRelated(top)) continue;
        for (const over of document.elementsFromPoint(x, y)) {
          if (isRelated(over) || layerOf(over)) break;
          if (isOpaque(over)) return over;
        }
      }
      return undefined;
    }

    const range = document.createRange();
    /** Words of which a part stands on another line. */
    const brokenIn = (node: Node): readonly string[] =>
      [...(node.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}’]{3,}/gu)].flatMap(({ 0: word, index }) => {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return tops.size > 1 ? [word] : [];
      });

    // Elements without pointer events are missing among those at a point. The sheet stays until the page is left: each change
    // of it restyles every element.
    const here = globalThis as { touchable?: CSSStyleSheet };
    if (!here.touchable) {
      here.touchable = new CSSStyleSheet();
      here.touchable.replaceSync('* { pointer-events: auto !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, here.touchable];
    }

    /** The box around a line, if the line leaves it: an element with an edge or a ground of its own. */
    function spilt(above: readonly Element[], line: DOMRect): Element | undefined {
      const slack = LEADING * line.height;
      for (const at of above) {
        const { style, edge } = frameOf(at);
        if (isScroll(style.overflowX) || isScroll(style.overflowY)) return undefined;
        if (style.display === 'inline' || style.display === 'contents') continue;
        const hasEdge = Number.parseFloat(style.borderTopWidth) > 0 && style.borderLeftStyle !== 'none';
        if (!hasEdge && !isOpaque(at)) continue;
        const isInside =
          line.left > edge.left - 2 &&
          line.right < edge.right + 2 &&
          line.top > edge.top - slack &&
          line.bottom < edge.bottom + slack;
        return isInside ? undefined : at;
      }
      return undefined;
    }

    /** Lines of text as they are seen, with the height of small letters. */
    const inked: { readonly element: Element; readonly text: string; readonly box: DOMRect }[] = [];
    const blockOf = (element: Element): Element | undefined =>
      lineage(element).find(at => frameOf(at).style.display !== 'inline');
    const isOneBlock = (a: Element, b: Element): boolean => blockOf(a) === blockOf(b);
    /** Lines that stand on a line of another block, or touch it. */
    function* overlaps(): Generator<readonly [(typeof inked)[number], Element]> {
      const rows = inked.toSorted((a, b) => a.box.top - b.box.top);
      for (const [i, one] of rows.entries())
        for (let j = i + 1; j < rows.length; j++) {
          const other = rows[j] as (typeof inked)[number];
          if (other.box.top > one.box.bottom - 1) break;
          const shared = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          if (
            shared > TOUCH &&
            !isOneBlock(one.element, other.element) &&
            layerOf(one.element) === layerOf(other.element)
          )
            yield [one, other.element];
        }
    }

    const found = new Map<string, Unread>();
    const report = (fault: Unread['fault'], element: Element, words: string, under?: Element): void => {
      const text = words.trim().replace(/\s+/g, ' ');
      const where = `${nameOf(element.parentElement)} > ${nameOf(element)}`;
      found.set(`${fault} ${where} ${text}`, { fault, where, text, under: under && nameOf(under) });
    };
    // A modal dialog makes the rest of the page unreadable on purpose.
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest(EXEMPT)) continue;
      if (!element.checkVisibility({ checkVisibilityCSS: true })) continue;
      const above = lineage(element);
      if (above.some(at => frameOf(at).isHidden)) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const seen = lines.map(line => seenOf(above, line)).filter(one => one !== undefined);
      if (seen.length === 0) continue;
      const { style } = frameOf(element);
      const isShortened = style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
      if (isShortened || seen.some(({ isCut }) => isCut)) report('clipped', element, node.textContent);
      else
        for (const line of lines) {
          const box = spilt(above, line);
          if (box) report('spills', element, node.textContent, box);
        }
      for (const { box } of seen) {
        const over = coverOf(element, box);
        if (over) report('covered', element, node.textContent, over);
        const [top, height] = [box.top + LEADING * box.height, (1 - 2 * LEADING) * box.height];
        inked.push({ element, text: node.textContent, box: new DOMRect(box.left, top, box.width, height) });
      }
      if (lines.length > 1) for (const word of brokenIn(node)) report('broken', element, word);
    }
    for (const [{ element, text }, over] of overlaps()) report('overlaps', element, text, over);
    return [...found.values()];
  }, byDesign);
