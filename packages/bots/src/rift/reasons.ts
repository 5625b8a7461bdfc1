// @chunk *
/**
 * Reasons for a move of rift: the largest differences it makes to the terms of the evaluation and to what the
 * search knows.
 */
import { noChance, type Seat } from '@tessera/engine';
import {
  type Action,
  actionFrom,
  actionTo,
  actionType,
  type Colour,
  captures,
  DROP,
  isCounted,
  isLimited,
  isTake,
  kindOf,
  make,
  mustDrop,
  other,
  type RiftState,
  type RiftView,
  riftFromSetup as rift,
  T,
  takenSquares,
  takesTesseract,
} from '@tessera/games/rift';
import type { Thought } from '../bot.ts';
import { type Gain, type Insight, type Reason, reasonsOf } from '../reason.ts';
import { CORNERED_EXITS, canTakeTesseract, exitsOf } from './attack.ts';
import { type Change, pieceAt } from './change.ts';
import { features } from './evaluate.ts';
import { gainsOfPlaces } from './placeGains.ts';
import { WEIGHTS, WIN, WORTH } from './weights.ts';

export const riftInsight: Insight<RiftView, Action> = { reasonsFor, loadFacts: async () => factsFor };

function reasonsFor(view: RiftView, seat: Seat, thought: Thought<Action>): readonly Reason[] {
  const before = rift.determinize(view, noChance);
  const change: Change = {
    me: seat as Colour,
    move: thought.move,
    before,
    after: played(before, [thought.move]),
  };
  if (before.phase !== 'p') return thought.reasons ?? [];
  const gains = [
    ...gainsOfEnd(change, thought),
    ...gainsOfTesseracts(change),
    ...gainsOfTaking(change, thought.line),
    ...gainsOfSaving(change),
    ...gainsOfThreats(change),
    ...gainsOfPlaces(change),
    ...gainsOfMaterial(change, isCounted(view)),
  ];
  return reasonsOf(gains);
}

/** Facts about a quiet move: possible captures of the rival, and the winner of the count that ends most games (R-END-9). */
function factsFor(view: RiftView, seat: Seat, { move }: Thought<Action>): readonly Reason[] {
  const before = rift.determinize(view, noChance);
  const [me, rival] = [seat as Colour, other(seat as Colour)];
  const after = played(before, [move]);
  if (before.phase !== 'p' || after.phase !== 'p') return [];
  const isSafe = !canTakeTesseract(after, rival) && hangingOf(after, me).length === 0;
  const count = ladderOf(after, me);
  const keys = [...(isSafe ? ['quiet'] : []), ...(count > 0 ? ['ladder'] : count < 0 ? ['behind'] : [])];
  return keys.map(key => ({ key, params: {} }));
}

function played(from: RiftState, line: readonly Action[]): RiftState {
  const state = rift.copy(from);
  for (const move of line) if (state.phase !== 'e') make(state, move);
  return state;
}

/** Hanging pawns of a colour, its Tesseract left out: those that could be taken if the rival were to move. */
function hangingOf(state: RiftState, colour: Colour): readonly number[] {
  const rival = other(colour);
  if (state.phase !== 'p' || mustDrop(state, rival)) return [];
  const found = new Set(captures(state, rival).flatMap(takenSquares));
  return [...found].filter(square => kindOf(state.board[square] as number) !== T);
}

const worthAt = (state: RiftState, square: number): number =>
  WORTH[kindOf(state.board[square] as number)] ?? 0;

const byWorth = (state: RiftState, squares: readonly number[]): readonly number[] =>
  squares.toSorted((a, b) => worthAt(state, b) - worthAt(state, a));

function gainsOfEnd({ me, before, after }: Change, { line, chance }: Thought<Action>): readonly Gain[] {
  if (after.winner === me) return [{ gain: 3 * WIN, reason: { key: 'wins', params: {} } }];
  if (chance !== 1) return [];
  const { winner, reason: how } = played(before, line);
  const moves = Math.ceil(line.length / 2);
  const reason: Reason =
    winner === me
      ? { key: how === 'capture' ? 'forcesTesseract' : 'winsIn', params: { moves } }
      : { key: 'winsByForce', params: {} };
  return [{ gain: 2 * WIN, reason }];
}

