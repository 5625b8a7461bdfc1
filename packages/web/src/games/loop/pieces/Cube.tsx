/** Isometric cube with the sign of its kind; `empty` is an empty slot. */
import { Drawing, type PieceProps } from '../../../ui/render/Drawing.tsx';
import { memo } from '../../../ui/render/memo.ts';
import './pieces.css';

export type CubeKind = 'rift' | 'energy' | 'perpetual' | 'damage';

interface CubeProps extends PieceProps {
  readonly kind: CubeKind | 'empty';
}

/** Signs skewed with their side: a crack, a flash, an infinity sign, a cross. */
const SIGNS: Readonly<Record<CubeKind, string>> = {
  rift: 'M3.400 8.800 5.900 12.300 4.200 13.700 7.300 18.200M5.900 12.300l2.300.6',
  energy: 'M15.900 8.700 12.700 13.700l3.600-1.500-3.200 5.200',
  perpetual:
    'M14.500 12.800c-.8-.6-1.900-.2-2.100.9-.2 1 .6 1.600 1.300.9l1.600-2.500c.7-.8 1.700-.4 1.600.6-.1 1.200-1.300 1.700-2 1',
  damage: 'M3.500 10.200l4 5.600M7.200 11l-3.400 3.800',
};

export const Cube = memo(({ kind, ...placing }: CubeProps) => (
  <Drawing className={`l-piece l-cube is-${kind}`} viewBox="0 0 20 22" {...placing}>
    {kind === 'empty' ? (
      <path className="l-place" d="M10 1.800 18.200 6.400V15.600L10 20.200 1.800 15.600V6.400z" />
    ) : (
      <>
        <path className="l-top" d="M10 .8 19 5.900 10 11 1 5.900z" />
        <path className="l-left" d="M1 5.900 10 11v10.200L1 16.100z" />
        <path className="l-right" d="M19 5.900 10 11v10.200l9-5.100z" />
        <path className="l-ridge" d="M1 5.900 10 11l9-5.100M10 11v10.200" />
        <path className="l-etched" d={SIGNS[kind]} />
      </>
    )}
  </Drawing>
));
