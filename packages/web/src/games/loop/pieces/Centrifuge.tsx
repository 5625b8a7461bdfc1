/** L.A.S.E.R Centrifuge: a rotor around its dimension. */
import type { Dimension } from '@tessera/games/loop';
import { Drawing, type PieceProps } from '../../../ui/render/Drawing.tsx';
import { memo } from '../../../ui/render/memo.ts';
import { DimensionShape } from './DimensionMark.tsx';
import './pieces.css';

interface CentrifugeProps extends PieceProps {
  readonly dimension: Dimension;
}

export const Centrifuge = memo(({ dimension, ...placing }: CentrifugeProps) => (
  <Drawing className="l-piece l-centrifuge" viewBox="-4 -4 32 32" {...placing}>
    <path
      className="l-rotor"
      d="M12-3.500a15.500 15.500 0 0 1 9.500 3.300l-3.600 5.400A9 9 0 0 0 12 3zM26.500 17.200a15.500 15.500 0 0 1-7.600 8.700l-3.400-5.600a9 9 0 0 0 4.800-4.600zM-2.500 17.200a15.500 15.500 0 0 1-.2-10l6.300 1.600a9 9 0 0 0 .3 6.400z"
    />
    <circle cx="12" cy="12" r="10.500" />
    <DimensionShape dimension={dimension} />
  </Drawing>
));
