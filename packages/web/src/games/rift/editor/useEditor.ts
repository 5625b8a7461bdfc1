/** State of the editor: the position, the piece in hand, and the handlers of presses, drops and keys. */
import { type Colour, type Letter, type PieceView, parseSquare } from '@tessera/games/rift';
import { useState } from 'preact/hooks';
import { useAddress } from '../../../ui/workshop/useAddress.ts';
import { type Edits, useEdits } from '../../../ui/workshop/useEdits.ts';
import {
  capture,
  formatLink,
  fullIn,
  isDivided,
  move,
  pieceOn,
  placedOf,
  put,
  type Sketch,
  slotOf,
  takeUp,
  turn,
  turnedLetter,
} from './sketch.ts';

/** A piece of the board, or of a tray with its orientation. */
export type Held =
  | { readonly from: 'board'; readonly at: number }
  | { readonly from: 'tray'; readonly colour: Colour; readonly letter: Letter };

/** Drop target off the board: the piece returns to its tray. */
export const OFF = -1;

export interface Editor extends Edits<Sketch> {
  readonly held: Held | undefined;
  readonly heldPiece: Pick<PieceView, 'colour' | 'letter'> | undefined;
  readonly focus: number;
  readonly isFlipped: boolean;
  focusOn(square: number): void;
  flip(): void;
  hold(held: Held | undefined): void;
  /** Places the piece in hand. */
  drop(square: number): void;
  /** Picks up the piece there, or places the one in hand. */
  press(square: number): void;
  /** Takes a piece of the tray in hand; a second press turns it, a third one releases it. */
  pick(colour: Colour, letter: Letter): void;
  turnHeld(): void;
  removeHeld(): void;
  /** Marks one more or one fewer piece in hand, from a tray, as captured. */
  captureHeld(more: 1 | -1): void;
  /**
   * Handles a key: a letter places that piece at the focus, upper case White, lower case Black. True if it
   * was handled.
   */
  key(key: string): boolean;
}

const CENTRE = parseSquare('h8') ?? 0;

export function useEditor(first: Sketch): Editor {
  const edits = useEdits(first);
  const { now: sketch, edit } = edits;
  const [held, hold] = useState<Held>();
  const [focus, focusOn] = useState(CENTRE);
  const [isFlipped, setFlipped] = useState(false);
  useAddress(formatLink(sketch));

  const isLeft = (piece: Pick<PieceView, 'colour' | 'letter'>): boolean =>
    (placedOf(sketch)[slotOf(piece)] ?? 0) < fullIn(slotOf(piece));
  const heldPiece =
    held?.from === 'tray' ? (isLeft(held) ? held : undefined) : held && pieceOn(sketch, held.at);

  function drop(square: number): void {
    if (held?.from === 'tray') {
      if (square !== OFF) edit(now => put(now, { colour: held.colour, letter: held.letter, at: square }));
      return;
    }
    hold(undefined);
    if (held) edit(now => (square === OFF ? takeUp(now, held.at) : move(now, held.at, square)));
  }

  const turnHeld = (): void => {
    if (!held || !heldPiece) return;
    const letter = turnedLetter(heldPiece.letter);
    if (held.from === 'tray') letter && hold({ ...held, letter });
    else edit(now => turn(now, held.at));
  };

  return {
    ...edits,
    held: heldPiece && held,
    heldPiece,
    focus,
    isFlipped,
    focusOn,
    flip: () => setFlipped(is => !is),
    hold,
    drop,
    press: square => {
      if (heldPiece)
        return held?.from === 'board' && pieceOn(sketch, square) === heldPiece
          ? hold(undefined)
          : drop(square);
      const piece = pieceOn(sketch, square);
      hold(piece && { from: 'board', at: piece.at });
    },
    pick: (colour, letter) => {
      const isHeld =
        held?.from === 'tray' && held.colour === colour && slotOf(held) === slotOf({ colour, letter });
      const turned = turnedLetter(letter);
      if (!isHeld) hold({ from: 'tray', colour, letter });
      else hold(turned && held.letter === letter ? { ...held, letter: turned } : undefined);
    },
    turnHeld,
    removeHeld: () => drop(OFF),
    captureHeld: more => {
      if (heldPiece && isDivided(sketch, heldPiece.letter)) edit(now => capture(now, heldPiece, more));
    },
    key: key => {
      const letter = key.toUpperCase();
      if (key === 'Escape') hold(undefined);
      else if (key === 'Delete' || key === 'Backspace') edit(now => takeUp(now, focus));
      else if (key === '/') edit(now => turn(now, focus));
      else if ('TSPRCHVGIX'.includes(letter) && letter.length === 1) {
        const colour = key === letter ? 0 : 1;
        edit(now => put(now, { letter: letter as Letter, colour, at: focus }));
      } else return false;
      return true;
    },
  };
}
