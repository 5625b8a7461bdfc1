/** Explanations of presses that do nothing: what to press first, and what blocks a piece. */
import { type Action, formatAction, type PieceView, squareName } from '@tessera/games/rift';
import type { Saying } from '../../../table/useSaying.ts';
import { fill } from '../../../text/index.ts';
import type { Scene } from '../scene.ts';
import type { Text } from '../text/index.ts';
import { armEndOrEmpty, pieceName, pieceWord } from '../words.ts';
import { blockersOf } from './blockers.ts';
import { loadWords } from './words/index.ts';

export { pressGuess, stuckGuess } from './guess.ts';

export const firstSaying = async ({ language }: Text): Promise<Saying> => ({
  sentence: (await loadWords(language)).first,
  clause: undefined,
});

export const failedSaying = async ({ language }: Text, plan: Action): Promise<Saying> => ({
  sentence: fill((await loadWords(language)).failed, { move: formatAction(plan) }),
  clause: undefined,
});

/** Names what stands in the way of a piece, with the clause of its movement. */
export async function stuckSaying(text: Text, scene: Scene, piece: PieceView): Promise<Saying> {
  const words = await loadWords(text.language);
  const { text: way, clause } = text.rift.ways[piece.letter];
  const blockers = blockersOf(scene.state, piece).map(square => {
    const other = scene.pieceOn(square);
    return other
      ? fill(words.blocker, { what: pieceName(text, other), at: squareName(square) })
      : `${squareName(square)}, ${armEndOrEmpty(text, scene, square)}`;
  });
  if (blockers.length === 0) return { sentence: text.table.noWay, clause };
  const params = { piece: pieceWord(text, piece.letter), at: squareName(piece.at), way };
  return { sentence: fill(words.stuck, { ...params, blockers: blockers.join('; ') }), clause };
}
