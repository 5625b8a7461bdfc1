// @chunk *
/** Positional gains of a move: the same terms as in the evaluation, compared crossing by crossing. */
import { actionFrom, actionTo, actionType, C, colourOf, DROP, kindOf, T } from '@tessera/games/rift';
import type { Gain } from '../reason.ts';
import { type Change, pieceAt } from './change.ts';
import { features } from './evaluate.ts';

/** Reason keys by what stands on the crossing, mine and the rival's: Tesseract, another pawn, a slide. */
const KEYS = { mine: ['shelters', 'opens', 'aims'], theirs: ['exposes', 'cramps', 'shuts'] } as const;

export function gainsOfPlaces({ me, move, before, after }: Change): readonly Gain[] {
  const from = actionType(move) === DROP ? undefined : actionFrom(move);
  const known = new Map(features(before, me).map(({ square, value }) => [square, value]));
  return features(after, me).flatMap(({ key, square, value }) => {
    const was = known.get(square === actionTo(move) ? (from ?? -1) : square);
    const cell = after.board[square] as number;
    if (key !== 'place' || was === undefined) return [];
    const kind = kindOf(cell);
    const sort = kind === T ? 0 : kind <= C ? 1 : 2;
    const which = KEYS[colourOf(cell) === me ? 'mine' : 'theirs'][sort];
    return [{ gain: value - was, reason: { key: which, params: pieceAt(after, square) } }];
  });
}
