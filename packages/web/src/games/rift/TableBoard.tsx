/** The board as the table uses it, with what may stand before it: a question, or a word about a refusal. */
import type { GameEvent } from '@tessera/engine';
import type { TargetedPointerEvent } from 'preact';
import { useMemo } from 'preact/hooks';
import { Toast } from '../../table/Toast.tsx';
import { Board } from './Board.tsx';
import { Chooser } from './Chooser.tsx';
import type { Held } from './consider.ts';
import { EXTENT, pointOf } from './geometry.ts';
import type { Model } from './useModel.ts';
import { crossingLabels } from './words.ts';

const NOTHING: readonly GameEvent[] = [];

interface TableBoardProps {
  readonly model: Model;
  onGrab(held: Held, event: TargetedPointerEvent<HTMLElement>): void;
}

export function TableBoard({ model, onGrab }: TableBoardProps) {
  const { text, snapshot, scene, play, flipped, back, saying, say } = model;
  const { view } = scene;
  const isNow = back.view === undefined;
  const grab = (square: number, event: TargetedPointerEvent<HTMLElement>): void => {
    const piece = scene.pieceOn(square);
    if (piece && play.answers.byPiece.has(piece.at)) onGrab({ from: 'board', at: piece.at }, event);
  };
  return (
    <div className="rt-board">
      <Board
        name={text.table.board}
        pieces={view.pieces}
        camp={view.options.camp}
        flipped={flipped}
        last={model.last}
        marks={play.marks}
        danger={model.danger}
        course={play.course}
        advice={model.advice}
        lifted={play.heldPiece?.at}
        isLook={play.isLook}
        gone={isNow && model.isMoving ? snapshot.events : NOTHING}
        seq={snapshot.seq}
        focus={play.focus}
        labels={useLabels(model)}
        magnets={useMagnets(model)}
        root={model.root}
        onPress={play.press}
        onHover={play.pointTo}
        onFocus={play.focusOn}
        onGrab={grab}
      />
      {play.asking && <Chooser asking={play.asking} play={play} scene={scene} flipped={flipped} />}
      {saying && <Toast saying={saying} isHigh={isLow(play.focus, flipped)} onClose={() => say(undefined)} />}
    </div>
  );
}

/** Whether a crossing lies in the lower half: what is said about it then stands in the upper one. */
const isLow = (square: number, flipped: boolean): boolean => pointOf(square, flipped).y > EXTENT / 2;

function useLabels({ text, scene, play, danger, last }: Model): readonly string[] {
  const { marks, answers, heldPiece, held } = play;
  return useMemo(
    () =>
      crossingLabels(text, {
        scene,
        marks,
        danger,
        last,
        movable: new Set(answers.byPiece.keys()),
        lifted: heldPiece?.at,
        isDrop: held?.from === 'hand',
      }),
    [text, scene, marks, danger, last, answers, heldPiece, held],
  );
}

/** Whatever means something now. */
function useMagnets({ play: { marks, answers } }: Model): readonly number[] {
  return useMemo(() => {
    const { dots, specks, victims, landings, pivots } = marks;
    return [...dots, ...specks, ...victims, ...landings, ...pivots, ...answers.byPiece.keys()];
  }, [marks, answers]);
}
