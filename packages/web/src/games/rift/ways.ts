/** Words that tell apart answers which end on the same crossing; loaded with the chooser. */
import {
  type Action,
  letterOf,
  linesAfter,
  pathsOf,
  type RiftState,
  squareName,
  takenSquares,
} from '@tessera/games/rift';
import { fill } from '../../text/index.ts';
import { targetOf } from './targets.ts';
import type { Text } from './text/index.ts';

/** Turning point of an answer with a single way: "over h3"; if the victim stands there, the landing. */
export function wayOf(text: Text, state: RiftState, action: Action): string | undefined {
  const paths = pathsOf(state, action);
  const turn = paths.length === 1 && paths[0]?.length === 3 ? paths[0][1] : undefined;
  if (turn === undefined) return undefined;
  const { via, restsOn } = text.table;
  // R-BENT-5: both jumps over the same turning point take the same pawn.
  return letterOf(action) !== 'R' && takenSquares(action).includes(turn)
    ? fill(restsOn, { at: squareName(targetOf(action)) })
    : fill(via, { at: squareName(turn) });
}

/** Crossings on which a large slide would end: "rests on i5, j5". */
export function restOn({ table }: Text, action: Action): string | undefined {
  const lines = linesAfter(action);
  return lines.length > 1 ? fill(table.restsOn, { at: lines.map(squareName).join(', ') }) : undefined;
}
