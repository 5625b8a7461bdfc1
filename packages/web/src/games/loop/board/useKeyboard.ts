/** Keyboard on the ring: left and right move between eras, up and down between the pieces of one. */
import type { RefObject, TargetedKeyboardEvent } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { LoopModel } from '../contract.ts';
import { isFree, keyOf } from '../offers.ts';
import { eraAfter } from './layout.ts';
import { eraAt, keyAt, thingOf } from './places.ts';

export function useKeyboard(model: LoopModel, root: RefObject<HTMLElement | null>) {
  const { view, chosen, offers, markOf, confirm } = model;
  const { decision, turn } = view;
  const about = `${turn} ${decision?.kind} ${decision?.agent}`;
  const moved = useRef<{ readonly about: string; readonly key: string }>(undefined);
  const things = (): HTMLElement[] => [
    ...(root.current?.querySelectorAll<HTMLElement>('[data-thing]') ?? []),
  ];

  /**
   * Roving tabindex: where the focus was moved in this decision, else the subject of the decision, else the
   * agent's era. During actions always the latter: a focus that comes back to the ring never stands on a move.
   */
  const stand = (): HTMLElement | undefined => {
    const all = things();
    const by = (key: string | undefined) => all.find(({ dataset }) => dataset.thing === key);
    return (
      (moved.current?.about === about ? by(moved.current.key) : undefined) ??
      by(chosen?.thing && keyOf(chosen.thing)) ??
      (isFree(offers) ? undefined : all.find(({ dataset }) => dataset.mark)) ??
      by(`era ${view.eras[model.agent] ?? 0}`)
    );
  };
  useLayoutEffect(() => {
    const here = stand();
    for (const one of things()) one.tabIndex = one === here ? 0 : -1;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only with a new decision, and only from elsewhere on the ring.
  useEffect(() => {
    if (root.current?.contains(document.activeElement)) stand()?.focus({ preventScroll: true });
  }, [about]);

  const goTo = (key: string | undefined): void => {
    const element = things().find(({ dataset }) => dataset.thing === key);
    if (!element || key === undefined) return;
    moved.current = { about, key };
    for (const one of things()) one.tabIndex = one === element ? 0 : -1;
    element.focus({ preventScroll: true });
  };

  return {
    onKeyDown(event: TargetedKeyboardEvent<HTMLElement>): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const { target, key } = event;
      const era = eraAt(target);
      const at = keyAt(target);
      if (era === undefined || at === undefined) return;
      // Enter confirms a selection outside the ring, whichever piece has the focus.
      const isElsewhere = chosen && !things().some(({ dataset }) => dataset.mark === 'chosen');
      const focused = thingOf(at);
      if (key === 'Enter' && isElsewhere && !(focused && markOf(focused))) {
        event.preventDefault();
        confirm();
        return;
      }
      const next = eraAfter(key, era);
      const here = things()
        .filter(one => eraAt(one) === era)
        .map(({ dataset }) => dataset.thing);
      const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
      if (next === undefined && step === 0) return;
      event.preventDefault();
      goTo(next === undefined ? here[(here.indexOf(at) + step + here.length) % here.length] : `era ${next}`);
    },
  };
}
