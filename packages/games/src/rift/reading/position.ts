/**
 * Section 15: validating parser of position strings. Most matches begin with the set-up and do not load it.
 */
import { FormatError } from '@tessera/engine';
import { at, fileOf, rankOf, SIZE, SQUARES, squareAt, squareName } from '../board.ts';
import { layPiece } from '../cells.ts';
import { adjudicate, end, endIfDecided } from '../rules/end.ts';
import { keyOf } from '../rules/keys.ts';
import { changeEngaged, changeHand, engaged, inHand } from '../rules/material.ts';
import { emptyState } from '../setup.ts';
import {
  ARM_END,
  BLACK,
  type Colour,
  G,
  HAND_KINDS,
  HAND_SIZE,
  I,
  isLarge,
  isPawn,
  kindOf,
  LETTERS,
  type Letter,
  type Phase,
  pieceOf,
  type RiftOptions,
  type RiftState,
  T,
  WHITE,
  X,
} from '../types.ts';
import { relive } from './history.ts';
import { requirePlaceable, requireReachable } from './strict.ts';

const FIELDS = ['board', 'side', 'hands', 'phase', 'quiet', 'ply'] as const;
/** Index of the history field, if there is one. */
const HISTORY = FIELDS.length;

/** Throws a FormatError with the field and the column in the whole string. */
export function parsePosition(
  text: string,
  options: RiftOptions,
  mode: 'strict' | 'lenient' = 'strict',
): RiftState {
  const { state, history, column } = readPosition(text, options);
  requireSound(state, text.slice(0, column(1) - 2), column);
  if (mode === 'strict') requireReachable(state, column);
  if (state.phase === 's' || state.phase === 'x') requirePlaceable(state, column);
  if (history === undefined) begin(state);
  else if (state.phase === 'p') relive(state, history, column(HISTORY));
  else throw new FormatError('history', 'belongs to positions of play alone', column(HISTORY));
  return state;
}

interface Written {
  readonly state: RiftState;
  /** R-END-6: the quiet actions that led here; without them a new history begins. */
  readonly history: string | undefined;
  column(field: number): number;
}

/** The position as written, valid or not, for an editor. Throws FormatError as above. */
export function readPosition(text: string, options: RiftOptions): Written {
  const parts = text.split(' ');
  if (parts.length !== HISTORY && parts.length !== HISTORY + 1) {
    throw new FormatError(
      'position',
      `has ${parts.length} parts, but needs six: ${FIELDS.join(' ')}, and may have a history`,
      text.length + 1,
    );
  }
  const [board, side, hands, phase, quiet, ply] = parts as [string, string, string, string, string, string];
  const column = (index: number): number => parts.slice(0, index).join(' ').length + (index > 0 ? 2 : 1);
  const state = emptyState(options);
  state.hands.fill(0);
  parseBoard(state, board);
  state.side = oneOf(side, ['w', 'b'], 'side', column(1)) === 'w' ? WHITE : BLACK;
  parseHands(state, hands, column(2));
  state.phase = oneOf(phase, ['s', 'x', 'p', 'e'], 'phase', column(3)) as Phase;
  state.quiet = count(quiet, 'quiet', column(4));
  state.ply = count(ply, 'ply', column(5));
  return { state, history: parts[HISTORY], column };
}

function parseBoard(state: RiftState, text: string): void {
  const rows = text.split('/');
  if (rows.length !== SIZE)
    throw new FormatError('board', `has ${rows.length} ranks, but needs ${SIZE}`, text.length);
  const letters: string[] = Array(SQUARES).fill('');
  let column = 1;
  rows.forEach((row, i) => {
    parseRow(row, SIZE - 1 - i, column, letters);
    column += row.length + 1;
  });
  for (const [square, letter] of letters.entries()) placeLetter(state, letters, letter, square, text);
}

function parseRow(row: string, rank: number, column: number, letters: string[]): void {
  let file = 0;
  for (const match of row.matchAll(/\d+|./gs)) {
    const token = match[0];
    const here = column + match.index;
    const isRun = /^\d+$/.test(token);
    if (!isRun && !/^[TSPRCHVGIX]$/i.test(token))
      throw new FormatError('board', `"${token}" is no piece`, here);
    if (isRun && !/^([1-9]|1[0-5])$/.test(token))
      throw new FormatError('board', `${token} is no run of 1 to 15`, here);
    if (!isRun && file < SIZE) letters[squareAt(file, rank)] = token;
    file += isRun ? Number(token) : 1;
    if (file > SIZE) throw new FormatError('board', `rank ${rank + 1} is longer than ${SIZE}`, here);
  }
  if (file < SIZE)
    throw new FormatError('board', `rank ${rank + 1} has only ${file} of ${SIZE}`, column + row.length);
}

/** Column of a piece in the text of a well-formed board. */
function columnOf(text: string, square: number): number {
  const rows = text.split('/');
  const index = SIZE - 1 - rankOf(square);
  let column = rows.slice(0, index).join('/').length + (index > 0 ? 2 : 1);
  let file = 0;
  for (const [token] of (rows[index] as string).matchAll(/\d+|./g)) {
    file += /^\d/.test(token) ? Number(token) : 1;
    if (file > fileOf(square)) break;
    column += token.length;
  }
  return column;
}

