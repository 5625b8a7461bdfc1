/** One die as a flat picture: its pips have the shape of its colour's mark. */
import type { ColourName } from '@tessera/games/tesseract';
import type { DieLook } from '../contract.ts';
import { MARK_PATHS, PIPS, pipRadius } from '../glyphs.ts';
import { ColourMark } from '../symbols.tsx';
import './die.css';

/** All pips of a face, each the mark drawn around its place; the face is 1 x 1. */
function Pips({ colour, value }: { readonly colour: ColourName; readonly value: number }) {
  const radius = pipRadius(value) * 1.12;
  return (PIPS[value] ?? []).map(([x, y]) => (
    <path key={`${x} ${y}`} d={MARK_PATHS[colour]} transform={`translate(${x} ${y}) scale(${radius})`} />
  ));
}

interface DieProps extends DieLook {
  /** Its name in words; without one it is decoration beside words. */
  readonly label?: string;
  /** Something stands on it: dimmed and hatched. */
  readonly isCovered?: boolean;
}

/** As large as `--die-size` says. */
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
      <svg viewBox="0 0 1 1" aria-hidden="true">
        <Pips colour={colour} value={value} />
      </svg>
    </span>
  );
}
