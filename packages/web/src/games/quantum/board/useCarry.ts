/** Carrying a ship with the pointer to where it should go. A short press stays a click. */
import type { Die, Square } from '@tessera/games/quantum';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { QuantumModel } from '../contract.ts';

const THRESHOLD = 8;

interface Carry {
  readonly carried: Die | undefined;
  /** The element that follows the pointer. */
  readonly ghost: RefObject<HTMLDivElement | null>;
  grab(square: Square, event: PointerEvent): void;
}

export function useCarry(model: QuantumModel): Carry {
  const [carried, setCarried] = useState<Die>();
  const ghost = useRef<HTMLDivElement>(null);
  const latest = useRef(model);
  latest.current = model;
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const grab = (square: Square, down: PointerEvent): void => {
    const { view, marks, mode, selected } = model;
    const die = view.ships[square] ?? -1;
    const isCarriable = marks.dice.has(die) && mode === undefined;
    if (down.button !== 0 || !down.isPrimary || !isCarriable) return;
    let isLifted = false;
    const moved = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) >= THRESHOLD;
      if (!isLifted && !far) return;
      if (!isLifted && selected !== die) latest.current.select(die);
      isLifted = true;
      setCarried(die);
      requestAnimationFrame(() => {
        if (ghost.current) ghost.current.style.translate = `${event.clientX}px ${event.clientY}px`;
      });
    };
    const released = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      stop.current();
      const [under] = document.elementsFromPoint(event.clientX, event.clientY).flatMap(element => {
        const cell = element.closest<HTMLElement>('[data-square]');
        return cell ? [Number(cell.dataset.square)] : [];
      });
      if (isLifted && event.type === 'pointerup' && under !== undefined && under !== square)
        latest.current.pressSquare(under);
    };
    stop.current();
    stop.current = () => {
      for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const)
        removeEventListener(type, type === 'pointermove' ? moved : released);
      setCarried(undefined);
    };
    addEventListener('pointermove', moved);
    addEventListener('pointerup', released);
    addEventListener('pointercancel', released);
  };
  return { carried, ghost, grab };
}
