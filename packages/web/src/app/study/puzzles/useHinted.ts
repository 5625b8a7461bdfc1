import { useEffect } from 'preact/hooks';
import { subjectOf } from '../../../match/subject.ts';
import type { Solving } from './solver.ts';

/** A square at the end of what an answer begins with: "c14". */
const SQUARE = /[a-z]\d+$/;

/** Marks the square of the piece to move, where a board names its squares; other boards mark what can be played. */
export function useHinted({ phase, hint = '' }: Solving): void {
  const [place] = SQUARE.exec(subjectOf(hint)) ?? [];
  const isShown = phase === 'ask' && place !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    const squares = [...document.querySelectorAll<HTMLElement>('[data-square][aria-label]')];
    const square = squares.find(one => one.ariaLabel?.split(/[^\p{L}\p{N}]+/u).includes(place));
    square?.setAttribute('data-hinted', '');
    return () => square?.removeAttribute('data-hinted');
  }, [isShown, place]);
}
