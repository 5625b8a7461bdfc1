// @chunk *-board
/** Builds sentences of the table from the catalogue. */
import {
  type Action,
  ARM_END,
  actionFrom,
  actionType,
  DROP,
  isTake,
  type Letter,
  letterOf,
  MOVE,
  PIVOT,
  type PieceView,
  type RiftEvent,
  SIZE,
  squareName,
  takenSquares,
  takesTesseract,
} from '@tessera/games/rift';
import { capitalised, fill } from '../../text/index.ts';
import type { Danger, Marks } from './hints.ts';
import { isSetup, type Scene } from './scene.ts';
import { targetOf } from './targets.ts';
import type { Text } from './text/index.ts';

export const pieceWord = (text: Text, letter: Letter): string => text.rift.pieces[letter];

/** "White Star". */
export const pieceName = ({ table, rift }: Text, { colour, letter }: PieceView): string =>
  capitalised(fill(table.pieceName, { colour: rift.colours[colour], piece: rift.pieces[letter] }));

const victimWords = (text: Text, { pieceOn }: Scene, action: Action): string =>
  takenSquares(action)
    .flatMap(square => pieceOn(square) ?? [])
    .map(({ letter }) => pieceWord(text, letter))
    .join(', ');

/** Effect of an answer: "takes the Rectangle", or that it takes nothing. */
export function effectOf(text: Text, scene: Scene, action: Action): string {
  const { takesPiece, takesNothing } = text.table;
  if (actionType(action) !== MOVE) return '';
  return isTake(action) ? fill(takesPiece, { piece: victimWords(text, scene, action) }) : takesNothing;
}

/** Key of the verb for an action. */
function deedOf({ view }: Scene, action: Action): 'take' | 'move' | 'turn' | 'drop' | 'place' {
  if (actionType(action) === DROP) return isSetup(view) ? 'place' : 'drop';
  if (actionType(action) === PIVOT) return 'turn';
  return isTake(action) ? 'take' : 'move';
}

/** "the Star on f5 takes the Rectangle on i4 and lands on j5". */
export function deedWords(text: Text, scene: Scene, action: Action): string {
  const deed = takesTesseract(scene.state, action) ? 'win' : deedOf(scene, action);
  return fill(text.table.deeds[deed], deedParams(text, scene, action));
}

/** Label of the confirm button: "Take on i4". */
export const goWords = (text: Text, scene: Scene, action: Action): string =>
  fill(text.table.go[deedOf(scene, action)], deedParams(text, scene, action));

const deedParams = (text: Text, scene: Scene, action: Action): Record<string, string> => ({
  piece: pieceWord(text, letterOf(action)),
  from: squareName(actionFrom(action)),
  to: squareName(targetOf(action)),
  at: takenSquares(action).map(squareName).join(', '),
  victim: victimWords(text, scene, action),
});

/** "Star f5". */
export const placedWords = (text: Text, letter: Letter, at: number): string =>
  fill(text.table.pieceAt, { piece: pieceWord(text, letter), at: squareName(at) });

/** Capture in one short line: "Star f5 takes the Rectangle". */
export const takeWords = (text: Text, scene: Scene, action: Action): string =>
  `${placedWords(text, letterOf(action), actionFrom(action))} ${effectOf(text, scene, action)}`;

/** An event in words; the end of a match has its own (see `outcome.ts`). */
export function eventSentence({ rift }: Text, event: Exclude<RiftEvent, { readonly type: 'ended' }>): string {
  return fill(rift.events[event.type], {
    colour: rift.colours[event.colour],
    ...('piece' in event && { piece: rift.pieces[event.piece] }),
    ...('at' in event && { at: squareName(event.at) }),
    ...('from' in event && { from: squareName(event.from), to: squareName(event.to) }),
  });
}

interface LabelParts {
  readonly scene: Scene;
  readonly marks: Marks;
  readonly danger: Danger;
  readonly last: readonly number[];
  readonly movable: readonly number[];
  readonly lifted: number | undefined;
  readonly isDrop: boolean;
}

/** Accessible names of all crossings: name, content and offers: "h8, White Star, can move". */
export function crossingLabels(text: Text, parts: LabelParts): readonly string[] {
  const { crossing } = text.table;
  const { marks, danger, last, scene } = parts;
  const meanings: readonly (readonly [readonly number[], string])[] = [
    [marks.dots, parts.isDrop ? crossing.drop : crossing.land],
    [marks.specks, crossing.drop],
    [marks.victims, crossing.takeable],
    [marks.landings, crossing.behind],
    [marks.turns, crossing.turn],
    [marks.pivots, crossing.pivot],
    [marks.closed, crossing.closed],
    [marks.risky, crossing.risky],
    [danger.squares, crossing.danger],
    [last, crossing.last],
  ];
  const said: string[][] = scene.state.board.map(() => []);
  for (const [squares, words] of meanings) for (const square of squares) said[square]?.push(words);
  return said.map((words, square) => {
    const piece = scene.pieceOn(square);
    const held =
      piece &&
      (piece.at === parts.lifted ? crossing.lifted : parts.movable.includes(piece.at) && crossing.canMove);
    const content = piece ? pieceName(text, piece) : armEndOrEmpty(text, scene, square);
    return [squareName(square), content, ...(held ? [held] : []), ...words].join(', ');
  });
}

/** "arm end of White’s cross on d6", or that nothing is there. */
export function armEndOrEmpty({ table, rift }: Text, { state, pieceOn }: Scene, square: number): string {
  const { armEnd, empty } = table.crossing;
  const cross = [1, -1, SIZE, -SIZE].map(step => pieceOn(square + step)).find(near => near?.letter === 'X');
  if (!cross || ((state.board[square] ?? 0) & ARM_END) === 0) return empty;
  return fill(armEnd, { colour: rift.colours[cross.colour], at: squareName(cross.at) });
}
