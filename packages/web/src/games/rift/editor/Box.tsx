/** Tray of the editor: pieces of a colour that are not on the board. */
import { type Colour, HAND_KINDS, LETTERS, type Letter } from '@tessera/games/rift';
import { capitalised, fill } from '../../../text/index.ts';
import { PieceIcon } from '../pieces.tsx';
import { fullIn, handsOf, placedOf, slotOf } from './sketch.ts';
import type { Editor, Held } from './useEditor.ts';
import type { EditorWords } from './words/index.ts';

interface BoxProps {
  readonly editor: Editor;
  readonly colour: Colour;
  readonly words: EditorWords;
  onGrab(held: Held, event: PointerEvent): void;
}

const KINDS: readonly Letter[] = HAND_KINDS.map(kind => LETTERS[kind] as Letter);

export function Box({ editor, colour, words, onGrab }: BoxProps) {
  const { now: sketch, held } = editor;
  const { game } = words;
  const [placed, hands] = [placedOf(sketch), handsOf(sketch)];
  return (
    <section className="editor-box" aria-label={fill(words.box.name, { colour: game.colours[colour] })}>
      {KINDS.map(letter => {
        const slot = slotOf({ colour, letter });
        const [count, off] = [hands[slot] ?? 0, fullIn(slot) - (placed[slot] ?? 0)];
        const lost = Math.max(0, off - count);
        const isHeld = held?.from === 'tray' && held.colour === colour && slotOf(held) === slot;
        const shown = isHeld ? held.letter : letter;
        const piece = game.pieces[letter];
        return (
          <button
            key={letter}
            type="button"
            className={off > 0 ? 'editor-slot' : 'editor-slot is-none'}
            aria-label={capitalised(
              fill(lost > 0 ? words.box.slotLost : words.box.slot, { piece, count, lost }),
            )}
            aria-pressed={isHeld}
            disabled={off <= 0}
            onClick={() => editor.pick(colour, letter)}
            onPointerDown={event => onGrab({ from: 'tray', colour, letter: shown }, event)}
          >
            <PieceIcon letter={shown} colour={colour} size={letter === 'X' ? 34 : 30} />
            <span className="editor-count">
              {count}
              {lost > 0 && <s>{lost}</s>}
            </span>
          </button>
        );
      })}
    </section>
  );
}
