/** SVG root of a piece: an image with an accessible name, or decoration without one. */
import type { ComponentChildren } from 'preact';

export interface PieceProps {
  readonly label?: string | undefined;
  /** Position inside another SVG; in a panel, style sheets set the size. */
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly size?: number | undefined;
}

interface DrawingProps extends PieceProps {
  readonly className: string;
  readonly viewBox: string;
  readonly children: ComponentChildren;
}

export function Drawing({ className, viewBox, label, x, y, size, children }: DrawingProps) {
  const placing = size === undefined ? {} : { x, y, width: size, height: size };
  if (label === undefined)
    return (
      <svg className={className} viewBox={viewBox} aria-hidden="true" {...placing}>
        {children}
      </svg>
    );
  return (
    <svg className={className} viewBox={viewBox} role="img" aria-label={label} {...placing}>
      {children}
    </svg>
  );
}
