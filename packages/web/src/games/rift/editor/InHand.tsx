/** The piece in hand, and actions other than placing it. */
import { squareName } from '@tessera/games/rift';
import { capitalised, fill } from '../../../text/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PieceIcon } from '../pieces.tsx';
import { handsOf, isDivided, slotOf, turnedLetter } from './sketch.ts';
import type { Editor } from './useEditor.ts';
import type { EditorWords } from './words/index.ts';

interface InHandProps {
  readonly editor: Editor;
  readonly words: EditorWords;
}

export function InHand({ editor, words }: InHandProps) {
  const { now: sketch, held, heldPiece } = editor;
  const { inHand, game } = words;
  if (!held || !heldPiece) return <p className="editor-hand is-empty">{inHand.nothing}</p>;
  const { colour, letter } = heldPiece;
  const isTray = held.from === 'tray';
  const name = fill(words.piece, { colour: game.colours[colour], piece: game.pieces[letter] });
  const where = isTray ? inHand.fromTray : fill(inHand.onBoard, { at: squareName(held.at) });
  const isLeft = (handsOf(sketch)[slotOf(heldPiece)] ?? 0) > 0;
  return (
    <div className="editor-hand">
      <PieceIcon letter={letter} colour={colour} size={28} />
      <p>
        <b>{capitalised(name)}</b> {where}
      </p>
      {turnedLetter(letter) && (
        <button type="button" className="button is-small" onClick={editor.turnHeld}>
          <Icon name="turn" size={16} />
          {inHand.turn}
        </button>
      )}
      {!isTray && (
        <button type="button" className="button is-small" onClick={editor.removeHeld}>
          <Icon name="close" size={16} />
          {inHand.remove}
        </button>
      )}
      {isTray && isDivided(sketch, letter) && (
        <button type="button" className="button is-small" onClick={() => editor.captureHeld(isLeft ? 1 : -1)}>
          {isLeft ? inHand.captured : inHand.notCaptured}
        </button>
      )}
    </div>
  );
}
