/** Whether a match of a server can be taken home by whoever looks at it. */
import type { TableView } from '@tessera/wire';

/** How a table can be taken home: what is over at once, what is played with bots alone by ending it there. */
export function homeOf(view: TableView | undefined): 'over' | 'alone' | undefined {
  if (!view || view.you === null) return undefined;
  const { yours = [], chairs, phase, isRated } = view;
  if (phase === 'ended') return 'over';
  if (isRated) return undefined;
  const isAlone = chairs.every(({ kind }, seat) => kind !== 'person' || yours.includes(seat));
  return phase === 'playing' && isAlone ? 'alone' : undefined;
}
