/** Carrying a piece with the pointer, from the board or from a tray. A short press stays a click. */
import type { RefObject, TargetedPointerEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { EXTENT, squareNear } from './geometry.ts';

const THRESHOLD = 6;

export interface Drag<T> {
  /** What is being carried. */
  readonly carried: T | undefined;
  /** The element that follows the pointer. */
  readonly ghost: RefObject<HTMLDivElement | null>;
  grab(load: T, event: TargetedPointerEvent<HTMLElement>): void;
}

interface DragWorld<T> {
  readonly board: RefObject<HTMLElement | null>;
  readonly flipped: boolean;
  onLift(load: T): void;
  onDrop(square: number, isTouch: boolean): void;
}

export function useDrag<T>(world: DragWorld<T>): Drag<T> {
  const [carried, setCarried] = useState<T>();
  const ghost = useRef<HTMLDivElement>(null);
  const latest = useRef(world);
  latest.current = world;
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const grab = (load: T, down: TargetedPointerEvent<HTMLElement>): void => {
    if (down.button !== 0 || !down.isPrimary) return;
    const { clientX, clientY, pointerId } = down;
    let isCarried = false;
    const moved = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return;
      if (!isCarried && Math.hypot(event.clientX - clientX, event.clientY - clientY) < THRESHOLD) return;
      if (!isCarried) {
        isCarried = true;
        setCarried(load);
        latest.current.onLift(load);
      }
      follow(event);
    };
    const follow = (event: PointerEvent): void => {
      const carry = (): void => {
        if (ghost.current) ghost.current.style.transform = `translate(${event.clientX}px,${event.clientY}px)`;
      };
      if (ghost.current) carry();
      // The element appears one frame after the first movement.
      else requestAnimationFrame(carry);
    };
    const released = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return;
      stop.current?.();
      const square = isCarried ? squareUnder(event, latest.current) : undefined;
      if (square !== undefined) latest.current.onDrop(square, event.pointerType === 'touch');
    };
    stop.current?.();
    stop.current = () => {
      removeEventListener('pointermove', moved);
      removeEventListener('pointerup', released);
      removeEventListener('pointercancel', released);
      setCarried(undefined);
    };
    addEventListener('pointermove', moved);
    addEventListener('pointerup', released);
    addEventListener('pointercancel', released);
  };
  return { carried, ghost, grab };
}

function squareUnder(
  event: PointerEvent,
  { board, flipped }: { board: RefObject<HTMLElement | null>; flipped: boolean },
): number | undefined {
  const box = board.current?.getBoundingClientRect();
  if (!box || event.type === 'pointercancel') return undefined;
  const unit = EXTENT / box.width;
  return squareNear({ x: (event.clientX - box.left) * unit, y: (event.clientY - box.top) * unit }, flipped);
}
