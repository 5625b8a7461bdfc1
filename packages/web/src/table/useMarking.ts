/** Rings and arrows on the board: by the right button, by a long press, by a key. */
import type { TargetedMouseEvent, TargetedPointerEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { PlayedMove } from '../match/client.ts';
import type { Online } from '../match/remote/online.ts';
import { useStable } from '../ui/useStable.ts';
import { isFar, LONG_PRESS_MS, pressOf } from './hand.ts';
import type { Pencil } from './marking/pencil.tsx';
import { isSquare } from './squares.ts';

interface Marking {
  readonly handlers: {
    onPointerDown(event: TargetedPointerEvent<HTMLElement>): void;
    onMouseDown(event: TargetedMouseEvent<HTMLElement>): void;
    onContextMenu(event: TargetedMouseEvent<HTMLElement>): void;
    onClick(event: TargetedMouseEvent<HTMLElement>): void;
  };
  /** See `Pencil`. */
  mark(isArrow: boolean): void;
}

/** The drawing code is lazy-loaded with the first mark. At an on-line table others see marks for a moment. */
export function useMarking(moves: readonly PlayedMove[], online?: Online): Marking {
  const pencil = useRef<Pencil>(undefined);
  useEffect(() => pencil.current?.show(moves));
  const use = useStable(async (deed: (pencil: Pencil) => void): Promise<void> => {
    const { createPencil } = await import('./marking/pencil.tsx');
    pencil.current ??= createPencil(online);
    pencil.current.show(moves);
    deed(pencil.current);
  });
  useEffect(() => online?.onPoint(pointed => void use(one => one.point(pointed))), [online, use]);
  return {
    handlers: {
      onPointerDown(down) {
        const isTouch = down.pointerType === 'touch';
        if ((!isTouch && down.button !== 2) || !isSquare(down.target)) return;
        const released = releaseOf(down);
        const draw = (): void => void use(one => one.draw(down, released));
        if (isTouch) held(down, released, draw);
        else draw();
      },
      // Drawing keeps the focus where it is.
      onMouseDown: event => event.button === 2 && prevented(event),
      onContextMenu: prevented,
      onClick(event) {
        if (isSquare(event.target)) pencil.current?.clear();
      },
    },
    mark: isArrow => void use(one => one.mark(isArrow)),
  };
}

const prevented = (event: MouseEvent): void => {
  if (isSquare(event.target)) event.preventDefault();
};

/** Resolves when the pointer is released or cancelled. */
function releaseOf({ pointerId }: PointerEvent): Promise<PointerEvent> {
  return new Promise(resolve => {
    const stop = new AbortController();
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return;
      stop.abort();
      resolve(event);
    };
    const how = { capture: true, signal: stop.signal };
    addEventListener('pointerup', up, how);
    addEventListener('pointercancel', up, how);
  });
}

/** Long press: a resting finger draws, a moving one drags, a short one presses. */
function held(down: PointerEvent, released: Promise<unknown>, draw: () => void): void {
  const from = pressOf(down);
  const stop = new AbortController();
  const { signal } = stop;
  const timer = setTimeout(() => {
    stop.abort();
    // Suppresses the click that follows.
    const swallow = (event: Event): void => event.stopPropagation();
    addEventListener('click', swallow, { capture: true, once: true });
    void released.then(() => setTimeout(() => removeEventListener('click', swallow, true), 50));
    draw();
  }, LONG_PRESS_MS);
  const forget = (): void => {
    clearTimeout(timer);
    stop.abort();
  };
  const moved = (event: PointerEvent): void => {
    if (isFar(from, pressOf(event))) forget();
  };
  addEventListener('pointermove', moved, { signal });
  void released.then(forget);
}
