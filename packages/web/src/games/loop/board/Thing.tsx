/** Anything on the ring that can be pressed: a button with an accessible name, and a mark with a shape. */
import type { ComponentChildren } from 'preact';
import type { Thing as Meant } from '../contract.ts';
import { keyOf } from '../offers.ts';
import type { EraModel } from './Era.tsx';
import { marked } from './labels.ts';

interface ThingProps {
  readonly model: EraModel;
  readonly thing: Meant;
  readonly name: string;
  readonly className: string;
  /** Key for the animation of moving pieces. */
  readonly piece?: string | undefined;
  readonly children: ComponentChildren;
}

export function Thing({ model, thing, name, className, piece, children }: ThingProps) {
  const { markOf, hovered } = model;
  const key = keyOf(thing);
  return (
    <button
      type="button"
      className={`lb-thing ${className}`}
      data-thing={key}
      data-piece={piece}
      data-mark={markOf(thing)}
      data-hovered={hovered && keyOf(hovered) === key ? '' : undefined}
      aria-label={marked(model, thing, name)}
      tabIndex={-1}
    >
      {children}
    </button>
  );
}
