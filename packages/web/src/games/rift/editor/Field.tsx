/** Board of the editor, on which every piece may be placed anywhere. */
import { SIZE, squareName } from '@tessera/games/rift';
import type { TargetedKeyboardEvent } from 'preact';
import { useMemo } from 'preact/hooks';
import { Grid } from '../../../table/Grid.tsx';
import { capitalised, fill } from '../../../text/index.ts';
import { upTo } from '../../../ui/render/upTo.ts';
import { BoardPicture } from '../BoardPicture.tsx';
import { focusAfter, squareOnScreen } from '../geometry.ts';
import { dangerTo, NO_DANGER, NO_MARKS } from '../hints.ts';
import type { Verdict } from './faults.ts';
import { pieceOn, type Sketch } from './sketch.ts';
import type { Editor, Held } from './useEditor.ts';
import type { EditorWords } from './words/index.ts';

interface FieldProps {
  readonly editor: Editor;
  readonly verdict: Verdict;
  readonly words: EditorWords;
  onGrab(held: Held, event: PointerEvent): void;
}

const LINES = upTo(SIZE);

export function Field({ editor, verdict, words, onGrab }: FieldProps) {
  const { now: sketch, held, isFlipped, focus } = editor;
  const { faults, strayCrosses, isTakable, state } = verdict;
  const rows = useMemo(
    () => LINES.map(row => LINES.map(column => squareOnScreen(column, row, isFlipped))),
    [isFlipped],
  );
  const wrong = useMemo(() => faults.flatMap(({ squares }) => squares), [faults]);
  const danger = useMemo(
    () =>
      isTakable && state
        ? dangerTo(state, state.side === 0 ? 1 : 0)
        : { ...NO_DANGER, squares: [...wrong, ...strayCrosses] },
    [isTakable, state, wrong, strayCrosses],
  );
  const labels = useMemo(() => labelsOf(sketch, wrong, words), [sketch, wrong, words]);
  const keyed = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (editor.key(event.key)) event.preventDefault();
  };
  return (
    <div className="making-board">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its keys are those of the grid in it, which has the focus. */}
      <div className="rift-board" onKeyDown={keyed}>
        <BoardPicture
          pieces={sketch.pieces}
          camp={sketch.camp}
          flipped={isFlipped}
          marks={NO_MARKS}
          danger={danger}
          course={undefined}
          lifted={held?.from === 'board' ? held.at : undefined}
        />
        <Grid
          className="cells"
          name={words.board}
          rows={rows}
          labels={labels}
          focus={focus}
          selected={held?.from === 'board' ? held.at : undefined}
          after={(key, square) => focusAfter(key, square, isFlipped)}
          onPress={square => {
            editor.focusOn(square);
            editor.press(square);
          }}
          onHover={() => {}}
          onFocus={editor.focusOn}
          onGrab={(square, event) => {
            const piece = pieceOn(sketch, square);
            if (piece) onGrab({ from: 'board', at: piece.at }, event);
          }}
        />
      </div>
    </div>
  );
}

/** Accessible name of a crossing: "h8, White Star, wrong here". */
function labelsOf(sketch: Sketch, wrong: readonly number[], words: EditorWords): readonly string[] {
  const { game, crossing } = words;
  return Array.from({ length: SIZE * SIZE }, (_, square) => {
    const piece = pieceOn(sketch, square);
    const name =
      piece && fill(words.piece, { colour: game.colours[piece.colour], piece: game.pieces[piece.letter] });
    const isWrong = piece !== undefined && wrong.includes(piece.at);
    return [
      squareName(square),
      name ? capitalised(name) : crossing.empty,
      ...(isWrong ? [crossing.wrong] : []),
    ].join(', ');
  });
}
