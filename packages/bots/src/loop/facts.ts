// @chunk own
/** Facts about an answer of loop, for hints where nothing stands out. */
import type { Seat } from '@tessera/engine';
import {
  type Answer,
  aboutOf,
  cardRow,
  type LoopState,
  type LoopView,
  loop,
  VERB,
  verbOf,
} from '@tessera/games/loop';
import type { Thought } from '../bot.ts';
import { luckOf } from '../luck.ts';
import type { Reason } from '../reason.ts';
import { tiesOf } from '../ties.ts';
import { isSettled } from './turn.ts';

export function factsFor(view: LoopView, _seat: Seat, thought: Thought<Answer>): readonly Reason[] {
  const facts = factsOf(loop.determinize(view, luckOf(0)), thought);
  return facts.length > 0 ? facts : tiesOf(thought);
}

/** Cards that an answer draws, or the card that its plan uses in another era. */
function factsOf(before: LoopState, { move, line: [, then] }: Thought<Answer>): readonly Reason[] {
  const after = loop.copy(before);
  loop.play(after, 0, move, luckOf(0));
  const { active } = before;
  const handOf = ({ hands }: LoopState): number => hands[active]?.length ?? 0;
  const count = after.active === active ? handOf(after) - handOf(before) : 0;
  if (count > 0) return [{ key: 'draws', params: { count } }];
  const isMoved = after.eras[active] !== before.eras[active] && isSettled(after);
  return isMoved && then !== undefined && verbOf(then) === VERB.useCard
    ? [{ key: 'uses', params: { card: cardRow(after, aboutOf(then)).id } }]
    : [];
}
