/** Flat picture of a die; its pips have the shape of its colour's mark. */
import type { DieLook } from '../contract.ts';
import { pipPath, pipRadius } from '../pips.ts';
import { ColourMark } from '../signs.tsx';
import './die.css';

interface DieProps extends DieLook {
  /** Accessible name; decoration without one. */
  readonly label?: string;
  /** True for a covered die: dimmed and hatched. */
  readonly isCovered?: boolean;
}

/** Die with the size `--die-size`. */
export function Die({ colour, value, label, isCovered = false }: DieProps) {
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  if (colour === null)
    return (
      <span className="tess-die is-unknown" {...named}>
        ?
      </span>
    );
  if (value === null || value === 0)
    return (
      <span className={`tess-die is-${value === 0 ? 'destroyed' : 'hidden'} of-${colour}`} {...named}>
        <ColourMark colour={colour} isHollow={value === 0} />
      </span>
    );
  const flags = ['tess-die is-solid', `of-${colour}`, isCovered && 'is-covered'];
  return (
    <span className={flags.filter(Boolean).join(' ')} {...named}>
      <svg viewBox="-.5 -.5 1 1" aria-hidden="true">
        <path d={pipPath(colour, value)} transform={`scale(${pipRadius(value)})`} />
      </svg>
    </span>
  );
}
