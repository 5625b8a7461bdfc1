/** Definition of a term beside it, on hover, focus and tap. Esc closes it before anything else. */
import type { Glossary } from '@tessera/games/glossary';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { capitalised } from '../../text/index.ts';
import { termAround } from './terms.ts';

const NOTE = 'term-note';
/** Distance from the edges of the window and from the term, in pixels. */
const GAP = 8;

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
    place(shown, term);
    term.setAttribute('aria-describedby', NOTE);
    const ends = whileShown(
      () => place(shown, term),
      () => setTerm(undefined),
    );
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

/** Below the line where the term begins, or above it where there is no room; inside the window. */
function place(note: HTMLElement, term: HTMLElement): void {
  const [line = term.getBoundingClientRect()] = term.getClientRects();
  const { width, height } = note.getBoundingClientRect();
  const isBelow = line.bottom + GAP + height < innerHeight;
  const left = Math.max(GAP, Math.min(line.left, document.documentElement.clientWidth - width - GAP));
  note.style.left = `${left}px`;
  note.style.top = `${isBelow ? line.bottom + GAP / 2 : line.top - height - GAP / 2}px`;
}
