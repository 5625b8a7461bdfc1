/** Definition of a term beside it, on hover, focus and tap. Esc closes it before anything else. */
import type { Glossary } from '@tessera/games/glossary';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { capitalised } from '../../text/index.ts';
import { isHandheld, layoutNow } from '../../ui/breakpoints.ts';
import { termAround } from './terms.ts';

const NOTE = 'term-note';
/** Distance from the edges of the window and from the term, in pixels. */
const GAP = 8;
/** Height of the bar at the top, in pixels. */
const HEAD = 48;

interface TermNoteProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly glossary: Glossary;
}

export function TermNote({ root, glossary }: TermNoteProps) {
  const [term, setTerm] = useState<HTMLElement>();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => listen(root.current, setTerm), [root]);
  useLayoutEffect(() => {
    if (!term || !note.current) return undefined;
    const shown = note.current;
    const follow = () => place(shown, term);
    follow();
    term.setAttribute('aria-describedby', NOTE);
    const ends = whileShown(follow, () => setTerm(undefined));
    return () => {
      ends.abort();
      term.removeAttribute('aria-describedby');
    };
  }, [term]);
  const entry = glossary.find(({ id }) => id === term?.dataset.term);
  if (!entry) return null;
  return (
    <div ref={note} id={NOTE} className={NOTE} role="tooltip">
      <b>{capitalised(entry.term)}</b> {entry.meaning}
    </div>
  );
}

/** Follows pointer and focus over the terms inside an element. */
function listen(root: HTMLElement | null, show: (term: HTMLElement | undefined) => void): () => void {
  const ends = new AbortController();
  const options = { signal: ends.signal };
  const over = ({ target }: Event): void => show(termAround(target));
  root?.addEventListener('pointerover', over, options);
  root?.addEventListener('pointerleave', () => show(undefined), options);
  root?.addEventListener('focusin', over, options);
  root?.addEventListener('focusout', () => show(undefined), options);
  root?.addEventListener('click', over, options);
  root?.addEventListener(
    'keydown',
    event => {
      if (!termAround(event.target) || !['Enter', ' '].includes(event.key)) return;
      event.preventDefault();
      over(event);
    },
    options,
  );
  return () => ends.abort();
}

/** Keeps an open note beside its term while the page scrolls, and closes it by Esc. */
function whileShown(follow: () => void, close: () => void): AbortController {
  const ends = new AbortController();
  const options = { capture: true, signal: ends.signal };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  document.addEventListener('keydown', onKey, options);
  document.addEventListener('scroll', follow, options);
  return ends;
}

/** Narrowest margin beside the text that holds a note, in pixels. */
const MARGIN = 160;

/**
 * Places a note where the paragraph being read stays visible: in the margin beside the text, else above the paragraph or
 * below it, else above the line where the term begins or below that. On phones it is a sheet at the bottom, or at the top while the term is down there.
 */
function place(note: HTMLElement, term: HTMLElement): void {
  const [line = term.getBoundingClientRect()] = term.getClientRects();
  note.style.cssText = '';
  if (isHandheld(layoutNow())) {
    note.classList.add('is-sheet');
    const isUnder = line.bottom + GAP > innerHeight - note.offsetHeight;
    note.style.inset = isUnder ? '0 0 auto' : 'auto 0 0';
    return;
  }
  note.classList.remove('is-sheet');
  const width = document.documentElement.clientWidth;
  const text = term.closest('.rules-text');
  const margin = (text?.getBoundingClientRect().right ?? width) + 2 * GAP;
  const isBeside = width - GAP - margin >= MARGIN;
  if (isBeside) note.style.maxWidth = `min(22rem, ${width - GAP - margin}px)`;
  const { offsetWidth, offsetHeight } = note;
  const paragraph = term.closest('p, li, dd, td')?.getBoundingClientRect() ?? line;
  const over = (part: DOMRect): number => part.top - offsetHeight - GAP / 2;
  const under = (part: DOMRect): number => part.bottom + GAP / 2;
  const fits = (at: number): boolean => at > HEAD && at + offsetHeight + GAP <= innerHeight;
  const places = [over(paragraph), under(paragraph), over(line), under(line)];
  const top = isBeside ? line.top - GAP : (places.find(fits) ?? under(line));
  note.style.left = `${isBeside ? margin : Math.max(GAP, Math.min(line.left, width - offsetWidth - GAP))}px`;
  note.style.top = `${Math.min(top, innerHeight - offsetHeight - GAP)}px`;
}
