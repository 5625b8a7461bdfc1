/** Animated tile: the rift board in perspective, replaying a few moves. */
import './art.css';
import { useEffect, useState } from 'preact/hooks';
import type { ArtProps } from '../../manifest.ts';
import { MiniBoard } from '../MiniBoard.tsx';

/** Sf5-j5xi4, Hn5-i5xj5, Rm7-k5, Sk11-h12, Ij9-j6, Pe12-c10, Gd8-f8, Vo11-o6: the boards of a real game. */
const BOARDS = [
  '15/8v6/2h4t7/4p10/10s3v/6gg1I3V1/1H3x3I5/3GG5x4/12R2/1v1X7X3/5S7h1/8r1P4/6V8/7T4H2/15',
  '15/8v6/2h4t7/4p10/10s3v/6gg1I3V1/1H3x3I5/3GG5x4/12R2/1v1X7X3/9S3h1/10P4/6V8/7T4H2/15',
  '15/8v6/2h4t7/4p10/10s3v/6gg1I3V1/1H3x3I5/3GG5x4/12R2/1v1X7X3/8h6/10P4/6V8/7T4H2/15',
  '15/8v6/2h4t7/4p10/10s3v/6gg1I3V1/1H3x3I5/3GG5x4/15/1v1X7X3/8h1R4/10P4/6V8/7T4H2/15',
  '15/8v6/2h4t7/4p2s7/14v/6gg1I3V1/1H3x3I5/3GG5x4/15/1v1X7X3/8h1R4/10P4/6V8/7T4H2/15',
  '15/8v6/2h4t7/4p2s7/14v/6gg5V1/1H3x9/3GG5x4/9I5/1v1X5I1X3/8h1R4/10P4/6V8/7T4H2/15',
  '15/8v6/2h4t7/7s7/14v/2p3gg5V1/1H3x9/3GG5x4/9I5/1v1X5I1X3/8h1R4/10P4/6V8/7T4H2/15',
  '15/8v6/2h4t7/7s7/14v/2p3gg5V1/1H3x9/5GG3x4/9I5/1v1X5I1X3/8h1R4/10P4/6V8/7T4H2/15',
  '15/8v6/2h4t7/7s7/15/2p3gg5V1/1H3x9/5GG3x4/9I5/1v1X5I1X2v/8h1R4/10P4/6V8/7T4H2/15',
] as const;

const positionOf = (board: string | undefined): string => `${board} w CHg p 0 40`;

/** A position with every kind of piece. */
export const SHOWN_POSITION = positionOf(BOARDS[0]);

export function RiftArt({ isAlive }: ArtProps) {
  const [move, setMove] = useState(0);
  useEffect(() => {
    if (isAlive) setMove(now => (now + 1) % BOARDS.length);
  }, [isAlive]);
  return (
    <div className="rift-art">
      <div className="rift-tilt">
        <MiniBoard position={positionOf(BOARDS[move])} />
      </div>
    </div>
  );
}
