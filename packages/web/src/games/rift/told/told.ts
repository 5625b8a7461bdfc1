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
}

export function effectsOf({ state, pieceOn }: Scene, { before, taken }: Trace, me: Colour): Effects {
  const old = dangerTo(before, me).squares;
  return {
    lost: taken.filter(({ colour }) => colour === me),
    attacked: dangerTo(state, me)
      .squares.filter(square => !old.includes(square))
      .flatMap(square => pieceOn(square) ?? []),
  };
}

/** "Strong bot: Rectangle i4 → k2." */
export function deedSentence(
  { rift, table: { told } }: Text,
  { course: { action }, placed }: Trace,
  name: string,
): string {
  const kind = placed !== undefined ? 'placed' : actionType(action) === PIVOT ? 'turned' : 'moved';
  return fill(told[kind], {
    name,
    piece: capitalised(rift.pieces[letterOf(action)]),
    from: squareName(actionFrom(action)),
    to: squareName(actionTo(action)),
  });
}

/** "Took your Pyramid on k4. Now attacks your Star on f5." */
export function effectSentence({ rift, table }: Text, { lost, attacked }: Effects): string {
  const { told } = table;
  const listed = (pieces: readonly PieceView[]): string => {
    const named = pieces.map(({ letter, at }) =>
      fill(told.piece, { piece: rift.pieces[letter], at: squareName(at) }),
    );
    const last = named.at(-1) ?? '';
    return named.length > 1 ? fill(told.and, { first: named.slice(0, -1).join(', '), last }) : last;
  };
  if (lost.length + attacked.length === 0) return told.quiet;
  return [
    ...(lost.length > 0 ? [fill(told.took, { pieces: listed(lost) })] : []),
    ...(attacked.length > 0 ? [fill(told.attacks, { pieces: listed(attacked) })] : []),
  ].join(' ');
}
