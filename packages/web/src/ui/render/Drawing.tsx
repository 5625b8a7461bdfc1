/** The frame of a piece: a picture with a name in words; without one it is decoration beside words. */
import type { ComponentChildren } from 'preact';

/** What every piece can be given. */
export interface PieceProps {
  readonly label?: string | undefined;
  /** Where it stands in another drawing; in a panel, style sheets say how large it is. */
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
