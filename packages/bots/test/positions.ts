/** Positions for the tests of the bots, and slow but certain answers from the rules alone. */
import { type Chance, moveList, parseOptions, seededChance } from '@tessera/engine';
import {
  type Action,
  actionType,
  captures,
  DROP,
  generate,
  make,
  type RiftOptions,
  type RiftState,
  rift,
  SIZE,
  takeBack,
  takesTesseract,
} from '@tessera/games/rift';

export const optionsWith = (given: Partial<RiftOptions> = {}): RiftOptions =>
  parseOptions(rift.options, given);

export const position = (text: string, given: Partial<RiftOptions> = {}): RiftState =>
  rift.notation.parsePosition(text, optionsWith(given), 'lenient');

/** White to move among pieces given by letter and place, as in `Th1 Ce5`; small letters are Black's. */
export function pieces(list: string, hands = '-'): RiftState {
  const board = Array.from({ length: SIZE }, () => Array<string>(SIZE).fill('1'));
  for (const [letter = '', file = '', ...rank] of list.split(' '))
    (board[SIZE - Number(rank.join(''))] as string[])['abcdefghijklmno'.indexOf(file)] = letter;
  const ranks = board.map(rank => rank.join('').replace(/1+/g, ones => String(ones.length)));
  return position(`${ranks.join('/')} w ${hands} p 0 10`);
}

export function legalActions(state: RiftState): Action[] {
  const out = moveList<Action>();
  generate(state, out);
  return out.items;
}

/** A random action; moves and captures are far more frequent than their small share beside the drops. */
function anyAction(state: RiftState, chance: Chance): Action {
  const legal = legalActions(state);
  const moves = legal.filter(action => actionType(action) !== DROP);
  const pool = moves.length > 0 && chance.below(3) > 0 ? moves : legal;
  return pool[chance.below(pool.length)] as Action;
}

/** Visits the positions in play of some random games; the visitor must not change them. */
export function visitRandomPlay(
  given: Partial<RiftOptions>,
  games: number,
  seed: string,
  visit: (state: RiftState) => void,
): void {
  for (let game = 0; game < games; game++) {
    const chance = seededChance(`${seed} ${game}`);
    const state = rift.setup(optionsWith(given), 2, chance);
    for (let ply = 0; ply < 140 && state.phase !== 'e'; ply++) {
      make(state, anyAction(state, chance));
      if (state.phase === 'p') visit(state);
    }
  }
}

/** True if the side to move can take the Tesseract, by the list of legal actions. */
export const canWinNow = (state: RiftState): boolean =>
  legalActions(state).some(action => takesTesseract(state, action));

/** True if an action leaves the own Tesseract hanging. */
export function hangsTesseract(state: RiftState, action: Action): boolean {
  const made = make(state, action);
  const hangs = state.phase === 'p' && canWinNow(state);
  takeBack(state, made);
  return hangs;
}

/** True if, after an action, every reply leaves the rival's Tesseract hanging: a win in three plies. */
export function winsInThree(state: RiftState, action: Action): boolean {
  const made = make(state, action);
  const wins =
    state.phase === 'p' && !canWinNow(state) && legalActions(state).every(reply => losesAtOnce(state, reply));
  takeBack(state, made);
  return wins;
}

function losesAtOnce(state: RiftState, reply: Action): boolean {
  const loser = state.side;
  const made = make(state, reply);
  const loses =
    state.phase === 'p'
      ? captures(state, state.side).some(action => takesTesseract(state, action))
      : state.winner !== loser;
  takeBack(state, made);
  return loses;
}
