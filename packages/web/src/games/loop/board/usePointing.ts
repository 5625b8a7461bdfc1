/** Pointer and touch on the ring. */
import type { TargetedMouseEvent, TargetedPointerEvent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useEscape } from '../../../table/useEscape.ts';
import type { LoopModel, Thing } from '../contract.ts';
import { keyOf } from '../offers.ts';
import { eraAt, keyAt, nearestMarked, thingOf } from './places.ts';

/** `isSlim`: pieces are smaller than a finger, so that a press on an era enlarges it. */
export function usePointing(model: LoopModel, isSlim: boolean) {
  const { hover, hovered, markOf, pressThing } = model;
  const [peeked, setPeeked] = useState<number>();
  const close = (): void => setPeeked(undefined);
  useEscape(peeked !== undefined, close);
  // Every change closes the enlarged era.
  const { seq } = model.shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change.
  useEffect(close, [seq]);

  const onClick = (event: TargetedMouseEvent<HTMLElement>): void => {
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    const key = (isTouch && !isSlim && nearestMarked(event)) || keyAt(event.target);
    const thing = thingOf(key);
    const era = eraAt(event.target);
    if (!thing) return;
    if (era === undefined || !isSlim) {
      pressThing(era === undefined ? thing : meantBy(thing, era));
      return;
    }
    const place: Thing = { kind: 'era', era };
    // Marked places are pressed; only others are enlarged. A mouse hits a marked piece, however small.
    const marked = [isTouch ? undefined : thing, place].find(one => one && markOf(one));
    setPeeked(marked || peeked === era ? undefined : era);
    if (marked) pressThing(marked);
  };

  /** A press on a piece means its era if only the era can be selected. */
  const meantBy = (thing: Thing, era: number): Thing => {
    const place: Thing = { kind: 'era', era };
    return !markOf(thing) && markOf(place) ? place : thing;
  };

  const point = (thing: Thing | undefined): void => {
    if ((thing && keyOf(thing)) !== (hovered && keyOf(hovered))) hover(thing);
  };
  const handlers = {
    onClick,
    onPointerMove: (event: TargetedPointerEvent<HTMLElement>) =>
      event.pointerType !== 'touch' && point(thingOf(keyAt(event.target))),
    onPointerLeave: () => point(undefined),
    onFocusIn: ({ target }: FocusEvent) =>
      (target as Element).matches(':focus-visible') && point(thingOf(keyAt(target))),
  };
  return { peeked: isSlim ? peeked : undefined, close, handlers };
}
