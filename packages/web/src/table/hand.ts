/**
 * Selection state of a player: the open list, and the answer selected but not played. Pure: every press gives
 * a new state, and perhaps an answer to play. Games extend it.
 */
export interface Hand<A, Q> {
  /** Sequence number of the snapshot it belongs to: any change of the match clears the selection. */
  readonly seq: number;
  /** Content of the open popup list. */
  readonly asking: Q | undefined;
  /** The selected answer: shown with its effects, and played by the next press on it. */
  readonly pending: A | undefined;
}

export interface Stepped<H, A> {
  readonly hand: H;
  /** The answer to play now. */
  readonly play?: A;
  /** The illegal answer that the press probably meant. */
  readonly refused?: string;
}

/** Clears the selection and closes the list. */
export const settled = <H extends Hand<unknown, unknown>>(hand: H): H => ({
  ...hand,
  asking: undefined,
  pending: undefined,
});

/** Plays an answer at once, or selects it first and plays it by the second press. */
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

/** Plays the selected answer. */
export const confirm = <A, H extends Hand<A, unknown>>(hand: H): Stepped<H, A> =>
  hand.pending === undefined ? { hand } : { hand: settled(hand), play: hand.pending };

/** Position and time of a pointer press, in pixels and milliseconds. */
export interface Press {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** Uses the event's own time stamp: on a busy page the handler runs later. */
export const pressOf = ({ clientX: x, clientY: y, timeStamp: at }: PointerEvent): Press => ({ x, y, at });

const ECHO_MS = 300;
const ECHO_PIXELS = 8;

/** Duration of a long press, which marks a square and selects nothing. */
export const LONG_PRESS_MS = 450;

export const isFar = (from: Press, to: Press): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) > ECHO_PIXELS;

/** True for the second half of a double click, which is ignored. */
export const isEcho = (last: Press | undefined, press: Press): boolean =>
  last !== undefined && press.at - last.at < ECHO_MS && !isFar(last, press);

/** Selection in progress: functions that clear and confirm it. */
export interface Begun {
  readonly letGo: (() => void) | undefined;
  readonly confirm: (() => void) | undefined;
}
