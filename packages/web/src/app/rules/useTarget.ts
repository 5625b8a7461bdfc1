/** Goes to what an anchor names, in either layer, and marks it. */
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { saidOf } from '../../games/guide.ts';
import { PATHS } from '../../ui/router.ts';
import type { OpenBook } from './openBook.ts';

interface TargetWorld {
  readonly root: RefObject<HTMLElement | null>;
  readonly book: OpenBook;
  readonly anchor: string;
  /** Grows when the same anchor is asked for again, from which the reader may have scrolled away. */
  readonly visit: number;
  /** Lets go of a search and unfolds what is hidden. */
  show(target: HTMLElement): void;
}

/** Gives back a name that leads nowhere. */
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
    // After everything has unfolded.
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

/** Under a clause, what the player's page makes of it. */
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
