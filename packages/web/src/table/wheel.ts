// @chunk own
/** The mouse wheel over a board steps through the answers; loaded when it is first turned. */
import { BOARD } from './squares.ts';

/** Distance of one step; less is accidental. */
const NOTCH_PIXELS = 60;
const LINE_PIXELS = 30;
/** A pause that resets the accumulated distance. */
const PAUSE_MS = 300;

let turned = 0;
let last = 0;

/** Steps unless something scrollable is under the pointer: there the wheel scrolls. */
export function wheeled(event: WheelEvent, step: (by: number) => void): void {
  const board = (event.target as Element).closest(BOARD);
  if (!board || event.ctrlKey || event.deltaY === 0 || scrolls(board)) return;
  if (event.timeStamp - last > PAUSE_MS) turned = 0;
  last = event.timeStamp;
  turned += event.deltaY * (event.deltaMode === 0 ? 1 : LINE_PIXELS);
  if (Math.abs(turned) < NOTCH_PIXELS) return;
  step(Math.sign(turned));
  turned = 0;
}

function scrolls({ parentElement: around }: Element): boolean {
  if (!around) return document.documentElement.scrollHeight > innerHeight;
  const isLonger = around.scrollHeight > around.clientHeight + 1;
  return (isLonger && /auto|scroll/.test(getComputedStyle(around).overflowY)) || scrolls(around);
}
