// @chunk *-pieces
/** A ship die with depth: a bezel in colour, shape and pattern of its faction, a plate with the sign of its type and its number. */
import type { Faction } from '@tessera/games/quantum';
import { Drawing, type PieceProps } from '../../../ui/render/Drawing.tsx';
import { memo } from '../../../ui/render/memo.ts';
import './defs.ts';
import './pieces.css';
import { DIE, PATTERNS, SHIPS } from './outlines.ts';

interface ShipProps extends PieceProps {
  readonly faction: Faction;
  /** 0: in reserve, where it shows none. */
  readonly face: number;
  /** Number alone, for small places. */
  readonly isSmall?: boolean | undefined;
  readonly isSelected?: boolean;
  /** This turn. */
  readonly hasMoved?: boolean;
  readonly hasUsedAbility?: boolean;
}

export const Ship = memo((props: ShipProps) => {
  const { faction, face, isSmall, isSelected, hasMoved, hasUsedAbility, ...placing } = props;
  const flags = ['q-ship', `of-${faction}`, face === 0 && 'is-reserve', isSmall && 'is-small'];
  return (
    <Drawing className={flags.filter(Boolean).join(' ')} viewBox={`0 0 ${DIE} ${DIE}`} {...placing}>
      {isSelected && <rect className="q-ring" x="-4" y="-4" width="56" height="56" rx="14" />}
      {face === 0 ? (
        <rect className="q-hollow" x="2" y="2" width="44" height="44" rx="9.5" />
      ) : (
        <Face {...{ faction, face, isSmall }} />
      )}
      {hasUsedAbility && <Mark name="used" x={44} />}
      {hasMoved && <Mark name="moved" x={hasUsedAbility ? 30 : 44} />}
    </Drawing>
  );
});

function Face({ faction, face, isSmall = false }: Pick<ShipProps, 'faction' | 'face' | 'isSmall'>) {
  const sign = SHIPS[face - 1];
  return (
    <>
      <rect className="q-shade" x="1" y="6" width="46" height="47" rx="13" />
      <rect className="q-side" y="3.5" width={DIE} height={DIE} />
      <g className="q-body">
        <rect width={DIE} height={DIE} />
        <path d={PATTERNS[faction]} />
        <rect className="q-gloss" width={DIE} height={DIE} />
      </g>
      <g className="q-plate">
        <rect x="5.5" y="5" width="37" height="37" />
        <rect className="q-gloss" x="5.5" y="5" width="37" height="37" />
      </g>
      {!isSmall && sign && (
        <g className="q-sign" transform="translate(6.6 13.4) scale(.885)">
          <path d={sign.filled} />
          {sign.drawn && <path className="is-drawn" d={sign.drawn} />}
        </g>
      )}
      <text x={isSmall ? 24 : 35} y={isSmall ? 33.5 : 31}>
        {face}
      </text>
    </>
  );
}

/** By its name: a chevron for a ship that has moved, a spark for an ability that is used. */
const MARK_PATHS = {
  moved: 'M-2-3.4L2 0-2 3.4',
  used: 'M0-4.6l1.5 3.1 3.1 1.5-3.1 1.5L0 4.6l-1.5-3.1L-4.6 0l3.1-1.5z',
} as const;

function Mark({ name, x }: { readonly name: keyof typeof MARK_PATHS; readonly x: number }) {
  return (
    <g className={`q-mark is-${name}`} transform={`translate(${x} 4)`}>
      <circle r="7.5" />
      <path d={MARK_PATHS[name]} />
    </g>
  );
}

/** A mark of ships by itself, for a legend. */
export const ShipMark = ({ name }: { readonly name: keyof typeof MARK_PATHS }) => (
  <svg className="q-marked" viewBox="-8.5 -4.5 17 17" aria-hidden="true">
    <Mark name={name} x={0} />
  </svg>
);
