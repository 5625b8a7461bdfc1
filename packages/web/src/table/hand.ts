/**
 * What a player has begun and not finished: the list that is open, and what is chosen but not done. Pure: every press
 * gives a new hand, and perhaps something to play. A game's own hand adds what only that game knows.
 */
export interface Hand<A, Q> {
  /** The change of the match it belongs to: as soon as the match goes on, it is empty again. */
  readonly seq: number;
  /** The list beside what was pressed. */
  readonly asking: Q | undefined;
  /** Chosen: shown with what it would do, and done by the next press that means it. */
  readonly pending: A | undefined;
}

export interface Stepped<H, A> {
  readonly hand: H;
  /** To be played now. */
  readonly play?: A;
  /** Nothing legal was meant: what it was probably meant to be. */
  readonly refused?: string;
}

/** The list is closed and nothing is chosen. */
export const settled = <H extends Hand<unknown, unknown>>(hand: H): H => ({
  ...hand,
  asking: undefined,
  pending: undefined,
});

/** An answer is meant: it is done at once, or chosen first and done by the second press that means it. */
export function mean<A, H extends Hand<A, unknown>>(
  hand: H,
  answer: A,
  mustChoose: boolean,
  isSame: (a: A, b: A) => boolean = Object.is,
): Stepped<H, A> {
  const isChosen = hand.pending !== undefined && isSame(hand.pending, answer);
  if (mustChoose && !isChosen) return { hand: { ...settled(hand), pending: answer } };
  return { hand: settled(hand), play: answer };
}

/** What is chosen is done. */
export const confirm = <A, H extends Hand<A, unknown>>(hand: H): Stepped<H, A> =>
  hand.pending === undefined ? { hand } : { hand: settled(hand), play: hand.pending };

/** A press of the pointer, in pixels and milliseconds. */
export interface Press {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** When it was pressed, not when a busy page got to it. */
export const pressOf = ({ clientX: x, clientY: y, timeStamp: at }: PointerEvent): Press => ({ x, y, at });

const ECHO_MS = 300;
const ECHO_PIXELS = 8;

/** A finger that rests so long marks a square, and presses nothing. */
export const LONG_PRESS_MS = 450;

export const isFar = (from: Press, to: Press): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) > ECHO_PIXELS;

/** Whether a press is the second half of a double click: it never does anything. */
export const isEcho = (last: Press | undefined, press: Press): boolean =>
  last !== undefined && press.at - last.at < ECHO_MS && !isFar(last, press);

/** What somebody has begun at a table: how it is let go, and how it is done. */
export interface Begun {
  readonly letGo: (() => void) | undefined;
  readonly confirm: (() => void) | undefined;
}
