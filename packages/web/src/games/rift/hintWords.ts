/** What a hint proposes, in words. */
import {
  type Action,
  actionFrom,
  actionTo,
  actionType,
  DROP,
  PIVOT,
  parseAction,
  squareName,
  takenSquares,
  whyOf,
} from '@tessera/games/rift';
import type { Advice } from '../../match/client.ts';
import type { Hint } from '../../table/HintLine.tsx';
import { fill } from '../../text/index.ts';
import { letterOf } from './answers.ts';
import type { Scene } from './scene.ts';
import { targetOf } from './targets.ts';
import type { Text } from './text/index.ts';
import { capitalised, pieceWord } from './words.ts';

export const hintOf = (text: Text, scene: Scene, answer: string, { reasons }: Advice): Hint => ({
  deed: deedWords(text, scene, parseAction(answer)),
  why: reasons.map(({ key, params }) => whyOf(text.rift, key, params)),
});

/** "Star from e5 takes on g7: Rectangle". */
function deedWords(text: Text, scene: Scene, action: Action): string {
  const { proposes } = text.table;
  const piece = pieceWord(text, letterOf(action));
  const [at] = takenSquares(action);
  const victim = at === undefined ? undefined : scene.pieceOn(at);
  const to = squareName(targetOf(action));
  if (actionType(action) === DROP)
    return fill(scene.state.phase === 'p' ? proposes.drop : proposes.place, {
      piece,
      to: squareName(actionTo(action)),
    });
  const from = squareName(actionFrom(action));
  if (actionType(action) === PIVOT) return fill(proposes.turn, { piece, from });
  if (at === undefined || !victim) return fill(proposes.move, { piece: capitalised(piece), from, to });
  return fill(proposes.take, {
    piece: capitalised(piece),
    from,
    at: squareName(at),
    victim: pieceWord(text, victim.letter),
  });
}
