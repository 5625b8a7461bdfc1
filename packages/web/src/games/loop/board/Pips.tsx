/** Damage on a piece: cubes so far, out of the number it takes. */
import { upTo } from '../../../ui/render/upTo.ts';
import { Cube } from '../pieces/Cube.tsx';

interface PipsProps {
  readonly damage: number;
  readonly need: number;
}

export const Pips = ({ damage, need }: PipsProps) => (
  <span className="lb-pips">
    {upTo(need).map(place => (
      <Cube key={place} kind={place < damage ? 'damage' : 'empty'} />
    ))}
  </span>
);
