/** Meaning of somebody else's move for the player, in words: what it did, took and attacks now. */
import {
  actionFrom,
  actionTo,
  actionType,
  type Colour,
  letterOf,
  PIVOT,
  type PieceView,
  squareName,
} from '@tessera/games/rift';
import { capitalised, fill } from '../../../text/index.ts';
import { dangerTo } from '../hints.ts';
import type { Scene } from '../scene.ts';
import type { Text } from '../text/index.ts';
import type { Trace } from '../trace.ts';

export interface Effects {
  readonly lost: readonly PieceView[];
  /** Pieces of the player that could be taken now and could not before. */
  readonly attacked: readonly PieceView[];
  /** Pieces of the player that could be taken before and still can. */
  readonly still: readonly PieceView[];
}

export function effectsOf({ state, pieceOn }: Scene, { before, taken }: Trace, me: Colour): Effects {
  const old = dangerTo(before, me).squares;
  const { squares } = dangerTo(state, me);
  const inDanger = (isOld: boolean): readonly PieceView[] =>
    squares.filter(square => old.includes(square) === isOld).flatMap(square => pieceOn(square) ?? []);
  return {
    lost: taken.filter(({ colour }) => colour === me),
    attacked: inDanger(false),
    still: inDanger(true),
  };
}

/** "Strong bot: Rectangle i4 → k2." */
export function deedSentence(
  { rift, table: { told } }: Text,
  { before, course: { action }, placed }: Trace,
  name: string,
): string {
  const entered = before.phase === 'p' ? 'dropped' : 'placed';
  const kind = placed !== undefined ? entered : actionType(action) === PIVOT ? 'turned' : 'moved';
  return fill(told[kind], {
    name,
    piece: capitalised(rift.pieces[letterOf(action)]),
    from: squareName(actionFrom(action)),
    to: squareName(actionTo(action)),
  });
}

/** "Took your Pyramid on k4. Now in danger: your Star on f5."; empty for a move that means no harm. */
export function effectSentence({ rift, table }: Text, { lost, attacked, still }: Effects): string {
  const { told } = table;
  const said = (pattern: string, pieces: readonly PieceView[]): readonly string[] => {
    const named = pieces.map(({ letter, at }) =>
      fill(told.piece, { piece: rift.pieces[letter], at: squareName(at) }),
    );
    const last = named.pop() ?? '';
    const listed = named.length > 0 ? fill(told.and, { first: named.join(', '), last }) : last;
    return last === '' ? [] : [fill(pattern, { pieces: listed })];
  };
  return [...said(told.took, lost), ...said(told.attacks, attacked), ...said(told.still, still)].join(' ');
}

/** True if a reason only names a piece that was just told to be lost or in danger. */
export const isTold = (why: string, { lost, attacked }: Effects): boolean =>
  [...lost, ...attacked].some(({ at }) => RegExp(`\\b${squareName(at)}\\b`).test(why));
