/** Drag and drop onto squares of the board. A short press stays a click. */
import './carry.css';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useStable } from '../ui/useStable.ts';
import { isFar, pressOf } from './hand.ts';
import { squareAt } from './squares.ts';

export interface Carry<T> {
  readonly carried: T | undefined;
  /** The element of class `tb-carried`, which follows the pointer. */
  readonly ghost: RefObject<HTMLDivElement | null>;
  grab(load: T, event: PointerEvent): void;
}

interface CarryWorld<T> {
  onLift(load: T): void;
  onDrop(square: number, isTouch: boolean): void;
}

export function useCarry<T>(world: CarryWorld<T>): Carry<T> {
  const [carried, setCarried] = useState<T>();
  const ghost = useRef<HTMLDivElement>(null);
  const onLift = useStable(world.onLift);
  const onDrop = useStable(world.onDrop);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const follow = ({ clientX, clientY }: PointerEvent): void => {
    const carry = (): void => {
      if (ghost.current) ghost.current.style.translate = `${clientX}px ${clientY}px`;
    };
    if (ghost.current) carry();
    // The element is rendered one frame after the first movement.
    else requestAnimationFrame(carry);
  };
  const grab = (load: T, down: PointerEvent): void => {
    if (down.button !== 0 || !down.isPrimary) return;
    const { pointerId } = down;
    const from = pressOf(down);
    let isCarried = false;
    const moved = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId || (!isCarried && !isFar(from, pressOf(event)))) return;
      if (!isCarried) {
        isCarried = true;
        setCarried(() => load);
        onLift(load);
      }
      follow(event);
    };
    const released = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return;
      stop.current?.();
      const isDropped = isCarried && event.type === 'pointerup';
      const square = isDropped ? squareAt(event.clientX, event.clientY) : undefined;
      if (square !== undefined) onDrop(square, event.pointerType === 'touch');
    };
    stop.current?.();
    const listening = new AbortController();
    stop.current = () => {
      listening.abort();
      setCarried(undefined);
    };
    const { signal } = listening;
    addEventListener('pointermove', moved, { signal });
    addEventListener('pointerup', released, { signal });
    addEventListener('pointercancel', released, { signal });
  };
  return { carried, ghost, grab };
}
