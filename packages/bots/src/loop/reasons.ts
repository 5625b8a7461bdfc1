/**
 * Reasons for an answer of loop: what the turn it begins changes on the table, and what each kind of decision
 * is about.
 */
import type { Seat } from '@tessera/engine';
import {
  type Answer,
  aboutOf,
  type Card,
  cardRow,
  type DecisionKind,
  hasMegaVortices,
  type LoopEvent,
  type LoopState,
  type LoopView,
  loop,
  RIFT_SLOTS,
  seatOf,
  VERB,
  verbOf,
} from '@tessera/games/loop';
import type { Thought } from '../bot.ts';
import { luckOf } from '../luck.ts';
import { type Gain, type Insight, type Reason, reasonsOf } from '../reason.ts';
import { equalsOf } from '../ties.ts';
import { worthsIn } from './cardWorth.ts';
import { answersIn, END } from './turn.ts';
import { gainsOfTurn, isWonAtEnd } from './turnGains.ts';

export const loopInsight: Insight<LoopView, Answer> = {
  reasonsFor: (view, _seat, thought) => reasonsOf(gainsFrom(view, thought)),
  loadFacts: async () => (await import('./facts.ts')).factsFor,
};

/** Gains of the reasons to be named first, and of the last resort. */
const FIRST = 100_000;
const LAST = 12;

const said = (gain: number, key: string, params: Reason['params'] = {}): Gain => ({
  gain,
  reason: { key, params },
});

function gainsFrom(view: LoopView, { move, line, ranked }: Thought<Answer>): readonly Gain[] {
  const before = loop.determinize(view, luckOf(0));
  const kind = view.decision?.kind;
  if (!kind) return [];
  const after = follow(before, line);
  if (after.outcome === 'VICTORY' || isWonAtEnd(after)) return [said(FIRST, 'wins')];
  const own = [
    ...gainsOfAsked(before, kind, move),
    ...(COMPARED.test(kind) && equalsOf(ranked) > 0 ? [] : usual(kind, move)),
  ];
  if (before.phase !== 'actions' || kind === 'topCard') return own;
  return [...fleeing(before, after), ...readied(before, kind, move), ...gainsOfTurn(before, after), ...own];
}

/** Kinds of decisions whose usual reason calls the answer the best of all. */
const COMPARED = /^(pick|ultra|cancelRift|invite|assign)/;

/**
 * The state after the line, as far as nothing is drawn, revealed or random and the turn is not over. What the active
 * player does after another's answer is not that one's doing.
 */
function follow(from: LoopState, line: readonly Answer[]): LoopState {
  const luck = luckOf(0);
  const asked = loop.decider(from);
  const isGuest = asked !== seatOf(from, from.active);
  let reached = from;
  for (const answer of line) {
    if (isGuest && loop.decider(reached) !== asked) break;
    if (answer === END || reached.phase !== 'actions' || reached.outcome !== null) break;
    const events: LoopEvent[] = [];
    const next = loop.copy(reached);
    loop.play(next, loop.decider(reached) as Seat, answer, luck, events);
    if (luck.used > 0 || next.turn !== from.turn || events.some(event => 'reveals' in event)) break;
    reached = next;
  }
  return reached;
}

/** L-MEGA-1 */
function fleeing(before: LoopState, after: LoopState): readonly Gain[] {
  const isOn = (state: LoopState): boolean => state.isVortex[state.eras[state.active] as number] === true;
  return hasMegaVortices(before) && isOn(before) && !isOn(after) ? [said(FIRST / 2, 'flees')] : [];
}

/** Cards made ready again by a LOOP or a card. */
function readied(before: LoopState, kind: DecisionKind, move: Answer): readonly Gain[] {
  const isLoop = kind === 'action' && verbOf(move) === VERB.loop;
  if (!isLoop && kind !== 'pickDimension') return [];
  const after = loop.copy(before);
  loop.play(after, 0, move, luckOf(0));
  const count = before.exhausted.filter((was, card) => was && !after.exhausted[card]).length;
  return count > 0 ? [said(FIRST / 10, 'readies', { count })] : [];
}

/** Reasons by kind of decision, some for one answer only; none where it would say nothing. */
function usual(kind: DecisionKind, move: Answer): readonly Gain[] {
  const verb = verbOf(move);
  if (kind === 'action') return verb === VERB.endActions ? [said(LAST, 'spent')] : [];
  if (kind === 'may') return [said(LAST, verb === VERB.yes ? 'may' : 'mayNot')];
  if (kind === 'helpCard' && verb === VERB.none) return [said(FIRST, 'declines')];
  const isKept = (kind === 'lastDamage' && verb === VERB.no) || (kind === 'pickUltra' && verb === VERB.none);
  if (isKept) return [said(LAST, 'waits')];
  const isNothing = verb === VERB.none || (kind === 'archive' && verb === VERB.no);
  return isNothing || kind === 'step' ? [] : [said(LAST, kind)];
}

/** Reasons for answers to decisions outside the actions. */
function gainsOfAsked(state: LoopState, kind: DecisionKind, move: Answer): readonly Gain[] {
  switch (kind) {
    case 'takeCard':
    case 'bonusPick':
    case 'ultraDestroy':
      return gainsOfCards(state, kind, move);
    case 'cancelRift':
      return gainsOfCancelling(state, move);
    default:
      return [];
  }
}

function gainsOfCards(state: LoopState, kind: DecisionKind, move: Answer): readonly Gain[] {
  const worths = worthsIn(state);
  const worth = (card: Card): number => worths[card] as number;
  const offered = answersIn(state).flatMap(one => (verbOf(one) === VERB.none ? [] : [aboutOf(one)]));
  if (verbOf(move) === VERB.none) {
    const deck = [...state.draws, ...state.discards, ...state.hands].flat();
    const average = deck.reduce((sum, card) => sum + worth(card), 0) / Math.max(1, deck.length);
    return offered.every(card => worth(card) <= average) ? [said(FIRST, 'tooWeak')] : [];
  }
  const card = aboutOf(move);
  const { id } = cardRow(state, card);
  const others = offered.filter(one => one !== card);
  if (others.length === 0) return [];
  if (kind !== 'ultraDestroy')
    return others.every(one => worth(one) <= worth(card)) ? [said(FIRST, 'strongest', { card: id })] : [];
  return others.every(one => worth(one) >= worth(card)) ? [said(FIRST, 'weakest', { card: id })] : [];
}

/** L-AGENT-1 */
function gainsOfCancelling(state: LoopState, move: Answer): readonly Gain[] {
  const era = aboutOf(move);
  const fallen = state.pending.find(frame => frame.type === 'foo')?.fallen[era] ?? 0;
  const isOver = verbOf(move) !== VERB.none && (state.rifts[era] as number) + fallen === RIFT_SLOTS + 1;
  return isOver ? [said(FIRST, 'prevents', { era })] : [];
}
