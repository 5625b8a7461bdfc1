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

/** Faces that pass by while it tumbles: any but the one it stops at. */
const PASSING = [1, 3, 0] as const;

const Passing = ({ colour, value }: { readonly colour: ColourName; readonly value: number }) => (
  <g className="is-passing">
    <Pips colour={colour} value={value} />
  </g>
);

interface DieProps extends DieLook {
  /** Its name in words; without one it is decoration beside words. */
  readonly label?: string;
  /** Something stands on it: dimmed and hatched. */
  readonly isCovered?: boolean;
  /** It has just been rolled: it tumbles to its number. */
  readonly isRolling?: boolean;
}

/** As large as `--die-size` says. */
export function Die({ colour, value, label, isCovered = false, isRolling = false }: DieProps) {
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
  const flags = ['tess-die is-solid', `of-${colour}`, isCovered && 'is-covered', isRolling && 'is-rolling'];
  return (
    <span className={flags.filter(Boolean).join(' ')} {...named}>
      <svg viewBox="0 0 1 1" aria-hidden="true">
        {isRolling && PASSING.map(by => <Passing key={by} colour={colour} value={((value + by) % 6) + 1} />)}
        <g className="is-face">
          <Pips colour={colour} value={value} />
        </g>
      </svg>
    </span>
  );
}
