/** Vortex; a mega vortex has a second, reversed spiral with teeth. */
import { Drawing, type PieceProps } from '../../../ui/render/Drawing.tsx';
import { memo } from '../../../ui/render/memo.ts';
import './pieces.css';

interface VortexProps extends PieceProps {
  readonly isMega?: boolean;
}

const ARMS = [
  'M14 14c2-2 5 .5 3.800 3.200-1.600 3.600-7.300 2.800-8.300-1.300-1.300-5.200 4-9.300 9-8',
  'M14 14c-2 2-5-.5-3.800-3.200 1.600-3.600 7.300-2.800 8.300 1.300 1.300 5.200-4 9.300-9 8',
  'M18.500 7.900c4.500 1 6.500 5.600 4.700 9.900M9.500 20.100C5 19.100 3 14.500 4.800 10.200',
];

export const Vortex = memo(({ isMega = false, ...placing }: VortexProps) => (
  <Drawing className={`l-piece l-vortex ${isMega ? 'is-mega' : ''}`} viewBox="0 0 28 28" {...placing}>
    {isMega && (
      <path
        className="l-teeth"
        d="M14 .5l2.200 4.300 4.500-1.700-.2 4.800 4.700.7-2.500 4.100 3.800 3-4.500 1.700 1.600 4.500-4.800-.3-.8 4.700-4-2.600-3.100 3.700-1.600-4.500-4.600 1.500.4-4.800-4.700-.9 2.600-4-3.700-3.200 4.600-1.500L2.400 5l4.800.5L8.100.8l4 2.700z"
      />
    )}
    {ARMS.map((arm, i) => (
      <path key={arm} className={`l-arm is-${i}`} d={arm} />
    ))}
  </Drawing>
));
