/** Ends before the end: seats that give up, and what it would come to if everybody agreed. Seldom asked for. */
import { type AnyMatch, type GameEvent, isLeaving, noChance, type Seat } from '@tessera/engine';
import type { Offer } from './client.ts';
import type { MatchRecordBody } from './journal.ts';
import { playedLast } from './records.ts';
import { personsOf, speakerOf, type Team } from './seating.ts';

interface Left {
  readonly records: readonly MatchRecordBody[];
  readonly events: readonly GameEvent[];
}

/** Whoever sits at this screen; null when there was nobody, or nothing, to give up. */
export function resign(match: AnyMatch, team: Team): Left | null {
  const here = [speakerOf(team, match.decider ?? null), ...personsOf(team)];
  const seat = here.find(one => one !== undefined && !match.leaveRefusal(one));
  return seat === undefined ? null : giveUp(match, seat);
}

/** A seat leaves, and whoever wins or loses with it: a team gives up as a whole. */
export function giveUp(match: AnyMatch, seat: Seat): Left {
  const leavers = match.game.isTogether
    ? Array.from({ length: match.header.seats }, (_, one) => one)
    : [seat];
  const records: MatchRecordBody[] = [];
  const events: GameEvent[] = [];
  for (const one of leavers) {
    if (match.leaveRefusal(one)) continue;
    events.push(...match.leave(one).events);
    records.push(playedLast(match));
  }
  return { records, events };
}

/** Null when nobody here can offer it. */
export function offerOf(match: AnyMatch, team: Team): Offer | null {
  const { game } = match;
  const by = speakerOf(team, match.decider ?? null);
  if (by === undefined || match.agreeRefusal(by)) return null;
  const agreed = game.copy(match.state);
  const events: GameEvent[] = [];
  game.agree?.(agreed, noChance, events);
  const isGone = (seat: Seat): boolean =>
    match.entries.some(entry => entry.seat === seat && isLeaving(entry.move));
  const asked = team.seats.map((_, seat) => seat).filter(seat => seat !== by && !isGone(seat));
  return { by, asked, outcome: game.outcome(agreed) ?? null, events };
}
