/** Reasons of the end, wins first, each with a colour of its own. */
import { UNFINISHED } from '../play.ts';
import type { Summary } from './summary.ts';

export interface ReasonRow {
  readonly id: string;
  readonly word: string;
  readonly colour: string;
}

const LOSSES = ['var(--loss-1)', 'var(--loss-2)', 'var(--loss-3)', 'var(--loss-4)', 'var(--loss-5)'];

/** Reasons that occurred: won ones, then the others by frequency. */
export function reasonsOf({ cells, experiment, reasonWords }: Summary): readonly ReasonRow[] {
  const counts = new Map<string, number>();
  for (const { reasons } of cells)
    for (const [id, count] of reasons) counts.set(id, (counts.get(id) ?? 0) + count);
  const isWon = (id: string): boolean => experiment.game.isTogether && experiment.game.endings[id] === 'won';
  const order = [...counts].sort(([a, m], [b, n]) => Number(isWon(b)) - Number(isWon(a)) || n - m);
  let losses = 0;
  return order.map(([id]) => ({
    id,
    word: id === UNFINISHED ? 'unfinished' : (reasonWords[id] ?? id),
    colour: isWon(id) ? 'var(--won)' : (LOSSES[losses++ % LOSSES.length] ?? 'var(--muted)'),
  }));
}
