/** Finds the decisive answer of a match and its place on the board. */
import { type Agent, type Era, type LoopEvent, type LoopView, perEra, RIFT_SLOTS } from '@tessera/games/loop';
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
  if (!last) return undefined;
  const fallen = unplacedIn(entries.slice(0, last.count));
  return { count: last.count, thing: thingOf(last.events, fallen, outcome.reason, view), agent: view.active };
}

function thingOf(
  events: readonly LoopEvent[],
  fallen: readonly number[],
  reason: string,
  view: LoopView,
): Thing | undefined {
  const archived = events.findLast(event => event.type === 'archived');
  // L-ARCH-1: whoever archives stands there.
  if (reason === 'VICTORY') return archived && { kind: 'era', era: view.eras[view.active] ?? 0 };
  if (reason === 'MEGA_VORTEX') return { kind: 'era', era: view.eras[view.active] ?? 0 };
  const era = overflowing(fallen, view, reason === 'VORTEX_DOUBLE');
  return era === undefined ? undefined : { kind: 'era', era };
}

/**
 * L-VORTEX-5: the cubes of the last throw by era, which a loss does not place. The Time Prowler answers between the throw
 * and the loss.
 */
export function unplacedIn(entries: readonly HistoryEntry[]): readonly number[] {
  const events = entries.slice(-2).flatMap(one => one.events as readonly LoopEvent[]);
  const turn = events.findLastIndex(({ type }) => type === 'turn');
  const fallen = perEra();
  const add = (era: Era, many: number): void => {
    fallen[era] = (fallen[era] ?? 0) + many;
  };
  for (const event of events.slice(Math.max(0, turn))) {
    if (event.type === 'thrown') for (const era of event.eras) add(era, 1);
    if (event.type === 'cancelled') add(event.era, -1);
  }
  return fallen;
}

function overflowing(
  fallen: readonly number[],
  { rifts, isVortex, foo }: LoopView,
  isDouble: boolean,
): Era | undefined {
  const over = fallen.flatMap((count, era) =>
    count > 0 && (rifts[era] ?? 0) + count > RIFT_SLOTS ? [era] : [],
  );
  const any = fallen.some(count => count > 0);
  return over.find(era => isVortex[era] === isDouble) ?? over[0] ?? (any ? foo : undefined);
}
