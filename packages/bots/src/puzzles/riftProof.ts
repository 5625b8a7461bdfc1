/**
 * Proof that the capture of a Tesseract is forced, by exhaustive search over every legal reply: slow, and by
 * the rules alone. It shares nothing with the search and the solver whose claims it tests; they may suggest a
 * move order, never a result.
 */
import { moveList } from '@tessera/engine';
import {
  type Action,
  C,
  type Colour,
  captures,
  colourOf,
  engaged,
  escorts,
  generate,
  inHand,
  kindOf,
  linesAfter,
  make,
  mustDrop,
  other,
  type RiftState,
  rayOf,
  T,
  takeBack,
  takesTesseract,
} from '@tessera/games/rift';

/** The move to try first, if known. */
export type Suggest = (state: RiftState, moves: number) => Action | undefined;

/** True if the side to move wins within so many moves of its own, whatever the other side replies. */
export const isForced = (state: RiftState, moves: number, suggest: Suggest = () => undefined): boolean =>
  prover(suggest).attack(state, moves);

/** True if the win is still forced after this move: the move solves the puzzle. */
export const keepsForce = (
  state: RiftState,
  move: Action,
  moves: number,
  suggest: Suggest = () => undefined,
): boolean => prover(suggest).tryMove(state, move, moves);

function prover(suggest: Suggest) {
  /** Killer replies by moves left: the last refutation, tried first. Only the order depends on it. */
  const saviours: Action[] = [];

  function attack(state: RiftState, moves: number): boolean {
    if (moves < 1) return false;
    if (canTakeNow(state)) return true;
    if (moves === 1) return immobilising(state).some(move => tryMove(state, move, 1));
    const legal = legalIn(state);
    const first = suggest(state, moves);
    if (first !== undefined && legal.includes(first) && tryMove(state, first, moves)) return true;
    return threatsFirst(state, legal).some(move => move !== first && tryMove(state, move, moves));
  }

  function tryMove(state: RiftState, move: Action, moves: number): boolean {
    const attacker = state.side;
    const made = make(state, move);
    const isWon = isOver(state)
      ? state.winner === attacker
      : moves > 1 && isLostFor(state, attacker, moves - 1);
    takeBack(state, made);
    return isWon;
  }

  /** Defender to move: true if every reply loses within so many moves of the attacker. */
  function isLostFor(state: RiftState, attacker: Colour, moves: number): boolean {
    const replies = legalIn(state);
    const known = replies.indexOf(saviours[moves] as Action);
    if (known > 0) [replies[0], replies[known]] = [replies[known] as Action, replies[0] as Action];
    for (const reply of replies) {
      const made = make(state, reply);
      const isWon = isOver(state) ? state.winner === attacker : attack(state, moves);
      takeBack(state, made);
      if (isWon) continue;
      saviours[moves] = reply;
      return false;
    }
    return true;
  }

  return { attack, tryMove };
}

/** R-RECT-4. With more pawns than one move takes, a Tesseract is not alone after it, and cannot lose by R-END-2 or 8. */
const MOST_TAKEN = 3;

/** Every action that may leave the rival's Tesseract alone and without a free crossing beside it (R-END-2). */
function immobilising(state: RiftState): readonly Action[] {
  const { board, side, options } = state;
  if (protectors(state, other(side)) > MOST_TAKEN) return [];
  const legal = legalIn(state);
  if (options.bareTesseractLoses) return legal;
  const at = board.findIndex(cell => kindOf(cell) === T && colourOf(cell) === other(side));
  const free = [0, 1, 2, 3, 4, 5, 6, 7].flatMap(direction => {
    const [next] = rayOf(at, direction);
    return next !== undefined && board[next] === 0 ? [next] : [];
  });
  return legal.filter(move => free.every(crossing => linesAfter(move).includes(crossing)));
}

/** R-END-3: the pawns whose presence keeps a Tesseract from losing by immobilisation. */
const protectors = (state: RiftState, colour: Colour): number =>
  escorts(state, colour) -
  (state.options.endgameImmobilisation ? engaged(state, colour, C) + inHand(state, colour, C) : 0);

const isOver = ({ phase }: RiftState): boolean => phase === 'e';

function legalIn(state: RiftState): Action[] {
  const found = moveList<Action>();
  generate(state, found);
  return found.items.slice(0, found.count);
}

/** R-END-1, R-RES-6: by the list of legal actions where a drop is forced, else without listing the drops. */
const canTakeNow = (state: RiftState): boolean =>
  (mustDrop(state, state.side) ? legalIn(state) : captures(state, state.side)).some(move =>
    takesTesseract(state, move),
  );

/** Moves ordered with threats to the Tesseract first: one of them solves the puzzle. */
function threatsFirst(state: RiftState, moves: readonly Action[]): readonly Action[] {
  const attacker = state.side;
  const isThreat = (move: Action): boolean => {
    const made = make(state, move);
    const threatens = !isOver(state) && captures(state, attacker).some(one => takesTesseract(state, one));
    takeBack(state, made);
    return threatens;
  };
  const threats = new Set(moves.filter(isThreat));
  return [...threats, ...moves.filter(move => !threats.has(move))];
}
