/** The mark of a dimension: a shape on a disc, without a colour of its own. */
import { DIMENSIONS, type Dimension } from '@tessera/games/loop';
import { Drawing, type PieceProps } from '../../../ui/render/Drawing.tsx';
import { memo } from '../../../ui/render/memo.ts';
import { DIMENSION_SHAPES } from './outlines.ts';
import './pieces.css';

interface DimensionProps {
  readonly dimension: Dimension;
}

export const DimensionMark = memo(({ dimension, ...placing }: DimensionProps & PieceProps) => (
  <Drawing className="l-piece l-dimension" viewBox="0 0 24 24" {...placing}>
    <circle cx="12" cy="12" r="12" />
    <DimensionShape dimension={dimension} />
  </Drawing>
));

/** Shape without the disc, for drawings that bring their own. */
export function DimensionShape({ dimension }: DimensionProps) {
  const { filled, drawn } = DIMENSION_SHAPES[DIMENSIONS[dimension] ?? 'hole'];
  return (
    <>
      {filled && <path className="is-filled" d={filled} />}
      {drawn && <path className="is-drawn" d={drawn} />}
    </>
  );
}
