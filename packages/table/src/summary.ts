/** Position and summary of a table's match. */
import { digest, wordsAtEnd } from '@tessera/engine';
import type { TableCore } from './core.ts';
import type { Summary } from './types.ts';

/** Exact position, hidden cards included; with promised dice undefined until the end. */
export const positionOf = ({ ledger, match, game }: TableCore): string | undefined =>
  match && (ledger.created.seed !== undefined || ledger.phase === 'ended')
    ? game.notation.formatPosition(match.state)
    : undefined;

/** Summary for lists; null before the start, and with promised dice until the end. */
export function summaryOf(core: TableCore): Summary | null {
  const { match, game } = core;
  const position = positionOf(core);
  if (!match || position === undefined) return null;
  const { header, state, decider = null } = match;
  return {
    moves: match.length - (decider === null ? wordsAtEnd(match.entries) : 0),
    position,
    toAct: decider,
    outcome: game.outcome(state) ?? null,
    seal: digest([header, core.ledger.created.chairs, state]),
  };
}
