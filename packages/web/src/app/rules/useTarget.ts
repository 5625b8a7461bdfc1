/** Scrolls to the element of a fragment, in either layer, and marks it. */
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { saidOf } from '../../games/guide.ts';
import { PATHS } from '../../ui/router.ts';
import type { OpenBook } from './openBook.ts';

interface TargetWorld {
  readonly root: RefObject<HTMLElement | null>;
  readonly book: OpenBook;
  readonly anchor: string;
  /** Incremented when the same fragment is requested again after scrolling away. */
  readonly visit: number;
  /** Clears the search and unfolds collapsed content. */
  show(target: HTMLElement): void;
}

/** Returns a fragment that has no target. */
export function useTarget({ root, book, anchor, visit, show }: TargetWorld): string | undefined {
  const [lost, setLost] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit is a reason to go there again.
  useEffect(() => {
    const target =
      anchor === '' ? undefined : root.current?.querySelector<HTMLElement>(`#${CSS.escape(anchor)}`);
    setLost(anchor === '' || target ? undefined : anchor);
    if (!target) return undefined;
    show(target);
    const said = sayBeside(target, book);
    target.classList.add('is-target');
    // Runs after collapsed content has been laid out.
    const frame = requestAnimationFrame(() => {
      target.scrollIntoView({ block: 'start' });
      target.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
      target.classList.remove('is-target');
      said?.remove();
    };
  }, [anchor, visit, book, root, show]);
  return lost;
}

/** Adds the guide's sentence about a clause below it. */
function sayBeside(target: HTMLElement, { game, guide, words }: OpenBook): HTMLElement | undefined {
  const said = saidOf(guide, target.id);
  if (!said) return undefined;
  const note = document.createElement('span');
  note.className = 'clause-said';
  const link = document.createElement('a');
  link.href = PATHS.rules(said.anchor, game);
  link.textContent = said.text;
  note.append(`${words.inShort} `, link);
  (target.matches('tr') ? target.lastElementChild : target)?.append(note);
  return note;
}
