// @chunk *
/**
 * The gentle player: it looks one move ahead, and at what its move leaves hanging. Now and then it overlooks
 * attacks from afar or around a corner, as people do, but never adjacent ones. It spares newcomers: in its
 * first moves it neither forks nor takes the Tesseract, as long as there is another move.
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
import { bonuses, type Slips } from '../slips.ts';
import { winChance } from '../winChance.ts';
import { evaluate } from './evaluate.ts';
import { glance } from './glance.ts';
import { type RootMove, rootMoves } from './root.ts';
import { WIN, WORTH } from './weights.ts';

/** One decision in so many overlooks distant attacks. */
const LAPSES = 5;
/** Plies of play, of both sides together, in which a newcomer is spared. */
export const GRACE = 12;

export const gentleBot = (slips: Slips | undefined): Bot<RiftView, Action> => ({
  id: 'gentle',
  budget: {},
  async think({ view, chance }) {
    const state = rift.copy(rift.determinize(view, chance));
    const me = state.side;
    const looksFar = chance.below(LAPSES) > 0 || lossOf(state, me, false) >= WIN;
    const feel = (): number =>
      (looksFar || state.phase === 'e' ? glance(state, me) : -evaluate(state)) - lossOf(state, me, looksFar);
    const felt = movesIn(state, chance, bonuses(slips, chance))
      .map(({ move, bonus }) => ({ move, score: after(state, move, feel) + bonus }))
      .sort((a, b) => b.score - a.score);
    const { move } = felt[0] as { move: Action };
    const worth = after(state, move, () => glance(state, me));
    return { move, line: [move], chance: winChance(worth), depth: 1, nodes: felt.length };
  },
});

/** Evaluates `say` in the position after a move. */
function after<V>(state: RiftState, move: Action, say: () => V): V {
  const made = make(state, move);
  const said = say();
  takeBack(state, made);
  return said;
}

/** Candidate moves; in the first plies only those that spare a newcomer, if there are any. */
function movesIn(state: RiftState, chance: Chance, bonus: () => number): readonly RootMove[] {
  const first = rootMoves(state, chance, bonus);
  if (state.ply >= GRACE) return first;
  const isKind = ({ move }: RootMove): boolean => !takesTesseract(state, move) && !isFork(state, move);
  const kind = first.filter(isKind);
  if (kind.length > 0) return kind;
  const legal = moveList<Action>();
  generate(state, legal);
  const others = legal.items.map(move => ({ move, bonus: 0, score: 0 })).filter(isKind);
  return others.length > 0 ? others : first;
}

/**
 * Fork: true if a move attacks two or more pawns, the Tesseract included, one of which was not attacked
 * before.
 */
export function isFork(state: RiftState, move: Action): boolean {
  const me = state.side;
  const known = attacked(state, me);
  const found = after(state, move, () => (state.phase === 'e' ? [] : attacked(state, me)));
  return found.length > 1 && found.some(square => !known.includes(square));
}

/** Crossings with pawns that a colour could take if it were to move. */
const attacked = (state: RiftState, by: Colour): readonly number[] => [
  ...new Set(captures(state, by).flatMap(takenSquares)),
];

/** Worth of the largest capture by the rival, as far as the player sees it. */
function lossOf(state: RiftState, colour: Colour, looksFar: boolean): number {
  if (state.phase === 'e') return 0;
  const seen = captures(state, other(colour)).filter(one => looksFar || isNextDoor(one));
  return Math.max(
    0,
    ...seen.flatMap(takenSquares).map(square => worthOf(kindOf(state.board[square] as number))),
  );
}

const worthOf = (kind: number): number => (kind === T ? WIN : (WORTH[kind] as number));

/** True if the taker is adjacent to its victim. */
const isNextDoor = (capture: Action): boolean =>
  takenSquares(capture).every(
    square =>
      Math.abs(fileOf(square) - fileOf(actionFrom(capture))) <= 1 &&
      Math.abs(rankOf(square) - rankOf(actionFrom(capture))) <= 1,
  );
