/**
 * The gentle player: it looks one move ahead, and whether what it leaves behind could be taken. Now and then it
 * overlooks what comes from afar or around a corner, as people do; what stands next door it always sees. A newcomer is
 * let in: for its first moves it neither forks nor takes the Tesseract, as long as there is anything else to do.
 */
import { type Chance, moveList } from '@tessera/engine';
import {
  type Action,
  actionFrom,
  type Colour,
  captures,
  fileOf,
  generate,
  kindOf,
  make,
  other,
  type RiftState,
  type RiftView,
  rankOf,
  riftFromSetup as rift,
  T,
  takeBack,
  takenSquares,
  takesTesseract,
} from '@tessera/games/rift';
import type { Bot } from '../bot.ts';
import { winChance } from '../winChance.ts';
import { evaluate } from './evaluate.ts';
import { glance } from './glance.ts';
import { WIN } from './memory.ts';
import { type RootMove, rootMoves } from './root.ts';
import { WORTH } from './weights.ts';

/** One decision in so many is made without looking far. */
const LAPSES = 5;
/** Plies of play, of both sides together, in which a newcomer is spared. */
export const GRACE = 12;

/** `noise` is the most by which a move may be overrated. */
export const gentleBot = (noise: number): Bot<RiftView, Action> => ({
  id: 'gentle',
  budget: {},
  async think({ view, chance }) {
    const state = rift.copy(rift.determinize(view, chance));
    const me = state.side;
    const looksFar = chance.below(LAPSES) > 0 || lossOf(state, me, false) >= WIN;
    const feel = (): number =>
      (looksFar || state.phase === 'e' ? glance(state, me) : -evaluate(state)) - lossOf(state, me, looksFar);
    const felt = movesIn(state, chance, noise)
      .map(({ move, bonus }) => ({ move, score: after(state, move, feel) + bonus }))
      .sort((a, b) => b.score - a.score);
    const { move } = felt[0] as { move: Action };
    const worth = after(state, move, () => glance(state, me));
    return { move, line: [move], chance: winChance(worth), depth: 1, nodes: felt.length };
  },
});

/** What can be said of the position after a move. */
function after<V>(state: RiftState, move: Action, say: () => V): V {
  const made = make(state, move);
  const said = say();
  takeBack(state, made);
  return said;
}

/** The moves that come to mind; in the first ones those that spare a newcomer, as long as there is any. */
function movesIn(state: RiftState, chance: Chance, noise: number): readonly RootMove[] {
  const first = rootMoves(state, chance, noise);
  if (state.ply >= GRACE) return first;
  const isKind = ({ move }: RootMove): boolean => !takesTesseract(state, move) && !isFork(state, move);
  const kind = first.filter(isKind);
  if (kind.length > 0) return kind;
  const legal = moveList<Action>();
  generate(state, legal);
  const others = legal.items.map(move => ({ move, bonus: 0, score: 0 })).filter(isKind);
  return others.length > 0 ? others : first;
}

/** Whether a move attacks two or more at once, the Tesseract included, one of which was not attacked before. */
export function isFork(state: RiftState, move: Action): boolean {
  const me = state.side;
  const known = attacked(state, me);
  const found = after(state, move, () => (state.phase === 'e' ? [] : attacked(state, me)));
  return found.length > 1 && found.some(square => !known.includes(square));
}

/** Crossings with pawns that a colour could take if it were its turn. */
const attacked = (state: RiftState, by: Colour): readonly number[] => [
  ...new Set(captures(state, by).flatMap(takenSquares)),
];

/** The most that the rival could take from a colour, as far as it is seen. */
function lossOf(state: RiftState, colour: Colour, looksFar: boolean): number {
  if (state.phase === 'e') return 0;
  const seen = captures(state, other(colour)).filter(one => looksFar || isNextDoor(one));
  return Math.max(
    0,
    ...seen.flatMap(takenSquares).map(square => worthOf(kindOf(state.board[square] as number))),
  );
}

const worthOf = (kind: number): number => (kind === T ? WIN : (WORTH[kind] as number));

/** Whether the taker stands right beside what it takes. */
const isNextDoor = (capture: Action): boolean =>
  takenSquares(capture).every(
    square =>
      Math.abs(fileOf(square) - fileOf(actionFrom(capture))) <= 1 &&
      Math.abs(rankOf(square) - rankOf(actionFrom(capture))) <= 1,
  );