/** R-END-1: gains around a threatened Tesseract, the own one and the rival's. */
function gainsOfTesseracts({ me, move, before, after }: Change): readonly Gain[] {
  const rival = other(me);
  if (after.phase !== 'p') return [];
  const gains: Gain[] = [];
  if (canTakeTesseract(before, rival) && !canTakeTesseract(after, rival)) {
    const isMoved = actionType(move) !== DROP && kindOf(before.board[actionFrom(move)] as number) === T;
    const key = takesAttacker(before, move, rival) ? 'takesAttacker' : isMoved ? 'tesseractFlees' : 'blocks';
    gains.push({ gain: WIN, reason: { key, params: {} } });
  }
  if (canTakeTesseract(after, me) && !canTakeTesseract(before, me))
    gains.push({ gain: 320, reason: { key: 'threatensTesseract', params: {} } });
  const count = exitsOf(after, rival);
  const closed = exitsOf(before, rival) - count;
  if (closed > 0 && count <= CORNERED_EXITS)
    gains.push({ gain: 60 * closed, reason: { key: 'closesEscape', params: { count } } });
  return gains;
}

/** True if a capture takes a piece that could have taken the Tesseract. */
const takesAttacker = (state: RiftState, move: Action, rival: Colour): boolean =>
  captures(state, rival).some(
    threat => takesTesseract(state, threat) && takenSquares(move).includes(actionFrom(threat)),
  );

/** Gains by the capture, less what the expected recaptures take back. */
function gainsOfTaking({ me, move, before, after }: Change, line: readonly Action[]): readonly Gain[] {
  const [victim, ...more] = byWorth(before, takenSquares(move));
  if (victim === undefined || after.phase !== 'p') return [];
  const worth = [victim, ...more].reduce((sum, square) => sum + worthAt(before, square), 0);
  const isDoomed = canTakeTesseract(after, other(me));
  const isFree = !isDoomed && !hangingOf(after, me).includes(actionTo(move));
  const end = line.findIndex((one, i) => i > 0 && !isTake(one));
  const settled = played(before, end < 0 ? line : line.slice(0, end));
  const net = isDoomed ? 0 : isFree ? worth : materialOf(settled, me) - materialOf(before, me);
  if (more.length > 0)
    return [{ gain: worth, reason: { key: 'takesMany', params: { count: more.length + 1 } } }];
  const key = isFree ? 'takesFree' : net > 0 ? 'winsExchange' : 'takes';
  return [{ gain: Math.max(net, 100), reason: { key, params: pieceAt(before, victim) } }];
}

const materialOf = (state: RiftState, me: Colour): number => features(state, me)[0]?.value ?? 0;

/** Own pawns that were hanging before, and are safe now. */
function gainsOfSaving({ me, move, before, after }: Change): readonly Gain[] {
  if (after.phase !== 'p') return [];
  const still = hangingOf(after, me);
  const now = (square: number): number => (square === actionFrom(move) ? actionTo(move) : square);
  const [saved] = byWorth(
    before,
    hangingOf(before, me).filter(square => !still.includes(now(square))),
  );
  if (saved === undefined) return [];
  const key = saved === actionFrom(move) ? 'escapes' : 'guards';
  return [{ gain: 0.8 * worthAt(before, saved), reason: { key, params: pieceAt(before, saved) } }];
}

const ladderOf = (state: RiftState, me: Colour): number => features(state, me)[1]?.value ?? 0;

/** Pawns of the rival newly threatened; worth little if the attacker itself can be taken first. */
function gainsOfThreats({ me, move, before, after }: Change): readonly Gain[] {
  const rival = other(me);
  if (after.phase !== 'p' || hangingOf(after, me).includes(actionTo(move))) return [];
  const known = hangingOf(before, rival);
  const [first, second] = byWorth(
    after,
    hangingOf(after, rival).filter(square => !known.includes(square)),
  );
  if (first === undefined) return [];
  const isDouble = canTakeTesseract(after, me);
  if (second === undefined && !isDouble)
    return [
      { gain: 0.35 * worthAt(after, first), reason: { key: 'threatens', params: pieceAt(after, first) } },
    ];
  const { piece } = pieceAt(after, first);
  const params = isDouble
    ? { piece: 'T', other: piece }
    : { piece, other: pieceAt(after, second as number).piece };
  return [{ gain: 0.8 * worthAt(after, first) + 100, reason: { key: 'forks', params } }];
}

/** Gains by the limit of R-TESS-2, and by the count of a stall (R-END-9) once quiet plies are counted. */
function gainsOfMaterial({ me, before, after }: Change, isCounting: boolean): readonly Gain[] {
  const rival = other(me);
  if (after.phase !== 'p') return [];
  const gains: Gain[] = [];
  if (isLimited(after, rival) && !isLimited(before, rival))
    gains.push({ gain: WEIGHTS.limited, reason: { key: 'limits', params: {} } });
  if (isCounting && ladderOf(before, me) < 0 && ladderOf(after, me) > 0)
    gains.push({ gain: ladderOf(after, me), reason: { key: 'ladder', params: {} } });
  return gains;
}
