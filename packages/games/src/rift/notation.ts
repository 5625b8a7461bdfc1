/** Section 14: actions as text. */
import { FormatError } from '@tessera/engine';
import {
  type Action,
  actionFrom,
  actionKind,
  actionTo,
  actionType,
  DROP,
  dropAction,
  FILE_FIRST,
  IMPOSSIBLE,
  leapTaken,
  letterOf,
  moveAction,
  NONE,
  PIVOT,
  pivotAction,
  RANK_FIRST,
  takenSquares,
  turned,
} from './action.ts';
import { leapsOf, parseSquare, squareName } from './board.ts';
import { isSlide, LETTERS, R } from './types.ts';

export function formatAction(action: Action): string {
  const letter = letterOf(action);
  const to = squareName(actionTo(action));
  if (actionType(action) === DROP) return `${letter}@${to}`;
  const from = squareName(actionFrom(action));
  if (actionType(action) === PIVOT) return `${letter}${from}=${LETTERS[turned(actionKind(action))]}${to}`;
  const taken = takenSquares(action).map(squareName).join(',');
  return `${letter}${from}-${to}${taken && `x${taken}`}`;
}

const SHAPE =
  /^([TSPRCHVGIX])(?:@([a-o]\d+)|([a-o]\d+)(?:-([a-o]\d+)(?:x([a-o]\d+(?:,[a-o]\d+)*))?|=([HVGI])([a-o]\d+)))#?$/;

/** Throws FormatError for malformed notation; illegal but well-formed actions are for `check`. */
export function parseAction(text: string): Action {
  const match = SHAPE.exec(text);
  if (!match) throw new FormatError('move', complaint(text), faultColumn(text));
  const [, letter, place, from, to, taken, turnedTo, pivotTo] = match;
  const kind = LETTERS.indexOf(letter as (typeof LETTERS)[number]);
  if (place) return dropAction(kind, square(text, place));
  const start = square(text, from as string);
  if (turnedTo) {
    if (!isSlide(kind) || LETTERS[turned(kind)] !== turnedTo) {
      throw new FormatError(
        'move',
        `${text} does not turn a slide: H and V turn into each other, and so do G and I`,
        text.indexOf('=') + 2,
      );
    }
    return pivotAction(kind, start, square(text, pivotTo as string));
  }
  const end = square(text, to as string);
  const victims = taken ? taken.split(',').map(name => square(text, name)) : [];
  return moveAction(kind, start, end, takenCode(kind, start, end, victims));
}

function takenCode(kind: number, from: number, to: number, victims: readonly number[]): number {
  if (victims.length === 0) return NONE;
  if (kind !== R) return victims.length === 1 ? (victims[0] as number) : IMPOSSIBLE;
  const leap = leapsOf(from).find(one => one.to === to);
  const bits = (way: readonly number[]): number =>
    victims.reduce((sum, one) => sum | (1 << way.indexOf(one)), 0);
  if (leap && victims.every(one => leap.fileFirst.includes(one)))
    return leapTaken(FILE_FIRST, bits(leap.fileFirst));
  if (leap && victims.every(one => leap.rankFirst.includes(one)))
    return leapTaken(RANK_FIRST, bits(leap.rankFirst));
  return IMPOSSIBLE;
}

function square(text: string, name: string): number {
  const found = parseSquare(name);
  if (found === undefined) {
    throw new FormatError('move', `${name} is not on the board (a1 to o15)`, text.indexOf(name) + 1);
  }
  return found;
}

const complaint = (text: string): string =>
  text === ''
    ? 'is empty; write an action such as Te5-e9, S@c9 or Hd6=Vd6'
    : `"${text.slice(0, 40)}" is not an action; write it like Te5-e9, Sh8-j10xi9, S@c9 or Hd6=Vd6`;

/** Endings of an action; one of them completes every valid beginning. */
const ENDINGS = ['', '1', 'a1', '-a1', 'Ha1', '@a1', '1-a1', 'Ta1-a1'];

const LONGEST = 'Rm13-o15xn13,o13,o14#'.length;

/** The first column at which no action can go on like that. */
function faultColumn(text: string): number {
  let length = Math.min(text.length, LONGEST);
  while (length > 0 && !ENDINGS.some(ending => SHAPE.test(text.slice(0, length) + ending))) length--;
  return length + 1;
}
