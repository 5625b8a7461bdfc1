/** Finds the decisive answer of a match and its place on the board. */
import { type Agent, type Era, type LoopEvent, type LoopView, RIFT_SLOTS } from '@tessera/games/loop';
import type { HistoryEntry, MatchOutcome } from '../../match/client.ts';
import { lastAnswerWith } from '../../table/offers/decisive.ts';
import type { Thing } from './contract.ts';

export interface Decisive {
  /** Number of the decisive answer. */
  readonly count: number;
  /** The era that overflowed, the one that swallowed an agent, or the one of the last mission. */
  readonly thing: Thing | undefined;
  /** The agent who archived or destroyed the last thing, who stepped wrong, or in whose turn Dr Foo threw. */
  readonly agent: Agent;
}

/** The answer that ended the match; none if the team gave up. `view`: the final view. */
export function decisiveOf(
  entries: readonly HistoryEntry[],
  outcome: MatchOutcome | null,
  view: LoopView,
): Decisive | undefined {
  if (!outcome || outcome.reason === 'RESIGN') return undefined;
  const last = lastAnswerWith<LoopEvent>(entries, ({ type }) => type === 'end');
  return last && { count: last.count, thing: thingOf(last.events, outcome.reason, view), agent: view.active };
}

function thingOf(events: readonly LoopEvent[], reason: string, view: LoopView): Thing | undefined {
  const archived = events.findLast(event => event.type === 'archived');
  // L-ARCH-1: whoever archives stands there.
  if (reason === 'VICTORY') return archived && { kind: 'era', era: view.eras[view.active] ?? 0 };
  if (reason === 'MEGA_VORTEX') return { kind: 'era', era: view.eras[view.active] ?? 0 };
  const era = overflowing(events, view, reason === 'VORTEX_DOUBLE');
  return era === undefined ? undefined : { kind: 'era', era };
}

/** L-VORTEX-5: the throw that lost was not placed, so that its cubes are counted here. */
function overflowing(
  events: readonly LoopEvent[],
  { rifts, isVortex, foo }: LoopView,
  isDouble: boolean,
): Era | undefined {
  const fallen = events.findLast(event => event.type === 'thrown')?.eras ?? [];
  const cancelled = events.findLast(event => event.type === 'cancelled')?.era;
  const isOver = (era: Era): boolean =>
    (rifts[era] ?? 0) + fallen.filter(one => one === era).length - Number(era === cancelled) > RIFT_SLOTS;
  const over = [...new Set(fallen)].filter(isOver);
  return over.find(era => isVortex[era] === isDouble) ?? over[0] ?? (fallen.length > 0 ? foo : undefined);
}
