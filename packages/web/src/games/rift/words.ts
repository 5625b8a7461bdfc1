/** Sentences of the table, put together from the catalogue. */
import type { GameEvent } from '@tessera/engine';
import {
  type Action,
  ARM_END,
  actionFrom,
  actionKind,
  actionTo,
  actionType,
  DROP,
  type Letter,
  MOVE,
  PIVOT,
  type PieceView,
  pathsOf,
  type RiftEvent,
  type RiftState,
  squareName,
  tailStep,
  takenSquares,
  takesTesseract,
  turned,
} from '@tessera/games/rift';
import type { MatchSnapshot, Refusal } from '../../match/client.ts';
import { fill } from '../../text/index.ts';
import { letterOf } from './answers.ts';
import { deedOf } from './consider.ts';
import type { Danger, Marks } from './hints.ts';
import type { Scene } from './scene.ts';
import { targetOf } from './targets.ts';
import type { Text } from './text/index.ts';

export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const pieceWord = (text: Text, letter: Letter): string => text.rift.pieces[letter];

/** "White Star". */
const pieceName = ({ table, rift }: Text, { colour, letter }: PieceView): string =>
  capitalised(fill(table.pieceName, { colour: rift.colours[colour], piece: rift.pieces[letter] }));

/** "takes the Rectangle", or that it takes nothing. */
export function effectOf(text: Text, scene: Scene, action: Action): string {
  if (actionType(action) !== MOVE) return '';
  const victims = takenSquares(action).flatMap(square => scene.pieceOn(square) ?? []);
  if (victims.length === 0) return text.table.takesNothing;
  const names = victims.map(piece => pieceWord(text, piece.letter)).join(', ');
  return fill(text.table.takesPiece, { piece: names });
}

/** "the Star on f5 takes the Rectangle on i4 and lands on j5". */
export function deedWords(text: Text, scene: Scene, action: Action): string {
  const { deeds } = text.table;
  const deed = deedOf(action, scene.state.phase !== 'p');
  const wins = deed === 'take' && takesTesseract(scene.state, action);
  return fill(deeds[wins ? 'win' : deed], deedParams(text, scene, action));
}

/** The confirm button in few words: "Take on i4". */
export const goWords = (text: Text, scene: Scene, action: Action): string =>
  fill(text.table.go[deedOf(action, scene.state.phase !== 'p')], deedParams(text, scene, action));

function deedParams(text: Text, scene: Scene, action: Action): Record<string, string> {
  const taken = takenSquares(action);
  const victims = taken.flatMap(square => scene.pieceOn(square) ?? []);
  return {
    piece: pieceWord(text, letterOf(action)),
    from: squareName(actionFrom(action)),
    to: squareName(actionType(action) === DROP ? actionTo(action) : targetOf(action)),
    at: taken.map(squareName).join(', '),
    victim: victims.map(({ letter }) => pieceWord(text, letter)).join(', '),
  };
}

/** The same in one short line: "Star f5 takes the Rectangle". */
export const takeWords = (text: Text, scene: Scene, action: Action): string =>
  `${fill(text.table.pieceAt, { piece: pieceWord(text, letterOf(action)), at: squareName(actionFrom(action)) })} ${effectOf(text, scene, action)}`;

/** The turning point of an answer's way, where it has one way only: "over h3". */
export function wayOf(text: Text, state: RiftState, action: Action): string | undefined {
  const paths = pathsOf(state, action);
  const turn = paths.length === 1 && paths[0]?.length === 3 ? paths[0][1] : undefined;
  return turn === undefined ? undefined : fill(text.table.via, { at: squareName(turn) });
}

/** The crossings a large slide would come to rest on: "rests on i5, j5". */
export function restOn({ table }: Text, action: Action): string | undefined {
  const kind = actionKind(action);
  const lies = actionType(action) === PIVOT ? turned(kind) : kind;
  const lines = [actionTo(action), actionTo(action) + tailStep(lies)];
  return tailStep(lies) === 0 ? undefined : fill(table.restsOn, { at: lines.map(squareName).join(', ') });
}

/** The sentence for a refusal. */
export function refusalSentence({ rift, table }: Text, { code, params }: Refusal): string {
  const sentences: Readonly<Record<string, string>> = { ...rift.refusals, ...table.refusals };
  const sentence = sentences[code];
  return sentence === undefined ? table.notPossible : fill(sentence, params ?? {});
}

/** What happened, in words: every event is announced. */
export function eventSentence({ rift }: Text, happened: GameEvent): string {
  const event = happened as RiftEvent;
  switch (event.type) {
    case 'placed':
    case 'captured': {
      const params = {
        colour: rift.colours[event.colour],
        piece: rift.pieces[event.piece],
        at: squareName(event.at),
      };
      return fill(rift.events[event.type], params);
    }
    case 'moved':
    case 'pivoted': {
      const params = {
        colour: rift.colours[event.colour],
        piece: rift.pieces[event.piece],
        from: squareName(event.from),
        to: squareName(event.to),
      };
      return fill(rift.events[event.type], params);
    }
    case 'limitOn':
    case 'forcedDrop':
      return fill(rift.events[event.type], { colour: rift.colours[event.colour] });
    case 'ended':
      return fill(rift.events.ended, {
        winner: rift.colours[event.winner],
        reason: rift.reasons[event.reason],
      });
  }
}

/** Who won, as seen from this screen. */
export function outcomeTitle(
  { table }: Text,
  { setup, outcome }: MatchSnapshot<unknown>,
  names: readonly string[],
): string {
  const seat = outcome?.winners[0] ?? 0;
  const winner = setup.seats[seat];
  const isAgainstBot = setup.seats.some(seat => seat.kind === 'bot');
  if (winner?.kind === 'you' && (isAgainstBot || winner.name === '')) return table.youWin;
  if (winner?.kind === 'bot' && setup.seats.some(seat => seat.kind === 'you')) return table.youLose;
  return fill(table.wins, { name: names[seat] ?? '' });
}

interface LabelParts {
  readonly scene: Scene;
  readonly marks: Marks;
  readonly danger: Danger;
  readonly last: readonly number[];
  readonly movable: ReadonlySet<number>;
  readonly lifted: number | undefined;
  readonly isDrop: boolean;
}

/** For each crossing: its name, what it holds, and what can be done there: "h8, White Star, can move". */
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
    [danger.squares, crossing.danger],
    [last, crossing.last],
  ];
  const said: string[][] = scene.state.board.map(() => []);
  for (const [squares, words] of meanings) for (const square of squares) said[square]?.push(words);
  return said.map((words, square) => {
    const piece = scene.pieceOn(square);
    const held =
      piece &&
      (piece.at === parts.lifted ? crossing.lifted : parts.movable.has(piece.at) && crossing.canMove);
    const content = piece ? pieceName(text, piece) : armEndOrEmpty(text, scene, square);
    return [squareName(square), content, ...(held ? [held] : []), ...words].join(', ');
  });
}

const armEndOrEmpty = ({ table }: Text, { state }: Scene, square: number): string =>
  ((state.board[square] ?? 0) & ARM_END) === 0 ? table.crossing.empty : table.crossing.armEnd;