/** Places the piece of a letter; the second letter of a large slide is consumed by the first. */
function placeLetter(
  state: RiftState,
  letters: string[],
  letter: string,
  square: number,
  text: string,
): void {
  if (letter === '') return;
  const kind = LETTERS.indexOf(letter.toUpperCase() as Letter);
  const colour = letter === letter.toUpperCase() ? WHITE : BLACK;
  if (isLarge(kind)) {
    const tail = kind === G ? square + 1 : square + SIZE;
    const isPaired = letters[tail] === letter && (kind === I || rankOf(tail) === rankOf(square));
    if (!isPaired) {
      const complaint = `the large slide on ${squareName(square)} has no second line`;
      throw new FormatError('board', complaint, columnOf(text, square));
    }
    letters[tail] = '';
  }
  layPiece(state.board, colour, kind, square);
  if (isPawn(kind)) changeEngaged(state, colour, kind, 1);
}

function parseHands(state: RiftState, text: string, column: number): void {
  if (text === '-') return;
  if (text === '') throw new FormatError('hands', 'are missing; write - if nothing is left', column);
  let last = -1;
  for (const match of text.matchAll(/(\d*)([^\d]|$)/g)) {
    const [token, number, letter] = match as unknown as [string, string, string];
    if (token === '') continue;
    const here = column + match.index;
    const slot = handSlot(letter);
    if (slot < 0)
      throw new FormatError('hands', `"${letter}" is none of T S P R C H G X`, here + number.length);
    if (slot <= last)
      throw new FormatError('hands', 'must be in the order TSPRCHGX, White before Black', here);
    if (number !== '' && !/^[2-9]$/.test(number))
      throw new FormatError('hands', `${number} is no count of 2 to 9`, here);
    last = slot;
    changeHand(
      state,
      slot < HAND_SIZE ? WHITE : BLACK,
      at(HAND_KINDS, slot % HAND_SIZE),
      Number(number || 1),
    );
  }
}

function handSlot(letter: string): number {
  const kind = LETTERS.indexOf(letter.toUpperCase() as Letter);
  const slot = (HAND_KINDS as readonly number[]).indexOf(kind);
  return slot < 0 || letter === '' ? -1 : letter === letter.toUpperCase() ? slot : slot + HAND_SIZE;
}

function oneOf(text: string, known: readonly string[], field: string, column: number): string {
  if (!known.includes(text)) throw new FormatError(field, `"${text}" must be ${known.join(', ')}`, column);
  return text;
}

function count(text: string, field: string, column: number): number {
  if (!/^\d{1,6}$/.test(text)) throw new FormatError(field, `"${text}" must be a number of plies`, column);
  return Number(text);
}

/** Refuses positions, also leniently, in which the rules would make no sense. */
function requireSound(state: RiftState, text: string, column: (index: number) => number): void {
  const { board, phase, ply } = state;
  if ((phase === 's' || phase === 'x') && ply > 13) {
    throw new FormatError('ply', `set-up has plies 0 to 13, not ${ply}`, column(5));
  }
  board.forEach((cell, square) => {
    const isShut = (cell & ARM_END) !== 0 && (isPawn(kindOf(cell)) || kindOf(cell) === X);
    if (!isShut) return;
    const complaint = `${squareName(square)} is the end of a cross's arm (R-CROSS-5)`;
    throw new FormatError('board', complaint, columnOf(text, square));
  });
  for (const colour of [WHITE, BLACK] as const) {
    const count = engaged(state, colour, T);
    const name = colour === WHITE ? 'White' : 'Black';
    const last = columnOf(text, board.lastIndexOf(pieceOf(colour, T)));
    if (count > 1) throw new FormatError('board', `${name} has ${count} Tesseracts`, last);
    if (count === 0 && phase === 'p') throw new FormatError('board', `${name} has no Tesseract`, 1);
    const isHeld = inHand(state, colour, T) + inHand(state, colour, X) > 0;
    if (isHeld && phase === 'p') {
      throw new FormatError('hands', 'no T or X can be in reserve once play has started', column(2));
    }
  }
}

/** Computes the key of a position and, if it is decided already, its result. */
function begin(state: RiftState): void {
  if (state.phase !== 'p' && state.phase !== 'e') return;
  const wasEnded = state.phase === 'e';
  state.past.push(...keyOf(state));
  state.phase = 'p';
  const standing = ([WHITE, BLACK] as const).filter(colour => engaged(state, colour, T) > 0);
  if (wasEnded && standing.length === 1) end(state, standing[0] as Colour, 'capture');
  else endIfDecided(state);
  // The string has no reason; if the board shows none, the ladder decided.
  const endless = state.options.repetition === 'adjudicated' ? 'repetition' : 'stall';
  if (wasEnded && state.reason === null) end(state, adjudicate(state), endless);
}
