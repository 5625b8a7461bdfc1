/** Fits texts into the cards of a hand: each step saves room, so that nothing is cut off. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** A name that is smaller, then on two lines, then still smaller. */
const NAME_STEPS = 3;
/** The certain effect in brief, no symbols, closer lines, no effect, symbols in place of words. */
const TEXT_STEPS = 5;
/** Pixels by which letters reach beyond their lines. */
const TAILS = 4;

/** `about`: what the texts depend on. */
export function useFittedCards(root: RefObject<HTMLElement | null>, ...about: readonly unknown[]): void {
  useLayoutEffect(() => {
    const fit = (): void => {
      const cards = [...(root.current?.querySelectorAll<HTMLElement>('.lp-card') ?? [])];
      fitAll(cards, 'name', NAME_STEPS, card => isCut(card, '.lp-card-head b'));
      fitAll(
        cards,
        'fit',
        TEXT_STEPS,
        card => isTall(card) || isCut(card, '.lp-card-text, .lp-symbols, .lp-now'),
      );
    };
    fit();
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  }, [root, ...about]);
}

/** All cards are measured before any is changed: every step lays the page out once. */
function fitAll(
  cards: readonly HTMLElement[],
  kind: 'name' | 'fit',
  steps: number,
  isWrong: (card: HTMLElement) => boolean,
): void {
  for (const card of cards) card.dataset[kind] = '';
  let open = cards;
  for (let step = 1; step <= steps; step++) {
    open = open.filter(isWrong);
    for (const card of open) card.dataset[kind] += String(step);
  }
}

const isTall = (card: HTMLElement): boolean => card.scrollHeight > card.clientHeight + 1;

const isCut = (card: HTMLElement, parts: string): boolean =>
  [...card.querySelectorAll<HTMLElement>(parts)].some(
    part => part.scrollHeight > part.clientHeight + TAILS || part.scrollWidth > part.clientWidth + TAILS,
  );
